import { managesTeam } from '@kiosque/contract/domain/roles'
import { parisDay } from '@kiosque/contract/domain/dates'
import { passedOn } from '@kiosque/contract/domain/year-projection'
import type { OwnValuesOf, SharedValuesOf } from '@kiosque/contract/kinds/own-values'
import type { AgreementFigures, AgreementStanding } from '@kiosque/contract/wire/agreements'
import type { Member } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import { forbidden, notFound } from '../errors.ts'
import { amountCell, type Cell } from '../kit/csv.ts'
import { selectCommitments, selectVisibleAgreements, type AgreementRow } from './agreements.sql.ts'
import { comparisonOf } from './cohorts.service.ts'
import { readFigures } from './figures.ts'
import { presentMonths, presentStanding, presentTiers, projectionOf, type Figures } from './standing.ts'

export interface Asking {
  viewer: Member
  now: Date
}

/** Figures are for those who own the pharmacy: nobody else of the team, and nobody without one. */
export function demandOwner(viewer: Member): number {
  if (viewer.drugstore_id === null || !managesTeam(viewer.account_type))
    throw forbidden('owners_only', 'Ces chiffres sont réservés aux titulaires et aux cotitulaires.')
  return viewer.drugstore_id
}

export const yearOf = ({ fields }: Pick<AgreementRow, 'fields'>, now: Date): number => {
  const { year } = fields as SharedValuesOf<'performance' | 'referral_laboratory'>
  return typeof year === 'number' ? year : Number(parisDay(now).slice(0, 4))
}
export const tiersIn = ({ fields }: Pick<AgreementRow, 'fields'>): unknown =>
  (fields as OwnValuesOf<'performance'>).tiers

const named = (row: AgreementRow) => ({ id: row.laboratory_id, name: row.laboratory })

/** When the pharmacy committed to this laboratory that year. */
export async function signedBy(db: Db, drugstoreId: number) {
  const rows = await selectCommitments(db, drugstoreId)
  const byYear = new Map(rows.map((row) => [`${row.laboratory_id} ${row.year}`, row]))
  return (laboratoryId: number, year: number) => byYear.get(`${laboratoryId} ${year}`) ?? null
}

/** Where the pharmacy stands with each laboratory, for its owners. */
export async function listStandings(db: Db, asking: Asking): Promise<{ data: AgreementStanding[] }> {
  const drugstoreId = demandOwner(asking.viewer)
  const rows = await selectVisibleAgreements(db, 'performance', asking)
  const known = await readFigures(db, {
    drugstoreIds: [drugstoreId],
    laboratoryIds: rows.map((row) => row.laboratory_id),
    years: [...new Set(rows.map((row) => yearOf(row, asking.now)))],
  })
  const signed = await signedBy(db, drugstoreId)
  return {
    data: rows.map((row) => {
      const year = yearOf(row, asking.now)
      const figures = known.of({ drugstoreId, laboratoryId: row.laboratory_id, year, tiers: tiersIn(row) })
      const commitment = signed(row.laboratory_id, year)
      return {
        ...presentStanding(figures),
        content_id: row.id,
        slug: row.slug,
        title: row.title,
        laboratory: named(row),
        signed_on: commitment && parisDay(commitment.committed_at),
        projection: projectionOf(figures),
      }
    }),
  }
}

async function findAgreement(db: Db, id: number, asking: Asking) {
  const rows = await selectVisibleAgreements(db, 'performance', asking)
  const row = rows.find((each) => each.id === id)
  if (!row) throw notFound()
  return { row, same: rows.filter((each) => each.laboratory_id === row.laboratory_id) }
}

/** One agreement in figures: what is missing, where the year may end, and how others of the kind do. */
export async function readAgreement(db: Db, id: number, asking: Asking): Promise<AgreementFigures> {
  const { viewer, now } = asking
  const drugstoreId = demandOwner(viewer)
  const { row, same } = await findAgreement(db, id, asking)
  const laboratoryId = row.laboratory_id
  const year = yearOf(row, now)
  const known = await readFigures(db, {
    drugstoreIds: [drugstoreId],
    laboratoryIds: [laboratoryId],
    years: [year],
  })
  const figures = known.of({ drugstoreId, laboratoryId, year, tiers: tiersIn(row) })
  const commitment = (await signedBy(db, drugstoreId))(laboratoryId, year)
  const received = known.receivedAt(laboratoryId, year)
  return {
    ...presentStanding(figures),
    content_id: row.id,
    laboratory: named(row),
    signed_on: commitment && parisDay(commitment.committed_at),
    received_on: received && parisDay(received),
    months: presentMonths(figures),
    tiers: presentTiers(figures),
    projection: projectionOf(figures),
    next_expected: nextExpected(figures),
    comparison: await comparisonOf(db, { laboratoryId, year, drugstoreId, userId: viewer.user_id }),
    years: same.map((each) => ({ year: yearOf(each, now), content_id: each.id })),
  }
}

function nextExpected(figures: Figures): AgreementFigures['next_expected'] {
  const { next } = presentStanding(figures)
  const projection = projectionOf(figures)
  if (next === null || projection === null) return null
  const { year, months, lastYear } = figures
  const whole = lastYear?.length === 12 ? lastYear : null
  const day = (end: number) => passedOn(next.threshold, end, year, months, whole)
  return { earliest: day(projection.high), latest: day(projection.low) }
}

const MONTHS = new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: 'UTC' })
export const monthName = (month: number) => MONTHS.format(new Date(Date.UTC(2026, month - 1, 1)))

export const MONTHS_CSV_HEADER = ['Mois', 'Achats HT', 'Cumul', 'Année précédente', 'Cumul précédent']

/** The twelve months as a spreadsheet, and how it is called. */
export async function exportMonths(db: Db, id: number, asking: Asking) {
  const { months, laboratory, year } = await readAgreement(db, id, asking)
  const rows = months.map((each): Cell[] => [
    monthName(each.month),
    amountCell(each.amount),
    amountCell(each.cumulative),
    amountCell(each.last_year),
    amountCell(each.last_year_cumulative),
  ])
  return { name: `accord-${laboratory.name}-${year}.csv`, rows }
}
