import type { Generated } from 'kysely'
import type { EventKind, EventStatus, RegistrationStatus } from '@kiosque/contract/domain/events'
import type { Targeted } from '../audience/audience.tables.ts'

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
