import { parisDay } from '@kiosque/contract/domain/dates'
import type { DeskStanding, DeskStandings, DeskStandingsQuery } from '@kiosque/contract/wire/agreements'
import type { Db } from '../db/db.ts'
import { forbidden } from '../errors.ts'
import { limitingZones, type Viewer } from '../http/viewer.ts'
import { amountCell, type Cell } from '../kit/csv.ts'
import { pageMeta } from '../kit/page-meta.ts'
import { tiersIn } from './agreements.service.ts'
import { selectAgreementsOf, selectDeskPairs, selectYears, type DeskFilter } from './desk.sql.ts'
import { readFigures } from './figures.ts'
import { presentStanding, projectionOf } from './standing.ts'

const NEAR = 85
const BEHIND = 0.9

export interface Asked {
  viewer: Viewer
  now: Date
}

type Narrowing = Omit<DeskStandingsQuery, 'page' | 'per_page' | 'sort' | 'state'>

/** An adviser sees the zones they follow, and only those (D16-02). */
function filterOf(viewer: Viewer, query: Narrowing, year: number): DeskFilter {
  const own = limitingZones(viewer)
  const { zone_id, laboratory_id, drugstore_id, q } = query
  if (zone_id !== undefined && own !== null && !own.includes(zone_id))
    throw forbidden('zone_not_followed', 'Vous ne suivez pas cette zone.')
  const zones = zone_id === undefined ? own : [zone_id]
  return { year, zones, laboratoryId: laboratory_id, drugstoreId: drugstore_id, q }
}

async function standingsOf(db: Db, filter: DeskFilter, now: Date): Promise<DeskStanding[]> {
  const { year } = filter
  const pairs = await selectDeskPairs(db, filter)
  const agreements = await selectAgreementsOf(db, year, now)
  const byLaboratory = new Map(agreements.map((row) => [row.laboratory_id, row]))
  const known = await readFigures(db, {
    drugstoreIds: [...new Set(pairs.map(({ drugstore_id }) => drugstore_id))],
    laboratoryIds: [...new Set(pairs.map(({ laboratory_id }) => laboratory_id))],
    years: [year],
  })
  return pairs.map((pair) => {
    const { drugstore_id: drugstoreId, laboratory_id: laboratoryId } = pair
    const agreement = byLaboratory.get(laboratoryId)
    const tiers = agreement && tiersIn(agreement)
    const figures = known.of({ drugstoreId, laboratoryId, year, tiers })
    return {
      ...presentStanding(figures),
      laboratory: { id: laboratoryId, name: pair.laboratory },
      content_id: agreement?.id ?? null,
      drugstore: { id: drugstoreId, name: pair.name, city: pair.city, zone: pair.zone },
      is_committed: pair.is_committed,
      projection: projectionOf(figures),
    }
  })
}

export const isNear = ({ progress, next }: DeskStanding) => next !== null && (progress ?? 0) >= NEAR
export const isBehind = ({ amount, last_year }: DeskStanding) =>
  last_year !== null && last_year > 0 && amount < last_year * BEHIND
const isAtTop = ({ next, tier }: DeskStanding) => next === null && tier !== null

const STATES = { near: isNear, behind: isBehind, top: isAtTop }

const trendOf = ({ amount, last_year }: DeskStanding) =>
  last_year !== null && last_year > 0 ? amount / last_year : Infinity

/** What is nearest to a tier first: where a visit changes something. Amounts are in cents, so never equal by chance. */
const SORTS: Record<DeskStandingsQuery['sort'], (a: DeskStanding, b: DeskStanding) => number> = {
  missing: (a, b) => (a.next?.missing ?? Infinity) - (b.next?.missing ?? Infinity) || 0,
  '-amount': (a, b) => b.amount - a.amount,
  trend: (a, b) => trendOf(a) - trendOf(b) || 0,
  name: () => 0,
}

/** Where the pharmacies of one's zones stand, to prepare visits. */
export async function listDeskStandings(
  db: Db,
  query: DeskStandingsQuery,
  { viewer, now }: Asked,
): Promise<DeskStandings> {
  const years = await selectYears(db)
  const year = query.year ?? years[0] ?? Number(parisDay(now).slice(0, 4))
  const filter = filterOf(viewer, query, year)
  const all = await standingsOf(db, filter, now)
  const { page, per_page, state, sort } = query
  const rows = (state ? all.filter(STATES[state]) : all).toSorted(SORTS[sort])
  const laboratories = new Map(all.map(({ laboratory }) => [laboratory.id, laboratory]))
  const compared = all.filter(({ last_year }) => last_year !== null)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return {
    data: rows.slice((page - 1) * per_page, page * per_page),
    meta: pageMeta({ page, per_page }, rows.length),
    year,
    years: years.includes(year) ? years : [year, ...years],
    laboratories: [...laboratories.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'fr')),
    summary: {
      pharmacies: new Set(all.map(({ drugstore }) => drugstore.id)).size,
      amount: sum(all.map(({ amount }) => amount)),
      compared: sum(compared.map(({ amount }) => amount)),
      last_year: compared.length === 0 ? null : sum(compared.map(({ last_year }) => last_year ?? 0)),
      near: all.filter(isNear).length,
      behind: all.filter(isBehind).length,
      through: all.reduce<string | null>(
        (last, { through }) => (through !== null && (last === null || through > last) ? through : last),
        null,
      ),
    },
  }
}

export const STANDINGS_CSV_HEADER = [
  'Officine',
  'Ville',
  'Zone',
  'Laboratoire',
  'Achats HT',
  'Année précédente',
  'Palier atteint',
  'Palier suivant',
  'Il manque',
  'Projection basse',
  'Projection haute',
  'Engagée',
]

export async function exportDeskStandings(
  db: Db,
  query: Pick<DeskStandingsQuery, 'year' | 'zone_id' | 'laboratory_id' | 'state' | 'sort' | 'q'>,
  { viewer, now }: Asked,
): Promise<Cell[][]> {
  const year = query.year ?? (await selectYears(db))[0] ?? Number(parisDay(now).slice(0, 4))
  const all = await standingsOf(db, filterOf(viewer, query, year), now)
  return (query.state ? all.filter(STATES[query.state]) : all)
    .toSorted(SORTS[query.sort])
    .map((row) => [
      row.drugstore.name,
      row.drugstore.city,
      row.drugstore.zone,
      row.laboratory.name,
      amountCell(row.amount),
      amountCell(row.last_year),
      row.tier?.title,
      row.next?.title,
      amountCell(row.next?.missing),
      amountCell(row.projection?.low),
      amountCell(row.projection?.high),
      row.is_committed,
    ])
}

/** One pharmacy's standings this year, for its sheet; visibility is asked by whoever calls. */
export async function standingsOfDrugstore(db: Db, drugstoreId: number, now: Date): Promise<DeskStanding[]> {
  const year = (await selectYears(db))[0]
  if (year === undefined) return []
  const all = await standingsOf(db, { year, zones: null, drugstoreId }, now)
  return all.toSorted(SORTS.missing)
}

/** How many steps of one's zones are within reach, and the first by name: for the dashboard. */
export async function tiersInReach(db: Db, zones: readonly number[] | null, now: Date) {
  const year = Number(parisDay(now).slice(0, 4))
  const near = (await standingsOf(db, { year, zones }, now)).filter(isNear).toSorted(SORTS.missing)
  const [first] = near
  return {
    count: near.length,
    first: first ? `${first.drugstore.name}, ${first.laboratory.name}` : null,
  }
}
