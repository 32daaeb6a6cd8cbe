import type { RawBuilder } from 'kysely'
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

/** All of them in one statement: each source is a part of it. */
function ownOf(db: Db, who: Omit<TodoAsked, 'own'>): Promise<Own> {
  const asked = Object.entries(ownSources).map(([name, source]) => [name, source(who)])
  return selectContentIds(
    db,
    Object.fromEntries(asked) as Record<keyof Own, RawBuilder<{ content_id: number }>>,
  )
}
