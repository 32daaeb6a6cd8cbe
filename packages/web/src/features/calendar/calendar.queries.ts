import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CalendarAnswer, CalendarItem } from '@kiosque/contract/wire/calendar'
import { api } from '../../lib/api.ts'

export type CalendarFilter = Record<string, string | undefined>

export const calendarKey = ['backoffice', 'calendar'] as const

export const calendarQuery = (filter: CalendarFilter) =>
  queryOptions({
    queryKey: [...calendarKey, filter],
    queryFn: ({ signal }) => api.get<CalendarAnswer>('/admin/calendar', { query: filter, signal }),
    placeholderData: keepPreviousData,
  })

type Saved = { version: number }

/** Dates are saved as the editor saves them: an old version is refused. */
export const saveDates = (
  item: Pick<CalendarItem, 'id' | 'kind'>,
  version: number,
  values: Record<string, unknown>,
) => api.patch<Saved>(`/admin/contents/${item.kind}/${item.id}`, { ...values, version })

export const publishItem = (item: Pick<CalendarItem, 'id' | 'kind'>, version: number) =>
  api.post<Saved>(`/admin/contents/${item.kind}/${item.id}/publish`, { version })
