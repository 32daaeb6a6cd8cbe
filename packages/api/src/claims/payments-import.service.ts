import { CLAIM_STATUS_LABELS, isOwedClaim } from '@kiosque/contract/domain/claims'
import { formatDay, parisDay } from '@kiosque/contract/domain/dates'
import { formatEuros } from '@kiosque/contract/domain/money'
import type { PaymentReport } from '@kiosque/contract/wire/claims-desk'
import type { ImportProblem } from '@kiosque/contract/wire/people'
import { recordChange, recordChanges } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Viewer } from '../http/viewer.ts'
import { decodeText, guessSeparator } from '../network/import/csv-text.ts'
import { refusal } from '../network/import/import-refusal.ts'
import { problem, readLines, type GoodLine } from '../network/import/read-lines.ts'
import { between, type Watch } from '../network/import/watched.ts'
import { tellPayments } from './claim-notices.ts'
import { actorOf, type Claiming } from './claiming.ts'
import { IGNORED_COLUMNS, PAYMENT_FILE, type PaymentLine } from './payment-columns.ts'
import { payMany, selectByNumbers, type OwedRow } from './payments.sql.ts'

const BATCH = 2_000

interface Matched {
  claim: OwedRow
  line: PaymentLine
}

interface Checked {
  problems: ImportProblem[]
  refused: number
  unchanged: number
  paid: Matched[]
}

/** What laboratories paid, matched by number: all of a file or nothing, every bad line named. */
export async function importPayments(
  deps: Claiming,
  viewer: Viewer,
  bytes: Buffer,
  options: { dry_run?: boolean | undefined; skip_invalid?: boolean | undefined; watch?: Watch },
): Promise<PaymentReport> {
  const { text, encoding } = decodeText(bytes)
  const separator = guessSeparator(text)
  const watch = options.watch ?? (() => undefined)
  const read = await readLines(text, separator, PAYMENT_FILE, null, between(watch, 0, 40))
  const known = read.problems.filter(({ column }) => !IGNORED_COLUMNS.includes(column?.toLowerCase() ?? ''))
  const isDry = options.dry_run === true
  const at = deps.now()
  const run = async (trx: Db): Promise<PaymentReport> => {
    const checked = await check(trx, read.good, {
      today: parisDay(at),
      isHeld: !isDry,
      advance: between(watch, 40, 70),
    })
    const problems = [...known, ...checked.problems].toSorted((a, b) => a.line - b.line)
    const errors = problems.filter(({ level }) => level === 'error')
    const isUnreadable = errors.length > 0 && read.refused + checked.refused === 0
    if (!isDry && errors.length > 0 && (isUnreadable || !options.skip_invalid)) throw refusal(errors)
    if (!isDry) await pay(trx, viewer, checked.paid, at)
    return {
      dry_run: isDry,
      encoding,
      separator: separator === '\t' ? 'tabulation' : separator,
      lines: read.lines,
      refused: read.refused + checked.refused,
      to_create: 0,
      to_update: checked.paid.length,
      to_pay: checked.paid.length,
      amount: checked.paid.reduce((sum, { claim }) => sum + claim.accepted_amount, 0),
      unchanged: checked.unchanged,
      problems,
      changes: [],
    }
  }
  return isDry ? run(deps.db) : inTransaction(deps.db, run)
}

async function check(
  trx: Db,
  good: readonly GoodLine<PaymentLine>[],
  {
    today,
    isHeld,
    advance,
  }: { today: string; isHeld: boolean; advance: (done: number, total: number) => void },
): Promise<Checked> {
  const checked: Checked = { problems: [], refused: 0, unchanged: 0, paid: [] }
  for (let start = 0; start < good.length; start += BATCH) {
    advance(start, good.length)
    const batch = good.slice(start, start + BATCH)
    const numbers = batch.map(({ values }) => values.number)
    const claims = await selectByNumbers(trx, numbers, { isHeld })
    for (const { line, values } of batch) {
      const claim = claims.get(values.number)
      if (claim?.status === 'paid' && claim.payment_reference === values.reference) {
        checked.unchanged += 1
        continue
      }
      const found = problemOf(claim, values, today)
      if (claim === undefined || found !== null) {
        checked.refused += 1
        const [column, value, message] = found ?? ['Numéro de demande', values.number, '']
        checked.problems.push(problem(line, column, value, message))
      } else checked.paid.push({ claim, line: values })
    }
  }
  return checked
}

const day = (text: string) => formatDay(`${text}T12:00:00Z`)

/** Which cell is wrong, what it says and why; null when the line pays its claim. */
function problemOf(
  claim: OwedRow | undefined,
  { number, amount, paid_on }: PaymentLine,
  today: string,
): readonly [string, string, string] | null {
  const of = (message: string) => ['Numéro de demande', number, message] as const
  if (claim === undefined) return of('Cette demande n’existe pas.')
  if (claim.status === 'paid')
    return of(
      `Cette demande est déjà réglée${claim.paid_on ? ` le ${day(claim.paid_on)}` : ''}, référence ${claim.payment_reference ?? ''}.`,
    )
  if (!isOwedClaim(claim.status))
    return of(
      `Cette demande n’est pas acceptée\u00a0: elle est «\u00a0${CLAIM_STATUS_LABELS[claim.status]}\u00a0».`,
    )
  if (amount !== claim.accepted_amount)
    return [
      'Montant',
      formatEuros(amount),
      `Le montant accepté est ${formatEuros(claim.accepted_amount)}\u00a0: voyez avec le laboratoire.`,
    ]
  if (paid_on > today) return ['Date de règlement', day(paid_on), 'Un règlement ne peut pas être à venir.']
  return null
}

async function pay(trx: Db, viewer: Viewer, paid: readonly Matched[], at: Date): Promise<void> {
  for (let start = 0; start < paid.length; start += BATCH) {
    const batch = paid.slice(start, start + BATCH)
    const rows = batch.map(({ claim, line }) => ({
      id: claim.id,
      reference: line.reference,
      paid_on: line.paid_on,
      amount: claim.accepted_amount,
    }))
    await payMany(trx, rows, viewer.user_id, at)
    await recordChanges(
      trx,
      batch.map(({ claim, line }) => ({
        actor: actorOf(viewer),
        action: 'claim.pay',
        subject_type: 'claim',
        subject_id: claim.id,
        before: { status: claim.status },
        after: {
          status: 'paid',
          reference: line.reference,
          paid_on: line.paid_on,
          amount: claim.accepted_amount,
          drugstore_id: claim.drugstore_id,
        },
        at,
      })),
    )
  }
  const amount = paid.reduce((sum, { claim }) => sum + claim.accepted_amount, 0)
  await recordChange(trx, {
    actor: actorOf(viewer),
    action: 'claim.import',
    subject_type: 'claim',
    subject_id: null,
    after: { lines: paid.length, amount },
    at,
  })
  // One word to each pharmacy, whatever the number of its claims.
  const byDrugstore = Map.groupBy(paid, ({ claim }) => claim.drugstore_id)
  for (const [drugstoreId, ofOne] of byDrugstore)
    await tellPayments(
      trx,
      drugstoreId,
      ofOne.map(({ claim, line }) => ({ ...claim, reference: line.reference, paid_on: line.paid_on })),
      { at, by: viewer.user_id },
    )
}
