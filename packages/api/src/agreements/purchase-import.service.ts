import { formatEuros } from '@kiosque/contract/domain/money'
import type { PurchaseImportReport } from '@kiosque/contract/wire/agreements'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import type { Viewer } from '../http/viewer.ts'
import { decodeText, guessSeparator } from '../network/import/csv-text.ts'
import { refusal } from '../network/import/import-refusal.ts'
import { readLines, type GoodLine } from '../network/import/read-lines.ts'
import { between, type Watch } from '../network/import/watched.ts'
import { countCohorts } from './cohorts.service.ts'
import { checkTotals, takeTotals } from './control-totals.ts'
import { PURCHASE_FILE, type KnownNetwork, type PurchaseLine } from './purchase-columns.ts'
import * as purchases from './purchases.sql.ts'
import { totalsOf } from './purchase-totals.ts'

const BATCH = 2_000
// A report is read by a person: beyond this it would only weigh.
const MOST_CHANGES = 5_000

interface Options {
  dry_run?: boolean | undefined
  skip_invalid?: boolean | undefined
  replace?: boolean | undefined
  watch?: Watch
}

type Line = GoodLine<PurchaseLine>

const keyOf = (row: { laboratory_id: number; month: string; drugstore_id: number }) =>
  `${row.laboratory_id} ${row.month.slice(0, 7)} ${row.drugstore_id}`

const rowOf = ({ values }: Line): purchases.Purchase => ({
  laboratory_id: values.laboratory.id,
  month: `${values.month}-01`,
  drugstore_id: values.cip_officine.id,
  amount_cents: values.amount,
})

async function knownNetwork(db: Db, now: Date): Promise<KnownNetwork> {
  const drugstores = await purchases.selectDrugstoreCodes(db)
  return {
    laboratories: await purchases.selectLaboratoryNames(db),
    drugstores: new Map(drugstores.map(({ cip_officine, ...rest }) => [cip_officine, rest])),
    now,
  }
}

/** All the lines or none, unless the bad ones are expressly left out; a dry run writes nothing (D13-03). */
export async function importPurchases(
  deps: Deps,
  viewer: Viewer,
  bytes: Buffer,
  { dry_run: isDry = false, skip_invalid: skips = false, replace = false, watch = () => undefined }: Options,
): Promise<PurchaseImportReport> {
  const at = deps.now()
  const { text, encoding } = decodeText(bytes)
  const separator = guessSeparator(text)
  const given = takeTotals(text, separator)
  const read = await readLines(
    given.text,
    separator,
    PURCHASE_FILE,
    await knownNetwork(deps.db, at),
    between(watch, 0, 50),
  )
  const isReadable = read.lines > 0 && read.good.length > 0
  const problems = [...read.problems, ...(isReadable ? checkTotals(given.totals, read.good) : [])]
  const errors = problems.filter(({ level }) => level === 'error')
  const isUnreadable = errors.length > 0 && read.refused === 0
  if (!isDry && errors.length > 0 && (isUnreadable || !skips)) throw refusal(errors)
  return inTransaction(deps.db, async (trx) => {
    if (!isDry) await purchases.lockPurchases(trx)
    const compared = await compare(trx, read.good)
    const { fresh, changed, absent, kept } = compared
    const { totals, total } = totalsOf(read.good, kept)
    const counts = {
      to_create: fresh.length,
      to_update: changed.length,
      unchanged: read.good.length - fresh.length - changed.length,
    }
    if (!isDry && read.good.length > 0) {
      await write(trx, { ...compared, lines: read.good, total, replace, viewer, at, watch })
      const after = { ...counts, lines: read.good.length, removed: replace ? absent.length : 0 }
      await recordChange(trx, {
        actor: viewer,
        action: 'purchases.import',
        subject_type: 'purchases',
        subject_id: null,
        after,
        at,
      })
    }
    return {
      dry_run: isDry,
      encoding,
      separator: separator === '\t' ? ('tabulation' as const) : separator,
      lines: read.lines,
      refused: read.refused,
      ...counts,
      problems: problems.toSorted((a, b) => a.line - b.line),
      changes: changed.slice(0, MOST_CHANGES).map(({ line, before }) => changeOf(line, before)),
      totals,
      total,
      absent: absent.length,
    }
  })
}

/** What the file says beside what is kept: new lines, other amounts, and what is kept that it does not have. */
async function compare(trx: Db, good: readonly Line[]) {
  const pairs = new Map(
    good.map((line) => {
      const { laboratory_id, month } = rowOf(line)
      return [`${laboratory_id} ${month}`, { laboratory_id, month }]
    }),
  )
  const kept = await purchases.selectKept(trx, [...pairs.values()])
  const byKey = new Map(kept.map((row) => [keyOf(row), row]))
  const given = new Set(good.map((line) => keyOf(rowOf(line))))
  return {
    kept,
    fresh: good.filter((line) => !byKey.has(keyOf(rowOf(line)))),
    changed: good.flatMap((line) => {
      const before = byKey.get(keyOf(rowOf(line)))
      return before && before.amount_cents !== line.values.amount
        ? [{ line, before: before.amount_cents }]
        : []
    }),
    absent: kept.filter((row) => !given.has(keyOf(row))),
  }
}

function changeOf({ line, values }: Line, before: number): PurchaseImportReport['changes'][number] {
  return {
    line,
    cip_officine: values.cip_officine.cip,
    name: values.cip_officine.name,
    fields: [
      {
        label: `${values.laboratory.name}, ${values.month}`,
        before: formatEuros(before),
        after: formatEuros(values.amount),
      },
    ],
  }
}

interface Writing {
  lines: readonly Line[]
  absent: readonly purchases.KeptPurchase[]
  total: number
  replace: boolean
  viewer: Viewer
  at: Date
  watch: Watch
}

async function write(trx: Db, { lines, absent, total, replace, viewer, at, watch }: Writing): Promise<void> {
  const rows = lines.map(rowOf)
  const months = rows.map(({ month }) => month).toSorted()
  const importId = await purchases.insertImport(trx, {
    imported_by: viewer.user_id,
    imported_at: at,
    lines: rows.length,
    total_cents: total,
    laboratories: [...new Set(lines.map(({ values }) => values.laboratory.name))].toSorted(),
    first_month: months[0] ?? '',
    last_month: months.at(-1) ?? '',
    replaces: replace,
  })
  const advance = between(watch, 50, 95)
  for (let start = 0; start < rows.length; start += BATCH) {
    advance(start, rows.length)
    await purchases.upsertPurchases(trx, rows.slice(start, start + BATCH), importId)
  }
  if (replace && absent.length > 0) await purchases.deletePurchases(trx, absent)
  const touched = new Map(
    rows.map(({ laboratory_id, month }) => [
      `${laboratory_id} ${month.slice(0, 4)}`,
      { laboratoryId: laboratory_id, year: Number(month.slice(0, 4)) },
    ]),
  )
  await countCohorts(trx, [...touched.values()], at)
}
