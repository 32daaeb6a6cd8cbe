import type { AudienceTables } from '../audience/audience.tables.ts'
import type { AuditTables } from '../audit/audit.tables.ts'
import type { ContentTables } from '../content/content.tables.ts'
import type { DrugstoreSheetTables } from '../drugstore-sheet/drugstore-sheet.tables.ts'
import type { EnrolmentTables } from '../enrolments/enrolments.tables.ts'
import type { FileTables } from '../files/files.tables.ts'
import type { HighlightTables } from '../highlights/highlights.tables.ts'
import type { HandoffTables } from '../handoff/handoff.tables.ts'
import type { LimitTables } from '../http/limits.tables.ts'
import type { IdentityTables } from '../identity/identity.tables.ts'
import type { MailTables } from '../mail/mail.tables.ts'
import type { MenuTables } from '../menu/menu.tables.ts'
import type { OfferTables } from '../offers/offers.tables.ts'
import type { NotificationTables } from '../notifications/notifications.tables.ts'
import type { PresenceTables } from '../presence/presence.tables.ts'
import type { PopinTables } from '../popins/popins.tables.ts'
import type { ReferenceDataTables } from '../reference-data/reference-data.tables.ts'
import type { SearchTables } from '../search/search.tables.ts'
import type { SettingTables } from '../settings/settings.tables.ts'
import type { StatisticsTables } from '../statistics/statistics.tables.ts'

/** Every table of the database. Each folder declares its own in `<folder>.tables.ts`. */
export interface Tables
  extends
    AudienceTables,
    AuditTables,
    ContentTables,
    DrugstoreSheetTables,
    EnrolmentTables,
    IdentityTables,
    FileTables,
    HighlightTables,
    HandoffTables,
    LimitTables,
    MailTables,
    MenuTables,
    OfferTables,
    NotificationTables,
    PresenceTables,
    PopinTables,
    ReferenceDataTables,
    SearchTables,
    SettingTables,
    StatisticsTables {}
