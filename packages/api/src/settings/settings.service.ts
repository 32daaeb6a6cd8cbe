import {
  settings as settingsSchema,
  type Settings,
  type SettingsPatch,
} from '@kiosque/contract/wire/settings'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { publish, type Events } from '../db/events.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Viewer } from '../http/viewer.ts'
import { lockSettings, selectSettings, upsertSetting } from './settings.sql.ts'

const CHANNEL = 'settings'

export const DEFAULT_SETTINGS: Settings = {
  maintenance: false,
  maintenance_message: null,
  // Loi Descrozaille: 34 % since 1 March 2024 for these shelves too.
  egalim_caps: [{ starts_on: '2024-03-01', percent: 34 }],
}

/** The settings as they are now; one that became unreadable falls back to its default instead of breaking pages. */
export async function readSettings(db: Db): Promise<Settings> {
  const stored = await selectSettings(db)
  const readable = Object.entries(settingsSchema.shape).flatMap(([key, schema]) => {
    const result = schema.safeParse(stored[key])
    return result.success && key in stored ? [[key, result.data] as const] : []
  })
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(readable) }
}

export function changeSettings(
  db: Db,
  patch: SettingsPatch,
  actor: Viewer | null,
  at: Date,
): Promise<Settings> {
  return inTransaction(db, async (trx) => {
    await lockSettings(trx)
    const before = await readSettings(trx)
    for (const [key, value] of Object.entries(patch)) await upsertSetting(trx, key, value, at)
    const after = await readSettings(trx)
    await recordChange(trx, {
      actor,
      action: 'settings.change',
      subject_type: 'settings',
      subject_id: null,
      before,
      after,
      at,
    })
    await publish(trx, CHANNEL)
    return after
  })
}

/** The settings without a query each time: dropped when any process changes them. */
export interface SettingsCache {
  current(): Promise<Settings>
}

// Only bounds what a lost event could do.
const MAX_AGE_MS = 30_000

export function createSettingsCache(db: Db, events: Events): SettingsCache {
  let kept: { settings: Promise<Settings>; readAt: number } | null = null
  const forget = () => void (kept = null)
  events.on(CHANNEL, forget)
  events.onGap(forget)
  return {
    async current() {
      const now = performance.now()
      if (!kept || now - kept.readAt > MAX_AGE_MS) {
        const fresh = { settings: readSettings(db), readAt: now }
        kept = fresh
        // A failure is told to whoever waits, not kept.
        fresh.settings.catch(() => kept === fresh && forget())
      }
      return kept.settings
    },
  }
}
