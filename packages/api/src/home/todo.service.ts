import type { Todo, TodoItem } from '@kiosque/contract/wire/home'
import type { Db } from '../db/db.ts'
import { todoSources, type TodoAsked } from './todo-sources.ts'

/** Far more than anyone leaves waiting; `total` says the rest. */
const MOST = 200

/** D13-05: what waits for this person, by role. Required reading first, then the nearest day. */
export async function todoOf(db: Db, asked: TodoAsked): Promise<Todo> {
  const known = new Map<string, TodoItem>()
  for (const source of todoSources)
    for (const item of await source(db, asked)) if (!known.has(item.url)) known.set(item.url, item)
  const found = [...known.values()]
  const sorted = found.toSorted(
    (a, b) =>
      Number(b.is_mandatory) - Number(a.is_mandatory) || (a.due_on ?? '9').localeCompare(b.due_on ?? '9'),
  )
  return { data: sorted.slice(0, MOST), meta: { total: found.length } }
}
