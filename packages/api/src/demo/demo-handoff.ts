import { sql } from 'kysely'
import { HANDOFF_KEYS } from '@kiosque/contract/domain/handoff'
import type { Db } from '../db/db.ts'
import { configureStandIns } from '../handoff/stand-in.service.ts'
import { daysFrom, type DemoStep } from './demo-step.ts'

/** Opened by somebody of each pharmacy in the last weeks: which, how many days ago, and at what hour. */
const OPENED = [
  ['deporef', 1, 9],
  ['ospharm', 1, 17],
  ['adelya', 3, 11],
  ['deporef', 4, 10],
  ['ec', 8, 14],
  ['deporef', 9, 9],
  ['affichactiv', 12, 16],
  ['ospharm', 20, 18],
] as const
/** Nobody has been there yet: the first opening still asks. */
const UNUSED = 'naocare'

/** D15-10: the six partners answer from this very server, and have been opened as they would be. */
export const handoffStep: DemoStep = {
  name: 'handoff',
  run: async (trx, { deps, startedAt }) => {
    await configureStandIns(trx, deps, startedAt)
    await agree(trx, daysFrom(startedAt, -60))
    for (const [partner, days, hour] of OPENED) {
      const at = daysFrom(startedAt, -days)
      at.setUTCHours(hour, (days * 7) % 60)
      await sql`
        INSERT INTO handoff_log (at, partner, user_id, drugstore_id, jti, used_at)
        SELECT ${at}, ${partner}, min(user_id), drugstore_id, gen_random_uuid()::text, ${at}
          FROM accounts WHERE drugstore_id IS NOT NULL GROUP BY drugstore_id`.execute(trx)
    }
  },
}

async function agree(trx: Db, at: Date): Promise<void> {
  for (const partner of HANDOFF_KEYS.filter((key) => key !== UNUSED))
    await sql`
      INSERT INTO handoff_consent (user_id, partner, at)
      SELECT DISTINCT user_id, ${partner}, ${at}::timestamptz FROM accounts WHERE drugstore_id IS NOT NULL`.execute(
      trx,
    )
}
