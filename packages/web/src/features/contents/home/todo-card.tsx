import { useQuery } from '@tanstack/react-query'
import {
  IconAlertTriangle,
  IconBuildingStore,
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
import { formatDate } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { LineSkeletons } from '../../../ui/skeleton.tsx'
import { todoQuery } from './home.queries.ts'
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
}
const MANDATORY = { icon: IconAlertTriangle, tone: 'ic--danger', over: 'Lecture obligatoire' }
const OTHER = { icon: IconCheck, tone: '', over: 'À faire' }
const SHOWN = 4
const OF_EACH = 2

/** A few of each sort before more of the same, in the order given. */
export function mixed(items: readonly TodoItem[]): TodoItem[] {
  const rank = (item: TodoItem) => items.filter(({ type }) => type === item.type).indexOf(item)
  const first = items.filter((item) => rank(item) < OF_EACH)
  const chosen = new Set([...new Set([...first, ...items])].slice(0, SHOWN))
  return items.filter((item) => chosen.has(item))
}

/** D13-05: what waits for this person, by role. Nothing to do is said, not left blank. */
export function TodoCard() {
  const { data, error } = useQuery(todoQuery)
  const items = data?.data ?? []
  return (
    <section className="card card--pad inbox">
      <div className="card__head" style={{ marginBottom: 8 }}>
        <h2 className="h3">
          À faire{' '}
          {data && data.meta.total > 0 && (
            <span className="badge badge--green" style={{ marginLeft: 4 }}>
              {data.meta.total}
            </span>
          )}
        </h2>
        {data && data.meta.total > 0 && (
          <a className="more" href={paths.todo()}>
            Tout voir
          </a>
        )}
      </div>
      {!data && !error && <LineSkeletons count={6} />}
      {error && !data && <p className="muted">{messageFor(error)}</p>}
      {data && items.length === 0 && <p className="muted">Vous êtes à jour. Bonne journée au comptoir.</p>}
      <ul className="inbox__list">
        {mixed(items).map((item) => (
          <Todo key={`${item.type} ${item.url}`} item={item} />
        ))}
      </ul>
    </section>
  )
}

/** One line: what it is, until when; required reading stands out by its colour and its words. */
export function Todo({ item }: { item: TodoItem }) {
  const look = LOOKS[item.type] ?? OTHER
  const { icon: TodoIcon, tone } = item.is_mandatory ? MANDATORY : look
  const over = item.is_mandatory
    ? item.type === 'to_read'
      ? MANDATORY.over
      : `${look.over} obligatoire`
    : look.over
  return (
    <li>
      <a className="notif" href={item.url}>
        <span className={`ic ${tone}`}>
          <TodoIcon className="i" aria-hidden="true" />
        </span>
        <div>
          <b className="clamp-2">{item.title}</b>
          <p className="clamp-1">{item.text}</p>
          <small className={item.is_mandatory ? 'xs todo-must' : 'xs muted'}>
            {item.due_on ? `${over} · jusqu’au ${formatDate(item.due_on)}` : over}
          </small>
        </div>
        <span className="unread" aria-hidden="true" />
      </a>
    </li>
  )
}
