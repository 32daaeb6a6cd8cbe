import type { Todo, TodoItem } from '@kiosque/contract/wire/home'
import type { Db } from '../db/db.ts'
import { ownSources, todoSources, type Own, type TodoAsked } from './todo-sources.ts'
import { selectContentIds } from './todo.sql.ts'

/** Far more than anyone leaves waiting; `total` says the rest. */
const MOST = 200

/** D13-05: what waits for this person, by role. Required reading first, then the nearest day. */
export async function todoOf(db: Db, who: Omit<TodoAsked, 'own'>): Promise<Todo> {
  await who.live.contents.refresh()
  const asked = { ...who, own: await ownOf(db, who) }
  const known = new Map<string, TodoItem>()
  for (const source of todoSources)
    for (const item of await source(db, asked)) if (!known.has(item.url)) known.set(item.url, item)
  const found = [...known.values()]
  const sorted = found.toSorted(
    (a, b) => Number(b.is_mandatory) - Number(a.is_mandatory) || compare(a.due_on ?? '9', b.due_on ?? '9'),
  )
  return { data: sorted.slice(0, MOST), meta: { total: found.length } }
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

function ownOf(db: Db, who: Omit<TodoAsked, 'own'>): Promise<Own> {
  const { assigned, begun, tried, attested, replied, closing, claimed, answered, reminded, opened } =
    ownSources
  return selectContentIds(db, {
    assigned: assigned(who),
    begun: begun(who),
    tried: tried(who),
    attested: attested(who),
    replied: replied(who),
    closing: closing(who),
    claimed: claimed(who),
    answered: answered(who),
    reminded: reminded(who),
    opened: opened(who),
  })
}
