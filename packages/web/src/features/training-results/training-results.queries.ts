import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type {
  QuestionResults,
  TrainingPeople,
  TrainingResults,
  TrainingResultsList,
} from '@kiosque/contract/wire/training-results'
import { api, saveDownload } from '../../lib/api.ts'

export type Query = Record<string, string | number | undefined>

const results = <Answer>(path: string, query: Query) =>
  queryOptions({
    queryKey: ['backoffice', 'trainings', path, query],
    queryFn: ({ signal }) => api.get<Answer>(`/admin/trainings${path}`, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })

export const trainingsQuery = (query: Query) => results<TrainingResultsList>('', query)
export const trainingResultsQuery = (id: number, query: Query) =>
  results<TrainingResults>(`/${id}/results`, query)
export const questionResultsQuery = (id: number, query: Query) =>
  results<QuestionResults>(`/${id}/questions`, query)
export const trainingPeopleQuery = (id: number, query: Query) =>
  results<TrainingPeople>(`/${id}/people`, query)

export const exportTrainings = (path: string, query: Query) =>
  saveDownload(`/admin/trainings${path}`, 'formations.csv', { query })
