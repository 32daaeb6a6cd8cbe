import type { Generated } from 'kysely'

export interface MailTables {
  mails: {
    id: Generated<number>
    kind: string
    to_address: string
    subject: string
    text: string
    html: string | null
    attachment_name: string | null
    /** Base64; removed once sent. */
    attachment: string | null
    created_at: Generated<Date>
    /** Not before this instant: now at first, later after each failure or while a sender holds it. */
    due_at: Generated<Date>
    attempts: Generated<number>
    sent_at: Date | null
    /** Given up after the last attempt. */
    failed_at: Date | null
    last_error: string | null
  }
}

declare module '../db/tables.ts' {
  interface Tables extends MailTables {}
}
