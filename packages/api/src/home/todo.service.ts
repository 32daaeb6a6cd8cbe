import type { Todo, TodoItem } from '@kiosque/contract/wire/home'
import type { Db } from '../db/db.ts'
import { ownSources, todoSources, type Own, type TodoAsked } from './todo-sources.ts'
import { selectContentIds } from './todo.sql.ts'

/** Far more than anyone leaves waiting; `total` says the rest. */
const MOST = 200

/** A recall before everything, then what is obligatory. */
const rankOf = ({ type, is_mandatory }: TodoItem) => (type === 'recall' ? 0 : is_mandatory ? 1 : 2)

/** D13-05: what waits for this person, by role. A recall first, required reading, then the nearest day. */
export async function todoOf(db: Db, who: Omit<TodoAsked, 'own'>): Promise<Todo> {
  await who.live.contents.refresh()
  const asked = { ...who, own: await ownOf(db, who) }
  const known = new Map<string, TodoItem>()
  for (const source of todoSources)
    for (const item of await source(db, asked)) if (!known.has(item.url)) known.set(item.url, item)
  const found = [...known.values()]
  const sorted = found.toSorted((a, b) => rankOf(a) - rankOf(b) || compare(a.due_on ?? '9', b.due_on ?? '9'))
  return { data: sorted.slice(0, MOST), meta: { total: found.length } }
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

function ownOf(db: Db, who: Omit<TodoAsked, 'own'>): Promise<Own> {
  const {
    assigned,
    overdue,
    begun,
    tried,
    attested,
    replied,
    closing,
    offered,
    answered,
    reminded,
    opened,
    recalled,
    confirmed,
  } = ownSources
  return selectContentIds(db, {
    assigned: assigned(who),
    overdue: overdue(who),
    begun: begun(who),
    tried: tried(who),
    attested: attested(who),
    replied: replied(who),
    closing: closing(who),
    offered: offered(who),
    answered: answered(who),
    reminded: reminded(who),
    opened: opened(who),
    recalled: recalled(who),
    confirmed: confirmed(who),
  })
}
