import {
  IconAlertTriangle,
  IconBuildingStore,
  IconChecklist,
  IconChartLine,
  IconChevronRight,
  IconClock,
  IconEyeOff,
  IconMail,
  IconMessages,
  IconMoon,
  IconPencil,
  IconTicket,
  IconPin,
  IconSend,
} from '@tabler/icons-react'
import type { ComponentType, SVGAttributes } from 'react'
import type { Dashboard, TodoKey } from '@kiosque/contract/wire/dashboard'
import { count } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useToday } from '../../lib/use-now.ts'

type Look = {
  icon: ComponentType<SVGAttributes<SVGSVGElement>>
  tone: string
  title: (count: number) => string
  text: string
  href: (today: string) => string
}

const LOOKS: Record<TodoKey, Look> = {
  recalls: {
    icon: IconAlertTriangle,
    tone: 'ic ic--danger',
    title: (number) => `${count(number, 'réponse attendue', 'réponses attendues')} à un rappel de lot`,
    text: 'Des officines n’ont pas encore répondu',
    href: () => paths.admin('recalls?status=open'),
  },
  late_readings: {
    icon: IconChecklist,
    tone: 'ic ic--danger',
    title: (number) => `${count(number, 'lecture obligatoire', 'lectures obligatoires')} en retard`,
    text: 'Des personnes n’ont pas confirmé à temps',
    href: () => paths.admin('readings'),
  },
  messages: {
    icon: IconMessages,
    tone: 'ic ic--danger',
    title: (number) => `${count(number, 'demande')} à répondre`,
    text: 'Les officines attendent, la plus pressée d’abord',
    href: () => paths.admin('messages?etat=waiting'),
  },
  claims: {
    icon: IconTicket,
    tone: 'ic ic--sand',
    title: (number) => `${count(number, 'demande')} BRI à contrôler`,
    text: 'Les officines attendent leur remboursement',
    href: () => paths.admin('bri'),
  },
  my_drafts: {
    icon: IconPencil,
    tone: 'ic ic--blue',
    title: (number) => `${count(number, 'brouillon')} à finir`,
    text: 'Les vôtres, le dernier touché d’abord',
    href: () => paths.admin('contents?state=draft&mine=true'),
  },
  scheduled_today: {
    icon: IconSend,
    tone: 'ic ic--green',
    title: (number) => `${count(number, 'parution')} aujourd’hui`,
    text: 'En ligne à l’heure dite, sans rien faire',
    href: (today) => paths.admin(`contents?state=scheduled&from=${today}&to=${today}`),
  },
  expiring: {
    icon: IconClock,
    tone: 'ic ic--sand',
    title: (number) => `${count(number, 'contenu expire', 'contenus expirent')} sous 7 jours`,
    text: 'À prolonger, ou à laisser finir',
    href: () => paths.admin('contents?expiring=true&sort=ends'),
  },
  unseen: {
    icon: IconEyeOff,
    tone: 'ic ic--danger',
    title: (number) => `${count(number, 'contenu', 'contenus')} que personne ne voit`,
    text: 'Le ciblage n’atteint aucune personne',
    href: () => paths.admin('contents?reach=none'),
  },
  empty_placements: {
    icon: IconPin,
    tone: 'ic',
    title: (number) => count(number, 'emplacement vide', 'emplacements vides'),
    text: 'Rien n’y est mis en avant en ce moment',
    href: () => paths.admin('highlights'),
  },
  invitations: {
    icon: IconMail,
    tone: 'ic ic--blue',
    title: (number) => `${count(number, 'invitation')} en attente`,
    text: 'Sans réponse pour le moment',
    href: () => paths.admin('invitations'),
  },
  without_titulaire: {
    icon: IconBuildingStore,
    tone: 'ic ic--green',
    title: (number) => `${count(number, 'officine')} sans titulaire`,
    text: 'Aucune inscription pour le moment',
    href: () => paths.admin('drugstores?has_titulaire=false&is_disabled=false'),
  },
  quiet_drugstores: {
    icon: IconMoon,
    tone: 'ic ic--sand',
    title: (number) => count(number, 'officine silencieuse', 'officines silencieuses'),
    text: 'Aucune visite depuis 30 jours',
    href: () => paths.admin('drugstores?has_titulaire=true&is_disabled=false&activity=30'),
  },
  tiers_in_reach: {
    icon: IconChartLine,
    tone: 'ic ic--green',
    title: (number) => `${count(number, 'palier')} à portée`,
    text: 'À évoquer lors de vos prochaines visites',
    href: () => paths.admin('agreements?state=near'),
  },
}

/** « À traiter »: each line leads to the very list it counts. */
export function TodoList({ todo }: { todo: Dashboard['todo'] }) {
  const today = useToday()
  if (todo.length === 0)
    return <p className="muted">Rien ne vous attend. Profitez-en pour préparer la suite.</p>
  return (
    <ul style={{ marginInline: -8 }}>
      {todo.map(({ key, count: number, first }) => {
        const { icon: Icon, tone, title, text, href } = LOOKS[key]
        return (
          <li key={key}>
            <a className="todo" href={href(today)}>
              <span className={tone}>
                <Icon className="i" aria-hidden="true" />
              </span>
              <span>
                <b>{title(number)}</b>
                <small>{first ?? text}</small>
              </span>
              <IconChevronRight className="i i--18" aria-hidden="true" />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
