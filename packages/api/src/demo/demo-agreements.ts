import { sql } from 'kysely'
import { addDays, parisDay, startOfParisDay } from '@kiosque/contract/domain/dates'
import { countCohorts } from '../agreements/cohorts.service.ts'
import type { Db } from '../db/db.ts'
import { inBulk } from './bulk-insert.ts'
import { LABORATORY_TERMS } from './contents/laboratory-terms.ts'
import { DEMO_DRUGSTORES } from './demo-drugstores.ts'
import { accountsOf } from './demo-people.ts'
import type { DemoStep } from './demo-step.ts'

/** How a year goes for each sort of range, from January: winter coughs, summer sun, and what sells all year. */
const WINTER = [1.5, 1.4, 1.1, 0.8, 0.6, 0.5, 0.5, 0.6, 1, 1.3, 1.5, 1.2]
const SUMMER = [0.2, 0.3, 0.9, 1.6, 2, 2.1, 1.8, 1, 0.4, 0.2, 0.2, 0.3]
const EVEN = [0.85, 0.8, 0.95, 1, 1.15, 1.2, 1.1, 0.75, 1, 1.1, 1.05, 1.05]
const SEASONS: Record<string, readonly number[]> = {
  'Nez et gorge': WINTER,
  'Nez et gorge, ophtalmologie': WINTER,
  Solaire: SUMMER,
}

/** The pharmacy of the named people is just short of a tier with this laboratory, in cents. */
const SHORT_OF = { laboratory: 'Évanor', tier: 2, missing: 124_000 }
const COMMITTED = ['Évanor', 'Hydrélis', 'Maréole', 'Orthéa']

/** A year and what is told of this one, month by month, for every pharmacy and every laboratory. */
export const agreementsStep: DemoStep = {
  name: 'agreements',
  label: 'accords annuels',
  async run(trx, { startedAt }) {
    const today = parisDay(startedAt)
    const year = Number(today.slice(0, 4))
    // A month is told when it is over; in January the one that runs is, so that the year shows something.
    const through = Math.max(1, Number(today.slice(5, 7)) - 1)
    const people = await accountsOf(trx)
    const months = [...monthsOf(year - 1, 12), ...monthsOf(year, through)]
    await tellMonths(trx, months, startedAt)
    const titulaire = people.get('titulaire')
    const laboratories = await trx.selectFrom('laboratories').select(['id', 'name']).execute()
    if (titulaire) {
      const short = laboratories.find(({ name }) => name === SHORT_OF.laboratory)
      if (short) await bringTo(trx, { drugstoreId: titulaire.drugstore_id, laboratoryId: short.id, year })
      await commitPharmacies(trx, { ...titulaire, year, startedAt })
    }
    for (const { id } of laboratories) await countCohorts(trx, [{ laboratoryId: id, year }], startedAt)
    const { rows: before } = await sql<{ laboratoryId: number }>`
      SELECT DISTINCT laboratory_id AS "laboratoryId" FROM content
       WHERE kind = 'performance' AND fields ->> 'year' = ${String(year - 1)}`.execute(trx)
    await countCohorts(
      trx,
      before.map(({ laboratoryId }) => ({ laboratoryId, year: year - 1 })),
      startedAt,
    )
  },
}

const monthsOf = (year: number, through: number): Month[] =>
  Array.from({ length: through }, (_, index) => ({ year, month: index + 1 }))

interface Month {
  year: number
  month: number
}

/** One file a month, received on the fifth of the next one. Sizes, taste and luck come from the ids: always the same. */
async function tellMonths(trx: Db, months: readonly Month[], startedAt: Date): Promise<void> {
  const files = months.map(({ year, month }) => {
    const first = `${year}-${String(month).padStart(2, '0')}-01`
    const fifth = startOfParisDay(addDays(first, 35).slice(0, 8) + '05')
    return { first, received: fifth < startedAt ? fifth : startedAt }
  })
  await sql`
    INSERT INTO purchase_imports (imported_by, imported_at, lines, total_cents, laboratories, first_month, last_month)
    SELECT (SELECT id FROM users WHERE right_id = 2 ORDER BY id LIMIT 1), received, 0, 0, '{}', first, first
      FROM jsonb_to_recordset(${JSON.stringify(files)}::jsonb) AS given (first date, received timestamptz)
     ORDER BY first`.execute(trx)
  const given = LABORATORY_TERMS.map(({ name, domain, first: tier }) => ({
    name,
    yearly: Math.round(tier * 100_000 * 1.7),
    seasons: SEASONS[domain] ?? EVEN,
  }))
  const thisYear = Number(parisDay(startedAt).slice(0, 4))
  const bought = sql`
    INSERT INTO purchases (laboratory_id, month, drugstore_id, amount_cents, import_id)
    SELECT l.id, i.first_month, d.id,
           round(given.yearly / 12.0 * (given.seasons ->> (extract(month FROM i.first_month)::int - 1))::float8
             * (0.45 + (hashtext('size ' || d.id) & 1023) / 930.0)
             * (0.6 + (hashtext('taste ' || d.id || ' ' || l.id) & 1023) / 1280.0)
             * (0.85 + (hashtext(d.id || ' ' || l.id || ' ' || to_char(i.first_month, 'YYYY-MM-DD')) & 1023) / 3400.0)
             * (1 + (extract(year FROM i.first_month)::int - ${thisYear}::int + 1)
                  * ((hashtext('growth ' || d.id || ' ' || l.id) & 1023) / 3000.0 - 0.09)))::int,
           i.id
      FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS given (name text, yearly float8, seasons jsonb)
      JOIN laboratories l ON l.name = given.name
     CROSS JOIN (SELECT id, created_at, row_number() OVER (ORDER BY id) <= ${DEMO_DRUGSTORES.length}::int AS is_known
                   FROM drugstores) d
      -- Nobody buys before they join, but those whose two years are told.
      JOIN purchase_imports i ON d.is_known OR i.first_month >= d.created_at
     -- Not everybody buys from everybody; the rest of the network from fewer.
     WHERE (hashtext('buys ' || d.id || ' ' || l.id) & 15) < CASE WHEN d.is_known THEN 13 ELSE 4 END`
  await inBulk(trx, () => bought.execute(trx))
  await sql`
    UPDATE purchase_imports i SET lines = told.lines, total_cents = told.total, laboratories = told.names
      FROM (SELECT p.import_id, count(*)::int AS lines, sum(p.amount_cents)::bigint AS total,
                   array_agg(DISTINCT l.name ORDER BY l.name) AS names
              FROM purchases p JOIN laboratories l ON l.id = p.laboratory_id GROUP BY p.import_id) told
     WHERE told.import_id = i.id`.execute(trx)
}

/** The months of the year so far add up to what is short of the tier, cent for cent. */
async function bringTo(
  trx: Db,
  { drugstoreId, laboratoryId, year }: { drugstoreId: number; laboratoryId: number; year: number },
): Promise<void> {
  const terms = LABORATORY_TERMS.find(({ name }) => name === SHORT_OF.laboratory)
  const wanted = Math.round((terms?.first ?? 0) * 100_000 * (1 + SHORT_OF.tier * 0.5)) - SHORT_OF.missing
  const own = sql`drugstore_id = ${drugstoreId}::int AND laboratory_id = ${laboratoryId}::int`
  const from = sql`${`${year}-01-01`}::date`
  // Both years grow alike, so that they still compare; a pharmacy that bought nothing buys evenly.
  await sql`
    INSERT INTO purchases (laboratory_id, month, drugstore_id, amount_cents, import_id)
    SELECT ${laboratoryId}::int, i.first_month, ${drugstoreId}::int, 100000, i.id FROM purchase_imports i
        ON CONFLICT DO NOTHING`.execute(trx)
  await sql`
    UPDATE purchases SET amount_cents = round(amount_cents * ${wanted}::float8 / (
      SELECT sum(amount_cents) FROM purchases WHERE ${own} AND month >= ${from}))::int
     WHERE ${own}`.execute(trx)
  await sql`
    UPDATE purchases SET amount_cents = amount_cents + ${wanted}::int - (
      SELECT sum(amount_cents)::int FROM purchases WHERE ${own} AND month >= ${from})
     WHERE ${own} AND month = (SELECT max(month) FROM purchases WHERE ${own})`.execute(trx)
}

/** The pharmacy of the named people to four laboratories; half of the others here and there. */
async function commitPharmacies(
  trx: Db,
  {
    user_id,
    drugstore_id,
    year,
    startedAt,
  }: { user_id: number; drugstore_id: number; year: number; startedAt: Date },
): Promise<void> {
  const signed = startOfParisDay(`${year}-01-22`)
  await sql`
    INSERT INTO agreement_commitments (laboratory_id, year, drugstore_id, committed_by, committed_at)
    SELECT l.id, ${year}::int, d.id,
           CASE WHEN d.id = ${drugstore_id}::int THEN ${user_id}::int
                ELSE (SELECT a.user_id FROM accounts a WHERE a.drugstore_id = d.id AND a.type = 200
                       ORDER BY a.id LIMIT 1) END,
           ${signed < startedAt ? signed : startedAt}::timestamptz
      FROM laboratories l CROSS JOIN drugstores d
     WHERE CASE WHEN d.id = ${drugstore_id}::int THEN l.name = ANY (${COMMITTED}::text[])
                ELSE (hashtext('commits ' || d.id || ' ' || l.id) & 1) = 0
                 AND EXISTS (SELECT FROM purchases p WHERE p.drugstore_id = d.id AND p.laboratory_id = l.id
                              AND p.month >= make_date(${year}::int, 1, 1)) END`.execute(trx)
}
