import { tiersOf } from '@kiosque/contract/domain/agreements'
import type { Db } from '../db/db.ts'
import { selectMonths, selectTold, type MonthRow, type Told } from './agreements.sql.ts'
import type { Figures } from './standing.ts'

interface Asked {
  drugstoreIds: number[]
  laboratoryIds: number[]
  years: number[]
}

export interface Known {
  /** What is known of a pharmacy with a laboratory in a year. */
  of(asked: { drugstoreId: number; laboratoryId: number; year: number; tiers: unknown }): Figures
  receivedAt(laboratoryId: number, year: number): Date | null
}

/** Everything these pharmacies bought, read at once; the year before comes along. */
export async function readFigures(db: Db, { years, ...asked }: Asked): Promise<Known> {
  const both = [...new Set(years.flatMap((year) => [year, year - 1]))]
  const rows = await selectMonths(db, { ...asked, years: both })
  const told = await selectTold(db, asked.laboratoryIds, both)
  const key = (...parts: number[]) => parts.join(' ')
  const byPair = Map.groupBy(rows, (row) => key(row.drugstore_id, row.laboratory_id, row.year))
  const byYear = new Map(told.map((row) => [key(row.laboratory_id, row.year), row]))
  return {
    of({ drugstoreId, laboratoryId, year, tiers }) {
      const monthsOf = (wanted: number) =>
        filled(byPair.get(key(drugstoreId, laboratoryId, wanted)), byYear.get(key(laboratoryId, wanted)))
      const hadLastYear = byPair.has(key(drugstoreId, laboratoryId, year - 1))
      return {
        year,
        tiers: tiersOf(tiers),
        months: monthsOf(year),
        lastYear: hadLastYear ? monthsOf(year - 1) : null,
      }
    },
    receivedAt: (laboratoryId, year) => byYear.get(key(laboratoryId, year))?.received_at ?? null,
  }
}

/** A month the laboratory told of and where this pharmacy has no line is a month without purchases. */
function filled(rows: readonly MonthRow[] | undefined, told: Told | undefined): number[] {
  const months = Array.from({ length: told?.through ?? 0 }, () => 0)
  for (const { month, amount } of rows ?? []) months[month - 1] = amount
  return months
}
