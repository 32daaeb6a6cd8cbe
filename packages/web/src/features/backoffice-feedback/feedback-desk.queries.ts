import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { FeedbackByLaboratory, FeedbackList } from '@kiosque/contract/wire/training-feedback'
import { api } from '../../lib/api.ts'

type Query = Record<string, string | number | undefined>
const key = ['backoffice', 'training-feedback'] as const

export const feedbackListQuery = (query: Query) =>
  queryOptions({
    queryKey: [...key, query],
    queryFn: ({ signal }) => api.get<FeedbackList>('/admin/training-feedback', { query, signal }),
    placeholderData: keepPreviousData,
  })

export const laboratoriesFeedbackQuery = (zoneId: string | undefined) =>
  queryOptions({
    queryKey: [...key, 'laboratories', zoneId],
    queryFn: ({ signal }) =>
      api.get<FeedbackByLaboratory>('/admin/training-feedback/laboratories', {
        query: { zone_id: zoneId },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
