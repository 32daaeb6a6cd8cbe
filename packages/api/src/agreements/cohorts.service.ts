import { cohortsAt, comparisonFor, finestLevel } from '@kiosque/contract/domain/comparison'
import { groupLabel } from '@kiosque/contract/domain/network'
import { lastDayOfMonth } from '@kiosque/contract/domain/year-projection'
import type { AgreementFigures } from '@kiosque/contract/wire/agreements'
import type { Db } from '../db/db.ts'
import { selectOwnDrugstores, selectTold } from './agreements.sql.ts'
import { insertCohorts, selectCohortCounts, selectComparables, selectLevel } from './cohorts.sql.ts'

/** In the transaction of an import: the cohorts of each laboratory and year it touched, as they are from now on. */
export async function countCohorts(
  trx: Db,
  touched: readonly { laboratoryId: number; year: number }[],
  now: Date,
): Promise<void> {
  for (const { laboratoryId, year } of touched) {
    const [told] = await selectTold(trx, [laboratoryId], [year])
    if (!told) continue
    const { through } = told
    const pharmacies = await selectComparables(trx, { laboratoryId, year, through })
    // The first count of a year fixes how finely it is compared: two ways to divide would be subtracted.
    const level = (await selectLevel(trx, laboratoryId, year)) ?? finestLevel(pharmacies)
    const cohorts = [...cohortsAt(level, pharmacies)].map(([cohort, members]) => ({ cohort, members }))
    await insertCohorts(trx, { laboratory_id: laboratoryId, year, level, through, counted_at: now, cohorts })
  }
}

/** What an owner is told of comparable pharmacies: sums about five others at least, whatever was told before. */
export async function comparisonOf(
  db: Db,
  asked: { laboratoryId: number; year: number; drugstoreId: number; userId: number },
): Promise<AgreementFigures['comparison']> {
  const rows = await selectCohortCounts(db, asked)
  const [first] = rows
  if (!first) return null
  const own = new Set([asked.drugstoreId, ...(await selectOwnDrugstores(db, asked.userId))])
  const told = comparisonFor(rows, own, asked.drugstoreId)
  if (told === null) return null
  const [group, size] = first.level === 'group_size' ? first.cohort.split(' ') : [null, first.cohort]
  return {
    ...told,
    through: lastDayOfMonth(asked.year, told.through),
    level: first.level,
    group: group == null ? null : groupLabel(Number(group)),
    size: size || null,
  }
}
