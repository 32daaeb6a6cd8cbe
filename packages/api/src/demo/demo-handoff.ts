import { sql } from 'kysely'
import { HANDOFF_KEYS } from '@kiosque/contract/domain/handoff'
import type { Db } from '../db/db.ts'
import { configureStandIns } from '../handoff/stand-in.service.ts'
import { daysFrom, type DemoStep } from './demo-step.ts'
import { NAMED_PEOPLE } from './named-people.ts'

/** Opened by somebody of each pharmacy: which, every how many days or so, and how many times told. */
const OPENED = [
  ['deporef', 9, 4],
  ['ospharm', 17, 2],
  ['adelya', 24, 1],
  ['ec', 40, 1],
  ['affichactiv', 48, 1],
] as const
/** Nobody has been there yet: the first opening still asks. */
const UNUSED = 'naocare'
const PARTNERS = HANDOFF_KEYS.filter((key) => key !== UNUSED)

/** D15-10: the six partners answer from this very server, and have been opened as they would be. */
export const handoffStep: DemoStep = {
  name: 'handoff',
  run: async (trx, { deps, startedAt }) => {
    await configureStandIns(trx, deps, startedAt)
    await sql`
      INSERT INTO handoff_log (at, partner, user_id, drugstore_id, jti, used_at)
      SELECT at, partner, user_id, drugstore_id, gen_random_uuid()::text, at FROM (
        SELECT own.user_id, own.drugstore_id, given.partner,
               -- On a morning or an afternoon of that time, never on a Sunday nor after the first start.
               date_trunc('day', moment - CASE WHEN extract(dow FROM moment) = 0 THEN interval '1 day' ELSE interval '0' END)
                 + make_interval(hours => 7 + (hash & 1023) % 10, mins => (hash >> 10 & 1023) % 60) AS at
          FROM (SELECT a.drugstore_id, min(a.user_id) AS user_id FROM accounts a
                 WHERE a.drugstore_id IS NOT NULL GROUP BY a.drugstore_id) own
         CROSS JOIN jsonb_to_recordset(${JSON.stringify(OPENED.map(([partner, every, times]) => ({ partner, every, times })))}::jsonb)
                 AS given (partner text, every int, times int)
         CROSS JOIN LATERAL generate_series(1, given.times) AS turn
         CROSS JOIN LATERAL (SELECT abs(hashtext(own.drugstore_id || given.partner || turn)) AS hash) h
         CROSS JOIN LATERAL (SELECT ${startedAt}::timestamptz
           - make_interval(days => (turn - 1) * given.every + 1 + hash % given.every) AS moment) m
      ) opened ORDER BY at`.execute(trx)
    await agree(trx, daysFrom(startedAt, -60))
  },
}

/** The people one signs in as, and whoever opened something. */
async function agree(trx: Db, at: Date): Promise<void> {
  const named = NAMED_PEOPLE.map(({ email }) => email)
  await sql`
    INSERT INTO handoff_consent (user_id, partner, at)
    SELECT DISTINCT a.user_id, partner, ${at}::timestamptz
      FROM accounts a JOIN users u ON u.id = a.user_id CROSS JOIN unnest(${PARTNERS}::text[]) AS partner
     WHERE a.drugstore_id IS NOT NULL AND (u.email = ANY (${named}::text[])
        OR EXISTS (SELECT FROM handoff_log l WHERE l.user_id = a.user_id AND l.partner = partner))`.execute(
    trx,
  )
}
