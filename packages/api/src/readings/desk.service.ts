import { parisDay } from '@kiosque/contract/domain/dates'
import { accountTypeLabel } from '@kiosque/contract/domain/roles'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { DeskReading, ReadingBoard, ReadingPeople } from '@kiosque/contract/wire/readings'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { conflict, forbidden, notFound } from '../errors.ts'
import { limitingZones, type Viewer } from '../http/viewer.ts'
import { inPages, type Cell } from '../kit/csv.ts'
import { pageMeta } from '../kit/page-meta.ts'
import { markSent, recordSend, tellWilling, wakeDesk } from '../notices/notify.service.ts'
import * as people from './people.sql.ts'
import { beforeText, dayOf, READINGS_DESK, urlOf } from './readings.service.ts'
import * as rows from './readings.sql.ts'
import { beginRound, claimReminder } from './reminders.sql.ts'

export interface Looking {
  viewer: Viewer
  now: Date
}
interface Page {
  page: number
  per_page: number
}
export type PeopleQuery = people.PeopleFilter & { zone_id?: number | undefined }

const HOUR_MS = 3_600_000
const PAGE = 1_000
const MOST_DRUGSTORES = 12

function askedOf(reading: rows.ReadingRow, { viewer, now }: Looking, zoneId?: number): rows.Asked {
  const own = limitingZones(viewer)
  if (zoneId !== undefined && own !== null && !own.includes(zoneId))
    throw forbidden('zone_not_followed', 'Vous ne suivez pas cette zone.')
  return {
    reading: { ...reading, readBefore: dayOf(reading.fields) },
    today: parisDay(now),
    zones: zoneId === undefined ? own : [zoneId],
  }
}

async function presentReading(db: Db, reading: rows.ReadingRow, looking: Looking): Promise<DeskReading> {
  const { concerned, confirmed, late } = await people.selectFigures(db, askedOf(reading, looking))
  return {
    id: reading.id,
    kind: reading.kind,
    kind_label: kindOf(reading.kind)?.labels.singular ?? reading.kind,
    title: reading.title,
    url: urlOf(reading),
    read_before: dayOf(reading.fields),
    published_at: reading.published_at?.toISOString() ?? null,
    version: reading.version,
    round: reading.round,
    reminded_at: reading.reminded_at?.toISOString() ?? null,
    concerned,
    confirmed,
    missing: concerned - confirmed,
    late,
  }
}

/** Everything that must be read, with how many have; an adviser counts their zones. */
export async function listDeskReadings(
  db: Db,
  query: Page & { q?: string | undefined },
  looking: Looking,
): Promise<ListOf<DeskReading>> {
  const { page, per_page } = query
  const found = await rows.selectReadings(db, query, { limit: per_page, offset: (page - 1) * per_page })
  const data = []
  for (const reading of found) data.push(await presentReading(db, reading, looking))
  return { data, meta: pageMeta(query, await rows.countReadings(db, query)) }
}

export async function demandReading(db: Db, id: number): Promise<rows.ReadingRow> {
  const reading = await rows.selectReading(db, id)
  if (reading === undefined) throw notFound()
  return reading
}

/** By zone, by role, and the pharmacies where most people are still to read. */
export async function readBoard(db: Db, id: number, looking: Looking): Promise<ReadingBoard> {
  const reading = await demandReading(db, id)
  const lines = await people.selectLines(db, askedOf(reading, looking))
  const of = (by: people.Line['by'], label: (line: people.Line) => string) =>
    lines
      .filter((line) => line.by === by)
      .map((line) => ({
        key: String(line.key ?? ''),
        label: label(line),
        concerned: line.concerned,
        confirmed: line.confirmed,
      }))
  const alphabetical = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label, 'fr')
  return {
    reading: await presentReading(db, reading, looking),
    by_zone: of('zone', ({ label }) => label ?? 'Sans zone').toSorted(alphabetical),
    by_role: of('role', ({ key }) => accountTypeLabel(key ?? 0)),
    by_drugstore: of('drugstore', ({ label }) => label ?? 'Sans officine')
      .filter(({ concerned, confirmed }) => confirmed < concerned)
      .slice(0, MOST_DRUGSTORES),
  }
}

export async function listPeople(
  db: Db,
  id: number,
  { page, per_page, zone_id, ...filter }: PeopleQuery & Page,
  looking: Looking,
): Promise<ReadingPeople> {
  const asked = askedOf(await demandReading(db, id), looking, zone_id)
  const found = await people.selectPeoplePage(db, asked, filter, {
    limit: per_page,
    offset: (page - 1) * per_page,
  })
  const total = await people.countPeople(db, asked, filter)
  return {
    data: found.map(({ drugstore_id, drugstore, city, confirmed_at, ...person }) => ({
      ...person,
      drugstore: drugstore_id === null ? null : { id: drugstore_id, name: drugstore ?? '', city: city ?? '' },
      confirmed_at: confirmed_at?.toISOString() ?? null,
    })),
    meta: pageMeta({ page, per_page }, total),
  }
}

export const READING_CSV_HEADER = [
  'Nom',
  'Prénom',
  'Rôle',
  'Officine',
  'Ville',
  'Zone',
  'Lu et compris',
  'En retard',
  'Lu le',
  'À',
  'Version lue',
]

const TIME = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', timeStyle: 'short' })

/** Who took the list away; the rows follow as they are read. */
export async function beginExport(db: Db, id: number, { viewer, now }: Looking): Promise<rows.ReadingRow> {
  const reading = await demandReading(db, id)
  await recordChange(db, {
    actor: viewer,
    action: 'content.export_readers',
    subject_type: 'content',
    subject_id: id,
    at: now,
  })
  return reading
}

export async function* readingCsvRows(
  db: Db,
  reading: rows.ReadingRow,
  { zone_id, ...filter }: PeopleQuery,
  looking: Looking,
): AsyncGenerator<Cell[]> {
  const asked = askedOf(reading, looking, zone_id)
  const page = (afterId: number, size: number) =>
    people.selectPeopleAfter(db, asked, filter, { afterId, size })
  for await (const row of inPages(page, PAGE))
    yield [
      row.last_name,
      row.first_name,
      accountTypeLabel(row.role),
      row.drugstore,
      row.city,
      row.zone,
      row.confirmed_at !== null,
      row.is_late,
      row.confirmed_at,
      row.confirmed_at === null ? null : TIME.format(row.confirmed_at),
      row.version,
    ]
}

/** « Relancer »: those of the filter who have not read; at most once an hour. */
export async function remindReaders(
  db: Db,
  id: number,
  { zone_id, ...filter }: PeopleQuery,
  looking: Looking,
): Promise<{ people: number }> {
  const { viewer, now } = looking
  return inTransaction(db, async (trx) => {
    const reading = await demandReading(trx, id)
    const asked = askedOf(reading, looking, zone_id)
    if (!(await claimReminder(trx, id, now, new Date(now.getTime() - HOUR_MS))))
      throw conflict(
        'reminded',
        'Une relance est partie il y a moins d’une heure. Laissez-leur un peu de temps.',
      )
    const text = `Le siège attend votre lecture${beforeText(dayOf(reading.fields))}.`
    const told = await tell(trx, reading, text, people.missingPeople(asked, filter), looking)
    const after = { people: told, ...filter }
    await recordChange(trx, {
      actor: viewer,
      action: 'content.remind_readers',
      subject_type: 'content',
      subject_id: id,
      after,
      at: now,
    })
    return { people: told }
  })
}

/** The text has changed: everybody reads it again. What was confirmed is kept, with its version. */
export async function askAgain(db: Db, id: number, looking: Looking): Promise<{ people: number }> {
  const { viewer, now } = looking
  return inTransaction(db, async (trx) => {
    const before = await demandReading(trx, id)
    const round = await beginRound(trx, id, now)
    const asked = askedOf({ ...before, round }, { viewer: { ...viewer, right_id: 1 }, now })
    const text = `Ce contenu a changé\u00a0: relisez-le et confirmez de nouveau${beforeText(dayOf(before.fields))}.`
    const told = await tell(trx, before, text, people.missingPeople(asked, {}), looking)
    const after = { round, version: before.version, people: told }
    await recordChange(trx, {
      actor: viewer,
      action: 'content.ask_again',
      subject_type: 'content',
      subject_id: id,
      after,
      at: now,
    })
    return { people: told }
  })
}

async function tell(
  trx: Db,
  reading: rows.ReadingRow,
  text: string,
  to: ReturnType<typeof people.missingPeople>,
  { viewer, now }: Looking,
): Promise<number> {
  const send = {
    topic: 'reading' as const,
    content_id: reading.id,
    title: reading.title,
    text,
    link: urlOf(reading),
    created_at: now,
    created_by: viewer.user_id,
    sent_at: now,
  }
  const id = await recordSend(trx, send)
  const told = await tellWilling(trx, { id, topic: 'reading', at: now }, to)
  await markSent(trx, id, told, now)
  await wakeDesk(trx, READINGS_DESK)
  return told
}
