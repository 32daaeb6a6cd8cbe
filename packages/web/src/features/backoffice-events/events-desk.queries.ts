import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { EventBody, EventDetail, EventList, EventPatch } from '@kiosque/contract/wire/events'
import type { DeskAttendees, Registration } from '@kiosque/contract/wire/registrations'
import { api } from '../../lib/api.ts'
import { sayRefusal } from '../../ui/refusal.tsx'
import { toast } from '../../ui/toast-store.ts'

type Query = Record<string, string | number | undefined>

const KEY = ['backoffice', 'events'] as const
const given = (query: Query) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as Record<
    string,
    string | number
  >

export const deskEventsQuery = (query: Query) =>
  queryOptions({
    queryKey: [...KEY, 'list', query],
    queryFn: ({ signal }) => api.get<EventList>('/admin/events', { query: given(query), signal }),
    placeholderData: keepPreviousData,
  })

export const deskEventQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => api.get<EventDetail>(`/events/${id}`, { signal }),
  })

export const attendeesQuery = (id: string, query: Query) =>
  queryOptions({
    queryKey: [...KEY, 'attendees', id, query],
    queryFn: ({ signal }) =>
      api.get<DeskAttendees>(`/admin/events/${id}/attendees`, { query: given(query), signal }),
    placeholderData: keepPreviousData,
  })

export const createEvent = (body: EventBody) => api.post<EventDetail>('/events', body)
export const changeEvent = (id: number, patch: EventPatch) => api.patch<EventDetail>(`/events/${id}`, patch)

function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}

/** The list and the page say anew what was saved. */
export const useRefreshEvents = useRefresh

export function useCancelEvent() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, reason }: { id: number; reason: string }) =>
      changeEvent(id, { status: 'cancelled', cancel_reason: reason }),
    onSuccess: () =>
      toast({ title: 'Événement annulé', text: 'Toutes les personnes inscrites sont prévenues.' }),
    onError: sayRefusal('L’événement n’est pas annulé'),
    onSettled: refresh,
  })
}

export function useDeleteEvent() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => api.delete(`/events/${id}`),
    onSuccess: () => toast({ title: 'Événement supprimé' }),
    onError: sayRefusal('L’événement n’est pas supprimé'),
    onSettled: refresh,
  })
}

export function usePublishEvent() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => changeEvent(id, { status: 'published' }),
    onSuccess: () => toast({ title: 'Événement publié', text: 'Les inscriptions sont ouvertes.' }),
    onError: sayRefusal('L’événement n’est pas publié'),
    onSettled: refresh,
  })
}

export function useConfirmRegistration() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => api.patch<Registration>(`/registrations/${id}`, { status: 'confirmed' }),
    onSuccess: () => toast({ title: 'Inscription confirmée', text: 'Les participants sont prévenus.' }),
    onError: sayRefusal('La place n’est pas donnée'),
    onSettled: refresh,
  })
}

export function useCancelRegistration() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => api.delete(`/registrations/${id}`),
    onSuccess: () => toast({ title: 'Inscription annulée', text: 'Sa place va à qui attend.' }),
    onError: sayRefusal('L’inscription n’est pas annulée'),
    onSettled: refresh,
  })
}

export function useCheckIn() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (who: { registrationId: number; attendeeId: number; present: boolean }) =>
      api.put<Registration>(`/registrations/${who.registrationId}/attendees/${who.attendeeId}/check-in`, {
        present: who.present,
      }),
    onError: sayRefusal('Le pointage n’est pas enregistré'),
    onSettled: refresh,
  })
}
