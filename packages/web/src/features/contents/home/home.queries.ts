import { queryOptions } from '@tanstack/react-query'
import type { Home, Todo } from '@kiosque/contract/wire/home'
import { api } from '../../../lib/api.ts'

/** One answer for the whole page, the same for a whole audience; under the root a change of account forgets. */
export const homeQuery = queryOptions({
  queryKey: ['contents', 'home'],
  queryFn: ({ signal }) => api.get<Home>('/home', { signal }),
})

/** What is personal travels separately and small. */
export const todoQuery = queryOptions({
  queryKey: ['contents', 'todo'],
  queryFn: ({ signal }) => api.get<Todo>('/me/todo', { signal }),
  throwOnError: false,
})
