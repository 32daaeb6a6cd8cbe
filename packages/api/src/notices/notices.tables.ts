import type { Generated } from 'kysely'
import type { NotificationTopic } from '@kiosque/contract/wire/notifications'

export interface NoticeTables {
  notification_sends: {
    id: Generated<number>
    topic: NotificationTopic
    content_id: number | null
    event_id: Generated<number | null>
    title: string
    text: Generated<string>
    link: string
    recipients: Generated<number>
    created_at: Date
    created_by: number | null
    sent_at: Date | null
  }
  notifications: {
    id: Generated<number>
    send_id: number
    user_id: number
    account_ids: Generated<number[]>
    drugstore_ids: Generated<number[]>
    created_at: Date
    read_at: Date | null
    mailed_at: Date | null
    /** False: by mail only, as they wished. */
    in_portal: Generated<boolean>
  }
}

declare module '../db/tables.ts' {
  interface Tables extends NoticeTables {}
}
