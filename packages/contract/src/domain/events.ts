/** D15-09: what an event may be. */
export const EVENT_KINDS = ['salon', 'webinaire', 'formation', 'reunion'] as const
export type EventKind = (typeof EVENT_KINDS)[number]

const KIND_LABELS: Record<EventKind, string> = {
  salon: 'Salon',
  webinaire: 'Webinaire',
  formation: 'Formation',
  reunion: 'Réunion',
}
export const eventKindLabel = (kind: EventKind): string => KIND_LABELS[kind]

export const EVENT_STATUSES = ['draft', 'published', 'cancelled'] as const
export type EventStatus = (typeof EVENT_STATUSES)[number]

export const REGISTRATION_STATUSES = ['confirmed', 'waiting', 'cancelled'] as const
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number]

const REGISTRATION_LABELS: Record<RegistrationStatus, string> = {
  confirmed: 'Confirmée',
  waiting: 'Liste d’attente',
  cancelled: 'Annulée',
}

/** D8-02: what somebody who comes may be. The numbers are stored, so they never change. */
export const POSITIONS = [
  { id: 1, label: 'Titulaire' },
  { id: 2, label: 'Cotitulaire' },
  { id: 3, label: 'Adjoint' },
  { id: 4, label: 'Préparateur' },
  { id: 5, label: 'Étudiant' },
  { id: 6, label: 'Rayonniste' },
  { id: 7, label: 'Autre' },
] as const

export const positionLabel = (id: number): string =>
  POSITIONS.find((position) => position.id === id)?.label ?? 'Autre'

const POSITION_OF_TYPE: Record<number, number> = { 200: 1, 180: 2, 160: 3, 100: 4, 90: 7 }
/** What a colleague most probably comes as, by their role. */
export const positionOfType = (accountType: number): number | null => POSITION_OF_TYPE[accountType] ?? null

export interface Registrable {
  status: EventStatus
  starts_at: Date
  ends_at: Date
  registration_deadline: Date | null
  capacity: number | null
  confirmed_seats: number
}

/** Until when people register, change their mind or withdraw. */
export const closesAt = (event: Pick<Registrable, 'starts_at' | 'registration_deadline'>): Date =>
  event.registration_deadline ?? event.starts_at

/** Places still free; null where there is no limit. */
export const placesLeft = (event: Pick<Registrable, 'capacity' | 'confirmed_seats'>): number | null =>
  event.capacity === null ? null : Math.max(0, event.capacity - event.confirmed_seats)

export const REGISTRATION_STATES = ['open', 'full', 'closed', 'over', 'cancelled'] as const
/** Full: one may still register, to wait. */
export type RegistrationState = (typeof REGISTRATION_STATES)[number]

export function registrationState(event: Registrable, now: Date): RegistrationState {
  if (event.status === 'cancelled') return 'cancelled'
  if (now >= event.ends_at) return 'over'
  if (now >= closesAt(event) || event.status !== 'published') return 'closed'
  return placesLeft(event) === 0 ? 'full' : 'open'
}

export interface Waiting {
  id: number
  seats: number
}

/**
 * Who moves up from the waiting list when so many places are free: in order of arrival, each whole or not at all.
 * One who needs more than what is left waits on, and the place goes to the next: an empty chair serves nobody.
 */
export function promoted(waiting: readonly Waiting[], free: number | null): number[] {
  let left = free ?? Number.POSITIVE_INFINITY
  const ids: number[] = []
  for (const { id, seats } of waiting) {
    if (seats > left) continue
    left -= seats
    ids.push(id)
  }
  return ids
}

/** How long somebody who moved up from the waiting list has to say yes. */
export const HOURS_TO_CONFIRM = 48
const HOUR_MS = 3_600_000

/** Until when a place that frees is kept: two days, or half of the time left, so that the next may still come. */
export function confirmBy(startsAt: Date, now: Date): Date {
  const half = Math.max(0, startsAt.getTime() - now.getTime()) / 2
  return new Date(now.getTime() + Math.min(HOURS_TO_CONFIRM * HOUR_MS, half))
}

/** From when those who come see where to connect: the day before, with the reminder. */
const LINK_HOURS = 24
export const linkOpensAt = (startsAt: Date): Date => new Date(startsAt.getTime() - LINK_HOURS * HOUR_MS)

export const STANDINGS = ['confirmed', 'to_confirm', 'to_approve', 'waiting', 'cancelled'] as const
/** Where a registration stands, for whoever runs the event: its status, told more finely. */
export type Standing = (typeof STANDINGS)[number]

export function standingOf(registration: {
  status: RegistrationStatus
  is_approved: boolean
  confirm_by: Date | string | null
}): Standing {
  const { status } = registration
  if (status === 'waiting') return registration.is_approved ? 'waiting' : 'to_approve'
  if (status === 'confirmed' && registration.confirm_by !== null) return 'to_confirm'
  return status
}

const STANDING_LABELS: Record<Standing, string> = {
  ...REGISTRATION_LABELS,
  to_confirm: 'À confirmer',
  to_approve: 'À valider',
}
export const standingLabel = (standing: Standing): string => STANDING_LABELS[standing]
