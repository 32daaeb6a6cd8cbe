import { useQuery } from '@tanstack/react-query'
import {
  IconBuildingStore,
  IconChevronRight,
  IconFileImport,
  IconHistory,
  IconMail,
  IconMapPin,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react'
import type { ComponentType, SVGAttributes } from 'react'
import { rightLabel } from '@kiosque/contract/domain/roles'
import { drugstoresQuery } from '../../features/backoffice-drugstores/drugstores.queries.ts'
import { formatInteger } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useSignedIn } from '../../lib/session.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import './backoffice.css'

type Entry = {
  title: string
  text: string
  href: string
  icon: ComponentType<SVGAttributes<SVGSVGElement>>
  tone?: 'blue' | 'green' | 'sand'
  administrators?: true
}

const ENTRIES: readonly Entry[] = [
  {
    title: 'Officines',
    text: 'Chercher une officine, voir sa fiche et son équipe.',
    href: paths.admin('drugstores'),
    icon: IconBuildingStore,
    tone: 'green',
  },
  {
    title: 'Importer des officines',
    text: 'Un fichier CSV, essayé à blanc avant d’écrire quoi que ce soit.',
    href: paths.admin('drugstores/import'),
    icon: IconFileImport,
    tone: 'green',
    administrators: true,
  },
  {
    title: 'Utilisateurs',
    text: 'Profils, droits au siège et comptes en officine.',
    href: paths.admin('users'),
    icon: IconUsers,
    tone: 'blue',
    administrators: true,
  },
  {
    title: 'Invitations',
    text: 'Inviter dans une officine ou au siège, renvoyer, annuler.',
    href: paths.admin('invitations'),
    icon: IconMail,
    tone: 'blue',
    administrators: true,
  },
  {
    title: 'Zones, packs et groupes',
    text: 'Ce qui range les officines et cible les contenus.',
    href: paths.admin('zones'),
    icon: IconMapPin,
    tone: 'sand',
  },
  {
    title: 'Journal',
    text: 'Qui a changé quoi, et quand.',
    href: paths.admin('audit'),
    icon: IconHistory,
    administrators: true,
  },
  {
    title: 'Réglages',
    text: 'Fermer le portail pour maintenance, le rouvrir.',
    href: paths.admin('settings'),
    icon: IconSettings,
    administrators: true,
  },
]

/** Where one lands: how the network stands, and a way to everything one's right opens. */
export function BackofficeHomePage() {
  const { me } = useSignedIn()
  const entries = ENTRIES.filter((entry) => !entry.administrators || me.right_id === 1)
  return (
    <>
      <PageHead
        title={`Bonjour ${me.first_name}`}
        intro={`Vous êtes ${rightLabel(me.right_id).toLowerCase()} du réseau.`}
      />
      <div className="kpis">
        <Kpi label="Officines du réseau" filter={{}} note="Toutes" />
        <Kpi
          label="Officines actives"
          filter={{ is_disabled: 'false' }}
          note="Leur équipe peut se connecter"
        />
        <Kpi
          label="Sans titulaire"
          filter={{ has_titulaire: 'false' }}
          note="Personne ne les a encore inscrites"
        />
        <Kpi
          label="Désactivées"
          filter={{ is_disabled: 'true' }}
          note="Leur équipe ne peut pas se connecter"
        />
      </div>
      <h2 className="h3" style={{ marginTop: 28 }}>
        Accès rapides
      </h2>
      <ul className="bo-home">
        {entries.map(({ title, text, href, icon: Icon, tone }) => (
          <li key={href}>
            <a className="card" href={href}>
              <span className={tone ? `ic ic--${tone}` : 'ic'}>
                <Icon className="i" aria-hidden="true" />
              </span>
              <span className="grow">
                <b>{title}</b>
                <p>{text}</p>
              </span>
              <IconChevronRight className="i i--18 muted" aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function Kpi({ label, filter, note }: { label: string; filter: Record<string, string>; note: string }) {
  const { data, error } = useQuery(drugstoresQuery({ ...filter, per_page: 1 }))
  const search = new URLSearchParams(filter).toString()
  return (
    <a className="card kpi" href={`${paths.admin('drugstores')}${search && `?${search}`}`}>
      <span>{label}</span>
      <b>
        {data ? (
          formatInteger(data.meta.total)
        ) : error ? (
          <span className="small muted">Indisponible</span>
        ) : (
          <Skeleton width={64} height={28} />
        )}
      </b>
      <span className="trend" style={{ color: 'var(--text-2)', fontWeight: 400, whiteSpace: 'normal' }}>
        {note}
      </span>
    </a>
  )
}
