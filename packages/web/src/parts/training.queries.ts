import { queryOptions, useQuery } from '@tanstack/react-query'
import type { TrainingValues } from '@kiosque/contract/domain/training-kinds'
import type { MyTrainings, TeamProgress } from '@kiosque/contract/wire/trainings'
import { api } from '../lib/api.ts'
import { useCounterMode } from '../lib/counter.ts'

/** Who of the team has done what: asked by those who manage it. */
export const teamProgressQuery = queryOptions({
  queryKey: ['trainings', 'team'],
  queryFn: ({ signal }) => api.get<TeamProgress>('/team/progress', { signal }),
})

export const myTrainingsQuery = queryOptions({
  queryKey: ['trainings', 'mine'],
  queryFn: ({ signal }) => api.get<MyTrainings>('/me/trainings', { signal }),
})

type DueField = keyof Pick<TrainingValues, 'due_on' | 'finish_before'>

/**
 * Puts one's own last day in the place of everybody's, in a training that has one: a page that everybody reads must not say
 * another day than « Mes formations ». Nothing of one's own is said at the counter.
 */
export function useOwnDay(field: DueField) {
  const isCounter = useCounterMode()
  const { data } = useQuery({ ...myTrainingsQuery, enabled: !isCounter, throwOnError: false })
  return <C extends { id: number }>(training: C): C => {
    const day = !isCounter && data?.data.find(({ id }) => id === training.id)?.due_on
    return day ? { ...training, [field]: day } : training
  }
}
