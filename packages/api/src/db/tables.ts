import type { AuditTables } from '../audit/audit.tables.ts'
import type { LimitTables } from '../http/limits.tables.ts'
import type { MailTables } from '../mail/mail.tables.ts'
import type { SettingTables } from '../settings/settings.tables.ts'

/** Every table of the database. Each folder declares its own in `<folder>.tables.ts`. */
export interface Tables extends AuditTables, LimitTables, MailTables, SettingTables {}
