import { parisDay } from '@kiosque/contract/domain/dates'
import type { DrugstoreSheet } from '@kiosque/contract/wire/drugstore-sheet'
import type { Db } from '../db/db.ts'
import { limitingZones, type Viewer } from '../http/viewer.ts'
import { selectFigures } from './people.sql.ts'
import { dayOf } from './readings.service.ts'
import { selectLiveReadings, selectTeam } from './readings.sql.ts'

const SHOWN = 5

/** People who have not read what they should have by now, and the first content by name. */
export async function lateReaders(
  db: Db,
  { viewer, now }: { viewer: Viewer; now: Date },
): Promise<{ count: number; first: string | null }> {
  const today = parisDay(now)
  let count = 0
  let first: string | null = null
  for (const reading of await selectLiveReadings(db, now)) {
    const readBefore = dayOf(reading.fields)
    if (readBefore === null || readBefore >= today) continue
    const asked = { reading: { ...reading, readBefore }, today, zones: limitingZones(viewer) }
    const { late } = await selectFigures(db, asked)
    if (late > 0) first ??= reading.title
    count += late
  }
  return { count, first }
}

/** What the team of one pharmacy must read, where somebody has not. */
export async function readingsOfDrugstore(
  db: Db,
  drugstoreId: number,
  now: Date,
): Promise<DrugstoreSheet['required_readings']> {
  const today = parisDay(now)
  const shown = []
  for (const reading of await selectLiveReadings(db, now)) {
    const team = await selectTeam(db, reading, drugstoreId)
    const missing = team.filter(({ is_done }) => !is_done)
    if (missing.length === 0) continue
    const before = dayOf(reading.fields)
    shown.push({
      content_id: reading.id,
      title: reading.title,
      read_before: before,
      is_late: before !== null && before < today,
      total: team.length,
      missing: missing.map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim()),
    })
    if (shown.length === SHOWN) break
  }
  return shown
}
