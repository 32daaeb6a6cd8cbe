import { queryOptions } from '@tanstack/react-query'
import type { MyTrainings, TeamProgress } from '@kiosque/contract/wire/trainings'
import { api } from '../lib/api.ts'

/** Who of the team has done what: asked by those who manage it. */
export const teamProgressQuery = queryOptions({
  queryKey: ['trainings', 'team'],
  queryFn: ({ signal }) => api.get<TeamProgress>('/team/progress', { signal }),
})

export const myTrainingsQuery = queryOptions({
  queryKey: ['trainings', 'mine'],
  queryFn: ({ signal }) => api.get<MyTrainings>('/me/trainings', { signal }),
})
