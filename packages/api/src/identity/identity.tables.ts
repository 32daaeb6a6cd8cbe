import type { ColumnType, Generated } from 'kysely'
import type { NotificationPreferences } from '@kiosque/contract/wire/identity'

export interface IdentityTables {
  users: {
    id: Generated<number>
    /** Null once the person is erased. */
    email: string | null
    first_name: string
    last_name: string
    phone: string | null
    rpps: string | null
    password_hash: string | null
    right_id: number | null
    notification_preferences: ColumnType<
      NotificationPreferences,
      NotificationPreferences | undefined,
      NotificationPreferences
    >
    search_text: Generated<string>
    terms_accepted_at: Date | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
    last_seen_at: Date | null
    inactivity_warned_at: Date | null
    erased_at: Date | null
    /** Both or neither: an access is never closed without saying why. */
    disabled_at: Generated<Date | null>
    disabled_reason: Generated<string | null>
  }
  accounts: {
    id: Generated<number>
    user_id: number
    drugstore_id: number | null
    type: number
    created_at: Generated<Date>
  }
  sessions: {
    id: Generated<number>
    token_hash: string
    user_id: number
    account_id: number | null
    device: Generated<string>
    created_at: Date
    last_used_at: Date
    expires_at: Date
  }
  invitations: {
    id: Generated<number>
    token_hash: string
    email: string
    type: number | null
    drugstore_id: number | null
    right_id: number | null
    invited_by: number | null
    created_at: Date
    expires_at: Date
    accepted_at: Date | null
    accepted_by: number | null
  }
  password_links: {
    id: Generated<number>
    token_hash: string
    user_id: number | null
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
  email_changes: {
    user_id: number
    token_hash: string
    new_email: string
    created_at: Date
    expires_at: Date
  }
}

declare module '../db/tables.ts' {
  interface Tables extends IdentityTables {}
}
