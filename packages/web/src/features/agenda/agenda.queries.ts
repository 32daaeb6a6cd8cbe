import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CalendarLink, EventDetail, EventList } from '@kiosque/contract/wire/events'
import type { TeamMember } from '@kiosque/contract/wire/people'
import type {
  RatingBody,
  Registration,
  RegistrationBody,
  RegistrationList,
  RegistrationPatch,
} from '@kiosque/contract/wire/registrations'
import { api } from '../../lib/api.ts'
import { sayRefusal } from '../../ui/refusal.tsx'
import { toast } from '../../ui/toast-store.ts'

export type EventsAsked = {
  from?: string | undefined
  to?: string | undefined
  kind?: string | undefined
  q?: string | undefined
  mine?: string | undefined
  training_id?: number | undefined
}

const ALL = 100

export const eventsQuery = (asked: EventsAsked) =>
  queryOptions({
    queryKey: ['agenda', 'list', asked],
    queryFn: ({ signal }) => {
      const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
      return api.get<EventList>('/events', { query: { ...given, per_page: ALL }, signal })
    },
    placeholderData: keepPreviousData,
  })

/** The sessions of a laboratory's training that are not over. */
export const sessionsQuery = (trainingId: number, today: string) =>
  eventsQuery({ from: today, training_id: trainingId })

/** What of the agenda one is registered for, or registered colleagues for. */
export const ownEventsQuery = (today: string) => eventsQuery({ from: today, mine: 'true' })

/** A few more than are shown: some may stand elsewhere on the page. */
const NEXT = 8

/** The first few that are still to come. */
export const nextEventsQuery = (today: string) =>
  queryOptions({
    queryKey: ['agenda', 'next', today],
    queryFn: ({ signal }) =>
      api.get<EventList>('/events', { query: { from: today, per_page: NEXT }, signal }),
    // The page stands without it: a failure leaves no trace.
    throwOnError: false,
  })

export const eventQuery = (id: string) =>
  queryOptions({
    queryKey: ['agenda', 'event', id],
    queryFn: ({ signal }) => api.get<EventDetail>(`/events/${id}`, { signal }),
  })

/** What one's pharmacy has on an event, withdrawn ones left out. */
export const registrationsQuery = (eventId: number) =>
  queryOptions({
    queryKey: ['agenda', 'registrations', eventId],
    queryFn: ({ signal }) =>
      api.get<RegistrationList>('/registrations', { query: { event_id: eventId, per_page: ALL }, signal }),
    select: ({ data }) => data.filter(({ status }) => status !== 'cancelled'),
  })

export const colleaguesQuery = (drugstoreId: number) =>
  queryOptions({
    queryKey: ['team', drugstoreId],
    queryFn: ({ signal }) => api.get<{ data: TeamMember[] }>(`/drugstores/${drugstoreId}/team`, { signal }),
  })

export const calendarLinkQuery = queryOptions({
  queryKey: ['agenda', 'calendar'],
  queryFn: ({ signal }) => api.get<CalendarLink>('/me/calendar', { signal }),
})

function useRefresh() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['agenda'] }),
      client.invalidateQueries({ queryKey: ['todo'] }),
    ])
}

function sayPlace({ status, waiting_rank, is_approved }: Registration) {
  if (!is_approved && status === 'waiting')
    toast({
      tone: 'info',
      title: 'Demande transmise',
      text: 'L’organisateur valide chaque inscription\u00A0: nous vous dirons sa réponse.',
    })
  else if (status === 'confirmed')
    toast({ title: 'Inscription confirmée', text: 'Chaque participant reçoit un message avec l’événement.' })
  else
    toast({
      tone: 'info',
      title: 'Vous êtes sur liste d’attente',
      text: `Position ${waiting_rank ?? 1}\u00A0: nous vous écrirons si une place se libère.`,
    })
}

/** Refusals are said in the form, which catches them. */
export function useRegister(eventId: number) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: Omit<RegistrationBody, 'event_id'>) =>
      api.post<Registration>('/registrations', { event_id: eventId, ...body }),
    onSuccess: sayPlace,
    onSettled: refresh,
  })
}

export function useChangeRegistration() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, ...patch }: RegistrationPatch & { id: number }) =>
      api.patch<Registration>(`/registrations/${id}`, patch),
    onSuccess: sayPlace,
    onSettled: refresh,
  })
}

export function useWithdraw() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => api.delete(`/registrations/${id}`),
    onSuccess: () => toast({ title: 'Inscription annulée', text: 'Les places sont de nouveau libres.' }),
    onError: sayRefusal('L’inscription n’est pas annulée'),
    onSettled: refresh,
  })
}

/** The place that freed is theirs for good. */
export function useConfirmPlace() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => api.post<Registration>(`/registrations/${id}/confirm`),
    onSuccess: sayPlace,
    onError: sayRefusal('La place n’est pas confirmée'),
    onSettled: refresh,
  })
}

/** Its form says what is refused. */
export function useRateEvent() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, attendeeId, ...body }: RatingBody & { id: number; attendeeId: number }) =>
      api.put(`/registrations/${id}/attendees/${attendeeId}/rating`, body),
    onSuccess: () => toast({ title: 'Merci de votre avis' }),
    onSettled: refresh,
  })
}

export function useRenewCalendar() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.post<CalendarLink>('/me/calendar/renew'),
    onSuccess: (link) => {
      client.setQueryData(calendarLinkQuery.queryKey, link)
      toast({
        title: 'Adresse renouvelée',
        text: 'L’ancienne ne répond plus\u00A0: abonnez-vous à la nouvelle.',
      })
    },
    onError: sayRefusal('L’adresse n’est pas renouvelée'),
  })
}
