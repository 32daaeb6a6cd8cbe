import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AdminContentList } from '@kiosque/contract/wire/contents'
import type { EventBody, EventDetail, EventList, EventPatch, RepeatBody } from '@kiosque/contract/wire/events'
import type {
  AttendeesMailBody,
  CheckInsBody,
  DeskAttendee,
  DeskAttendees,
  Registration,
  RegistrationBody,
} from '@kiosque/contract/wire/registrations'
import type { ListOf } from '@kiosque/contract/wire/common'
import { api, ApiError } from '../../lib/api.ts'
import { getSession } from '../../lib/session.ts'
import type { Choice, Search } from '../../lib/use-choices.ts'
import { sayRefusal } from '../../ui/refusal.tsx'
import { toast } from '../../ui/toast-store.ts'
import { keepCheckInSheet, readKeptCheckInSheet, type CheckInSheet } from './kept-check-in-sheet.ts'

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

/** By its name. */
export const laboratoryChoices: Search<Choice> = (q) => ({
  queryKey: ['backoffice', 'laboratories', 'choices', q],
  queryFn: async ({ signal }) => {
    const { data } = await api.get<ListOf<{ id: number; name: string }>>('/admin/laboratories', {
      query: { q, per_page: 8 },
      signal,
    })
    return data.map(({ id, name }) => ({ id, label: name, note: '' }))
  },
})

export type TrainingChoice = Choice & { laboratory: { id: number; name: string } | null }

/** Laboratories' trainings by their title, drafts too: a training and its sessions are prepared together. */
export const trainingChoices: Search<TrainingChoice> = (q) => ({
  queryKey: ['backoffice', 'laboratory-trainings', 'choices', q],
  queryFn: async ({ signal }) => {
    const query = { q, kind: 'laboratory_training', per_page: 8 }
    const { data } = await api.get<AdminContentList>('/admin/contents', { query, signal })
    return data.map(({ id, title, laboratory }) => ({
      id,
      label: title,
      note: laboratory?.name ?? '',
      laboratory,
    }))
  },
})

/** The organiser's yes or no. */
export function useDecide() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; approved: boolean; reason?: string }) =>
      api.post<Registration>(`/admin/registrations/${id}/decision`, body),
    onSuccess: ({ status }) =>
      toast({
        title: status === 'cancelled' ? 'Inscription refusée' : 'Inscription validée',
        text: 'Les participants sont prévenus.',
      }),
    onError: sayRefusal('Votre réponse n’est pas enregistrée'),
    onSettled: refresh,
  })
}

/** Refusals are said in the form, which catches them. */
export function useAddAttendees(eventId: number) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: Omit<RegistrationBody, 'event_id'>) =>
      api.post<Registration>('/registrations', { event_id: eventId, ...body }),
    onSuccess: ({ status }) =>
      toast({ title: status === 'confirmed' ? 'Participant ajouté' : 'Ajouté à la liste d’attente' }),
    onSettled: refresh,
  })
}

export function useWriteToAttendees(eventId: number) {
  return useMutation({
    mutationFn: (body: AttendeesMailBody) =>
      api.post<{ sent: number }>(`/admin/events/${eventId}/mail`, body),
    onSuccess: ({ sent }) =>
      toast({ title: 'Message envoyé', text: `${sent}\u00A0destinataire${sent > 1 ? 's' : ''}.` }),
  })
}

export function useRepeatEvent(eventId: number) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: RepeatBody) => api.post<{ ids: number[] }>(`/admin/events/${eventId}/repeat`, body),
    onSuccess: ({ ids }) =>
      toast({ title: ids.length > 1 ? `${ids.length}\u00A0dates créées` : 'Une date créée' }),
    onSettled: refresh,
  })
}

const MOST_ROWS = 100

/** Everybody of an event that these filters show, whatever the page they stand on. */
export async function allAttendees(
  id: string,
  filters: Query,
  signal?: AbortSignal,
): Promise<DeskAttendee[]> {
  const people: DeskAttendee[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const query = given({ ...filters, page, per_page: MOST_ROWS })
    const answer = await api.get<DeskAttendees>(`/admin/events/${id}/attendees`, { query, signal })
    people.push(...answer.data)
    last = answer.meta.last_page
  }
  return people
}

async function readCheckInSheet(id: string, signal: AbortSignal): Promise<CheckInSheet> {
  const { title } = await api.get<EventDetail>(`/events/${id}`, { signal })
  const people = await allAttendees(id, {}, signal)
  return { title, people: people.filter(({ status }) => status === 'confirmed') }
}

/** Everybody who has a place, for the check-in: the whole list, since the network may be gone later. */
export const checkInQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'check-in', id],
    queryFn: async ({ signal }): Promise<CheckInSheet> => {
      const userId = getSession()?.me.id ?? 0
      try {
        const sheet = await readCheckInSheet(id, signal)
        await keepCheckInSheet(userId, id, sheet)
        return sheet
      } catch (error) {
        // Refused, the list is not theirs; unanswered, the last one they read stands.
        const isUnanswered = error instanceof ApiError && (error.status === 0 || error.status >= 500)
        const kept = isUnanswered ? await readKeptCheckInSheet(userId, id) : null
        if (kept === null) throw error
        return kept
      }
    },
    staleTime: 60_000,
    gcTime: Infinity,
  })

export const sendCheckIns = (eventId: string, body: CheckInsBody) =>
  api.post<{ marked: number; refused: number[] }>(`/admin/events/${eventId}/check-ins`, body)

/** Whoever stands at the entrance knows at once that somebody they let in has no place any more. */
export function sayUnplaced(people: number): void {
  if (people === 0) return
  toast({
    tone: 'err',
    title: 'Pointage sans effet',
    text: `${people > 1 ? 'Des personnes pointées n’ont' : 'Une personne pointée n’a'} plus de place\u00A0: voyez le siège.`,
  })
}
