import { CLAIM_STATUS_LABELS, type ClaimReason } from '@kiosque/contract/domain/claims'
import { parisDay } from '@kiosque/contract/domain/dates'
import { SMALLEST_SHOWN } from '@kiosque/contract/domain/masking'
import type { ClaimsOfDrugstore, ClaimsSummary } from '@kiosque/contract/wire/claims'
import type { ClaimStatistics } from '@kiosque/contract/wire/claims-desk'
import type { Db } from '../db/db.ts'
import { amountCell, inPages, type Cell } from '../kit/csv.ts'
import type { Claimant, Claiming } from './claiming.ts'
import { selectOwnAfter } from './claims.sql.ts'
import * as sql from './summary.sql.ts'

const YEAR_MS = 365 * 86_400_000
const LATEST = 5
export const yearOf = (at: Date) => Number(parisDay(at).slice(0, 4))

/** What is owed, late and paid, and how long it usually takes. */
export async function ownSummary(
  { db, now }: Claiming,
  { drugstoreId, right }: Claimant,
  asked: number | undefined,
): Promise<ClaimsSummary> {
  const at = now()
  const year = asked ?? yearOf(at)
  const delays = await sql.selectDelays(db, new Date(at.getTime() - YEAR_MS))
  return {
    year,
    first_year: (await sql.selectFirstYear(db, drugstoreId)) ?? yearOf(at),
    ...(await sql.selectOwnSummary(db, drugstoreId, { today: parisDay(at), year })),
    // A mean of a few would tell of somebody in particular.
    control_days: delays.controlled < SMALLEST_SHOWN ? null : delays.control_days,
    payment_days: delays.paid < SMALLEST_SHOWN ? null : delays.payment_days,
    can_submit: right === 'submit',
  }
}

/** For the sheet that the head office, and the adviser of the zone, read (D16-02). */
export async function claimsOfDrugstore(db: Db, drugstoreId: number, now: Date): Promise<ClaimsOfDrugstore> {
  const today = parisDay(now)
  const { draft: _own, ...parts } = await sql.selectOwnSummary(db, drugstoreId, { today, year: yearOf(now) })
  const latest = await sql.selectLatestOf(db, drugstoreId, LATEST)
  return { ...parts, latest: latest.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() })) }
}

export const OWN_CSV_HEADER = [
  'Numéro',
  'Laboratoire',
  'Opération',
  'Bons pris du',
  'au',
  'Bons',
  'Montant demandé',
  'État',
  'Envoyée le',
  'Décidée le',
  'Montant accepté',
  'Réglée le',
  'Référence de règlement',
]

const dayOf = (text: string | null) => (text === null ? null : new Date(`${text}T12:00:00Z`))

/** Everything the pharmacy sent in a year. */
export async function* ownCsvRows(db: Db, drugstoreId: number, year: number): AsyncGenerator<Cell[]> {
  const page = (afterId: number, size: number) => selectOwnAfter(db, { drugstoreId, year, afterId, size })
  for await (const row of inPages(page))
    yield [
      row.number,
      row.laboratory,
      row.title,
      dayOf(row.period_starts_on),
      dayOf(row.period_ends_on),
      row.vouchers,
      amountCell(row.amount),
      CLAIM_STATUS_LABELS[row.status],
      row.submitted_at,
      row.decided_at,
      amountCell(row.accepted_amount),
      dayOf(row.paid_on),
      row.payment_reference ?? '',
    ]
}

const rate = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 100))

function figures({ decided, ...row }: sql.FigureRow) {
  return { ...row, refusal_rate: rate(row.refused_claims, decided) }
}

export async function claimStatistics(
  { db, now }: Claiming,
  asked: number | undefined,
): Promise<ClaimStatistics> {
  const year = asked ?? yearOf(now())
  const months = await sql.selectMonthFigures(db, year)
  const none = { claims: 0, asked: 0, accepted: 0, paid: 0 }
  return {
    year,
    first_year: (await sql.selectFirstYear(db, null)) ?? yearOf(now()),
    total: figures(await sql.selectTotalFigures(db, year)),
    laboratories: (await sql.selectLaboratoryFigures(db, year)).map(
      ({ laboratory_id, laboratory, ...row }) => ({
        laboratory: { id: laboratory_id, name: laboratory },
        ...figures(row),
      }),
    ),
    months: Array.from({ length: 12 }, (_, rank) => ({
      ...none,
      month: rank + 1,
      ...months.find((each) => each.month === rank + 1),
    })),
    reasons: (await sql.selectReasonFigures(db, year)).map(({ code, count }) => ({
      code: code as ClaimReason,
      count,
    })),
  }
}

export const REPORT_CSV_HEADER = [
  'Laboratoire',
  'Demandes',
  'Montant demandé',
  'Montant accepté',
  'Montant réglé',
  'Reste dû',
  'Demandes refusées',
  'Taux de refus (%)',
  'Demandes corrigées',
  'Délai de contrôle (jours)',
  'Délai de règlement (jours)',
]

const days = (value: number | null) => (value === null ? '' : Math.round(value * 10) / 10)

/** The yearly report: a line per laboratory, then all of them together. */
export function reportRows({ laboratories, total }: ClaimStatistics): Cell[][] {
  const line = (name: string, row: ClaimStatistics['total']): Cell[] => [
    name,
    row.claims,
    amountCell(row.asked),
    amountCell(row.accepted),
    amountCell(row.paid),
    amountCell(row.accepted - row.paid),
    row.refused_claims,
    row.refusal_rate ?? '',
    row.corrected_claims,
    days(row.control_days),
    days(row.payment_days),
  ]
  return [...laboratories.map(({ laboratory, ...row }) => line(laboratory.name, row)), line('Total', total)]
}
