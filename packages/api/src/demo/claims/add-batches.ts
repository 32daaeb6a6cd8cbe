import { sql } from 'kysely'
import { parisDay } from '@kiosque/contract/domain/dates'
import type { Db } from '../../db/db.ts'
import { insertMany } from '../bulk-insert.ts'
import type { DemoContext } from '../demo-step.ts'
import type { Kept } from './claim-rows.ts'
import { momentOf } from './moments.ts'

/** What was accepted in so many days is asked of its laboratory in one batch; no laboratory pays sooner. */
const DAYS = 14

/** The day a claim is asked for, counted from the first start. */
const askedOn = (decided: number) => (Math.floor(decided / DAYS) + 1) * DAYS

/** Whatever a laboratory owed until the last fortnight was asked of it; the rest waits for its batch. */
export async function addBatches(
  trx: Db,
  { startedAt }: DemoContext,
  claims: readonly Kept[],
  staffId: number | null,
): Promise<void> {
  const owed = claims.filter(
    ({ of: { status, decided } }) =>
      decided !== undefined &&
      ['accepted', 'partly_accepted', 'paid'].includes(status) &&
      askedOn(decided) < 0,
  )
  const { rows: laboratories } = await sql<{ id: number; laboratory_id: number }>`
    SELECT id, laboratory_id FROM bri_operations`.execute(trx)
  const laboratoryOf = new Map(laboratories.map(({ id, laboratory_id }) => [id, laboratory_id]))
  const groups = Map.groupBy(owed, ({ of, operation }) => {
    const day = askedOn(of.decided ?? 0)
    return `${String(day + 10_000).padStart(6, '0')} ${laboratoryOf.get(operation.id) ?? 0}`
  })
  const counters = new Map<number, number>()
  const batches = [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([key, members]) => {
      const [day = '', laboratory_id = ''] = key.split(' ')
      const created_at = momentOf(startedAt, Number(day) - 10_000, `lot ${laboratory_id}`, 'desk')
      const year = Number(parisDay(created_at).slice(0, 4))
      counters.set(year, (counters.get(year) ?? 0) + 1)
      const number = `LOT-${year}-${String(counters.get(year)).padStart(4, '0')}`
      return { row: { number, laboratory_id: Number(laboratory_id), created_at }, members }
    })
  if (batches.length === 0) return
  const made = await trx
    .insertInto('bri_batches')
    .values(batches.map(({ row }) => ({ ...row, created_by: staffId, exported_at: row.created_at })))
    .returning(['id', 'number'])
    .execute()
  const idOf = new Map(made.map(({ id, number }) => [number, id]))
  const pairs = batches.flatMap(({ row, members }) =>
    members.map(({ id }) => ({ id, batch_id: idOf.get(row.number) ?? 0 })),
  )
  await sql`
    UPDATE bri_claims c SET batch_id = given.batch_id
      FROM jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS given (id int, batch_id int)
     WHERE c.id = given.id`.execute(trx)
  await insertMany(
    trx,
    'bri_claim_events',
    batches.flatMap(({ row, members }) =>
      members.map(({ id }) => ({
        claim_id: id,
        kind: 'batched' as const,
        actor_id: staffId,
        at: row.created_at,
        reason_code: null,
        comment: row.number,
        amount: null,
      })),
    ),
  )
  for (const [year, last] of counters)
    await trx.insertInto('bri_counters').values({ kind: 'LOT', year, last }).execute()
}
