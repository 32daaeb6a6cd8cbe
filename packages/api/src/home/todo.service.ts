import type { Todo } from '@kiosque/contract/wire/home'
import type { Db } from '../db/db.ts'
import { todoSources, type TodoAsked } from './todo-sources.ts'

const SHOWN = 12

/** D13-05: what waits for this person, by role. Dated things first, the nearest on top. */
export async function todoOf(db: Db, asked: TodoAsked): Promise<Todo> {
  const found = []
  for (const source of todoSources) found.push(...(await source(db, asked)))
  const sorted = found.toSorted((a, b) => (a.due_on ?? '9').localeCompare(b.due_on ?? '9'))
  return { data: sorted.slice(0, SHOWN), meta: { total: found.length } }
}
