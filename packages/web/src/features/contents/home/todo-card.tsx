import { useQuery } from '@tanstack/react-query'
import {
  IconAlertTriangle,
  IconBuildingStore,
  IconCalendarEvent,
  IconCheck,
  IconMessageCircle,
  IconNews,
  IconSchool,
  IconTag,
  IconUsers,
} from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import type { TodoItem } from '@kiosque/contract/wire/home'
import { messageFor } from '../../../lib/api.ts'
import { formatDate, formatTime } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useToday } from '../../../lib/use-now.ts'
import { LineSkeletons } from '../../../ui/skeleton.tsx'
import { todoQuery } from './home.queries.ts'
import { isPreview, WAITS_IN_PREVIEW } from './waits-in-preview.ts'
import './todo.css'

const LOOKS: Record<string, { icon: Icon; tone: string; over: string }> = {
  to_read: { icon: IconNews, tone: 'ic--blue', over: 'À lire' },
  offer_ending: { icon: IconTag, tone: 'ic--green', over: 'Offre' },
  enrolment_closing: { icon: IconBuildingStore, tone: 'ic--sand', over: 'Campagne' },
  contact_answer: { icon: IconMessageCircle, tone: 'ic--blue', over: 'Réponse du siège' },
  claim: { icon: IconTag, tone: 'ic--sand', over: 'BRI' },
  training: { icon: IconSchool, tone: 'ic--green', over: 'Formation' },
  team: { icon: IconUsers, tone: 'ic--sand', over: 'Équipe' },
  quiz: { icon: IconSchool, tone: 'ic--green', over: 'Quiz' },
  recall: { icon: IconAlertTriangle, tone: 'ic--danger', over: 'Rappel de lot' },
  order_closing: { icon: IconTag, tone: 'ic--green', over: 'Commande' },
  event: { icon: IconCalendarEvent, tone: 'ic--blue', over: 'Agenda' },
  registration_closing: { icon: IconCalendarEvent, tone: 'ic--sand', over: 'Inscription' },
  registration_to_confirm: { icon: IconCalendarEvent, tone: 'ic--sand', over: 'Inscription' },
}
const MANDATORY = { icon: IconAlertTriangle, tone: 'ic--danger', over: 'Lecture obligatoire' }
const OTHER = { icon: IconCheck, tone: '', over: 'À faire' }
const SHOWN = 4
const OF_EACH = 2

/** A few of each sort before more of the same, in the order given. */
export function mixed(items: readonly TodoItem[]): TodoItem[] {
  const rank = (item: TodoItem) => items.filter(({ type }) => type === item.type).indexOf(item)
  const first = items.filter((item) => item.is_mandatory || rank(item) < OF_EACH)
  const chosen = new Set([...new Set([...first, ...items])].slice(0, SHOWN))
  return items.filter((item) => chosen.has(item))
}

/** What the card lists: not a recall, which stands above it, nor what the page already shows below. */
export function cardItems(items: readonly TodoItem[], seen: ReadonlySet<string> = new Set()): TodoItem[] {
  return mixed(
    items.filter(({ type, is_mandatory, url }) => type !== 'recall' && (is_mandatory || !seen.has(url))),
  )
}

/** D13-05: what waits for this person, by role. Nothing to do is said, not left blank. */
export function TodoCard({ items }: { items: readonly TodoItem[] }) {
  const { data, error } = useQuery(todoQuery)
  const total = data?.meta.total ?? 0
  return (
    <section className={error && !data ? 'card card--pad inbox inbox--failed' : 'card card--pad inbox'}>
      <div className="card__head" style={{ marginBottom: 8 }}>
        <h2 className="h3">
          À faire{' '}
          {total > 0 && (
            <span className="badge badge--green" style={{ marginLeft: 4 }}>
              {total}
            </span>
          )}
        </h2>
        {total > 0 && (
          <a className="more" href={paths.todo()}>
            Tout voir<span className="sr">&nbsp;: ma journée</span>
          </a>
        )}
      </div>
      {!data && !error && <LineSkeletons count={6} />}
      {error && !data && <p className="muted">{messageFor(error)}</p>}
      {data && total === 0 && (
        <p className="muted">
          {isPreview() ? WAITS_IN_PREVIEW : 'Vous êtes à jour. Bonne journée au comptoir.'}
        </p>
      )}
      {data && total > 0 && items.length === 0 && (
        <p className="muted">Rien d’autre ne presse&nbsp;: le reste vous attend dans votre journée.</p>
      )}
      <ul className="inbox__list">
        {items.map((item) => (
          <Todo key={`${item.type} ${item.url}`} item={item} />
        ))}
      </ul>
    </section>
  )
}

/** Until when, since when, or when. */
export function whenText({ type, due_on, at }: TodoItem, today: string): string | null {
  if (type === 'event' && at && due_on) return `le ${formatDate(due_on)} à ${formatTime(at)}`
  if (due_on === null) return null
  return due_on < today ? `en retard (${formatDate(due_on)})` : `jusqu’au ${formatDate(due_on)}`
}

const overOf = ({ type, is_mandatory }: TodoItem): string => {
  const { over } = LOOKS[type] ?? OTHER
  if (!is_mandatory || type === 'recall') return over
  return type === 'to_read' ? MANDATORY.over : `${over} obligatoire`
}

/** One line: what it is, until when; what obliges stands out by its colour and its words. */
export function Todo({ item, isSmall = false }: { item: TodoItem; isSmall?: boolean }) {
  const today = useToday()
  const { icon: TodoIcon, tone } = item.is_mandatory ? MANDATORY : (LOOKS[item.type] ?? OTHER)
  return (
    <li>
      <a className={isSmall ? 'notif notif--small' : 'notif'} href={item.url}>
        <span className={`ic ${tone}`}>
          <TodoIcon className="i" aria-hidden="true" />
        </span>
        <div>
          <b className="clamp-2">{item.title}</b>
          {!isSmall && <p className="clamp-1">{item.text}</p>}
          <small className={item.is_mandatory ? 'xs todo-must' : 'xs muted'}>
            {[overOf(item), whenText(item, today)].filter(Boolean).join(' · ')}
          </small>
        </div>
        <span className="unread" aria-hidden="true" />
      </a>
    </li>
  )
}
