import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type {
  Activity,
  ContentFiguresList,
  ContentStatistics,
  Readings,
  SearchMissList,
  Statistics,
} from '@kiosque/contract/wire/statistics'
import type { DropOff } from '@kiosque/contract/wire/trainings'
import { api, saveDownload } from '../../lib/api.ts'

type Query = Record<string, string | number | undefined>

const statistics = <Answer>(path: string, query: Query) =>
  queryOptions({
    queryKey: ['backoffice', 'statistics', path, query],
    queryFn: ({ signal }) => api.get<Answer>(`/admin/statistics${path}`, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

export const statisticsQuery = (query: Query) => statistics<Statistics>('', query)
export const readingsQuery = (query: Query) => statistics<Readings>('/readings', query)
export const activityQuery = (query: Query) => statistics<Activity>('/activity', query)
export const contentFiguresQuery = (query: Query) => statistics<ContentFiguresList>('/contents', query)
export const unreadQuery = (query: Query) => statistics<ContentFiguresList>('/unread', query)
export const searchMissesQuery = (query: Query) => statistics<SearchMissList>('/searches', query)
export const contentStatisticsQuery = (id: number, query: Query) =>
  statistics<ContentStatistics>(`/contents/${id}`, query)

/** Of a film: how many came as far as each part of it. */
export const dropOffQuery = (id: number) =>
  queryOptions({
    queryKey: ['backoffice', 'statistics', 'drop-off', id],
    queryFn: ({ signal }) => api.get<DropOff>(`/admin/trainings/${id}/drop-off`, { signal }),
    staleTime: 60_000,
  })

export const exportStatistics = (path: string, query: Query) =>
  saveDownload(`/admin/statistics${path}`, 'statistiques.csv', { query })
