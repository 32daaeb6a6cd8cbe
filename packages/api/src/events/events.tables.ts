import type { Generated, JSONColumnType } from 'kysely'
import type { Advantages } from '@kiosque/contract/domain/anti-gifts'
import type { EventAnswers, EventQuestion } from '@kiosque/contract/domain/event-questions'
import type { ChosenSlots, EventSession } from '@kiosque/contract/domain/event-sessions'
import type { EventKind, EventStatus, RegistrationStatus } from '@kiosque/contract/domain/events'
import type { Targeted } from '../audience/audience.tables.ts'

/** Read as it is, written as its JSON, and left out where it has none. */
type Kept<Value extends object> = JSONColumnType<Value, string | undefined>

export interface EventTables {
  events: Targeted & {
    id: Generated<number>
    title: string
    kind: EventKind
    excerpt: Generated<string>
    body: Generated<string>
    cover_id: number | null
    place: string | null
    address: string | null
    city: string | null
    link: string | null
    starts_at: Date
    ends_at: Date
    registration_deadline: Date | null
    capacity: number | null
    max_per_drugstore: number | null
    status: Generated<EventStatus>
    cancel_reason: Generated<string>
    confirmed_seats: Generated<number>
    waiting_seats: Generated<number>
    search: Generated<string>
    needs_approval: Generated<boolean>
    questions: Kept<EventQuestion[]>
    sessions: Kept<EventSession[]>
    series_id: Generated<number | null>
    laboratory_id: Generated<number | null>
    training_id: Generated<number | null>
    advantages: Kept<Advantages>
    convention_number: Generated<string>
    announced_at: Generated<Date | null>
    version: Generated<number>
    created_by: number | null
    created_at: Date
    updated_at: Date
  }
  registrations: {
    id: Generated<number>
    event_id: number
    drugstore_id: number
    created_by: number | null
    status: RegistrationStatus
    comment: Generated<string>
    confirm_by: Generated<Date | null>
    is_approved: Generated<boolean>
    answers: Kept<EventAnswers>
    slots: Kept<ChosenSlots>
    week_reminded_at: Generated<Date | null>
    day_reminded_at: Generated<Date | null>
    thanked_at: Generated<Date | null>
    created_at: Date
    updated_at: Date
  }
  registration_attendees: {
    id: Generated<number>
    registration_id: number
    event_id: number
    first_name: string
    last_name: string
    email: string | null
    position_id: number
    user_id: number | null
    is_active: Generated<boolean>
    checked_in_at: Date | null
    marked_at: Generated<Date | null>
    certificate_number: Generated<string | null>
    certificate_code: Generated<string | null>
    rating: Generated<number | null>
    rating_comment: Generated<string>
    rated_at: Generated<Date | null>
  }
  calendar_feeds: {
    user_id: number
    account_id: number | null
    nonce: string
    secret_hash: string
    created_at: Date
  }
}

declare module '../db/tables.ts' {
  interface Tables extends EventTables {}
}
