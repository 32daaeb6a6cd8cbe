import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CalendarAnswer, CalendarItem } from '@kiosque/contract/wire/calendar'
import { api, ApiError } from '../../lib/api.ts'
import { sayRefusal } from '../../ui/refusal.tsx'
import { toast } from '../../ui/toast.tsx'

export type CalendarFilter = Record<string, string | undefined>

export const calendarKey = ['backoffice', 'calendar'] as const

export const calendarQuery = (filter: CalendarFilter) =>
  queryOptions({
    queryKey: [...calendarKey, filter],
    queryFn: ({ signal }) => api.get<CalendarAnswer>('/admin/calendar', { query: filter, signal }),
    placeholderData: keepPreviousData,
  })

type Saved = { version: number }
/** The window, and the period of kinds that have one. */
type Dates = { [name: string]: unknown; starts_at?: unknown }
type Change = { item: CalendarItem; version: number; dates: Dates }

/** Dates are saved as the editor saves them: an old version is refused. */
const saveDates = ({ item, version, dates }: Change) =>
  api.patch<Saved>(`/admin/contents/${item.kind}/${item.id}`, { ...dates, version })

function useCalendarChanged() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: calendarKey })
}

/** Someone else's save in between is told, never overwritten. */
export const useMoveDates = () =>
  useMutation({
    mutationFn: saveDates,
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'stale')
        toast({
          tone: 'err',
          title: 'Quelqu’un vient de modifier ce contenu',
          text: 'Le calendrier est à jour\u00A0: recommencez.',
        })
      else sayRefusal('Les dates n’ont pas changé')(error)
    },
    onSettled: useCalendarChanged(),
  })

export const useRestoreDates = () =>
  useMutation({
    mutationFn: saveDates,
    onSuccess: () => toast({ title: 'C’est annulé, les dates sont comme avant' }),
    onError: sayRefusal('Les dates n’ont pas pu être rétablies'),
    onSettled: useCalendarChanged(),
  })

/** What it refuses is for the form to say. */
export const usePlan = () =>
  useMutation({
    mutationFn: async ({ isPublishing, ...change }: Change & { isPublishing: boolean }) => {
      const { version } = await saveDates(change)
      const { kind, id } = change.item
      if (isPublishing) await api.post<Saved>(`/admin/contents/${kind}/${id}/publish`, { version })
    },
    onSuccess: (_, { item, dates, isPublishing }) => {
      const { starts_at } = dates
      const isToCome = typeof starts_at === 'string' && starts_at > new Date().toISOString()
      toast({
        title: isPublishing
          ? `«\u00A0${item.title}\u00A0» est ${isToCome ? 'programmé' : 'publié'}`
          : `Les dates de «\u00A0${item.title}\u00A0» sont enregistrées`,
      })
    },
    onSettled: useCalendarChanged(),
  })
