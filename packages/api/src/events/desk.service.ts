import { parisDay } from '@kiosque/contract/domain/dates'
import { positionLabel, registrationStatusLabel } from '@kiosque/contract/domain/events'
import { slugify } from '@kiosque/contract/domain/slug'
import type { DeskAttendees, DeskAttendeesQuery } from '@kiosque/contract/wire/registrations'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import type { Viewer } from '../http/viewer.ts'
import { inPages, type Cell } from '../kit/csv.ts'
import { pageMeta } from '../kit/page-meta.ts'
import {
  countDeskAttendees,
  selectAttendeesAfter,
  selectCounts,
  selectDeskAttendees,
  type DeskRow,
} from './desk.sql.ts'
import { selectEvent } from './events.sql.ts'

const PAGE = 500

/** Who comes to an event, one line per person. */
export async function listAttendees(db: Db, id: number, query: DeskAttendeesQuery): Promise<DeskAttendees> {
  if ((await selectEvent(db, id, null)) === undefined) throw notFound()
  const { page, per_page, q, status, position, present } = query
  const filter = { eventId: id, q, status, positionId: position, isPresent: present }
  const total = await countDeskAttendees(db, filter)
  const rows = await selectDeskAttendees(db, filter, { limit: per_page, offset: (page - 1) * per_page })
  return {
    data: rows.map(presentAttendee),
    meta: pageMeta({ page, per_page }, total),
    counts: await selectCounts(db, id),
  }
}

function presentAttendee(row: DeskRow) {
  const { drugstore_id, drugstore, city, cip_officine, registered_at, checked_in_at, ...fields } = row
  return {
    ...fields,
    position: positionLabel(row.position_id),
    checked_in_at: checked_in_at?.toISOString() ?? null,
    drugstore: { id: drugstore_id, name: drugstore, city, cip_officine },
    registered_at: registered_at.toISOString(),
  }
}

export const ATTENDEES_CSV_HEADER = [
  'Nom',
  'Prénom',
  'E-mail',
  'Fonction',
  'Officine',
  'Ville',
  'CIP officine',
  'État',
  'Rang d’attente',
  'Inscrit le',
  'Présent',
  'Précision',
]

/** Who took the list away, and what it is called; the rows follow as they are read (D8-03). */
export async function beginExport(db: Db, id: number, { viewer, now }: { viewer: Viewer; now: Date }) {
  const event = await selectEvent(db, id, null)
  if (event === undefined) throw notFound()
  await recordChange(db, {
    actor: viewer,
    action: 'event.export',
    subject_type: 'event',
    subject_id: id,
    at: now,
  })
  const day = parisDay(event.starts_at).replaceAll('-', '')
  return `evenement-${slugify(event.title) || id}-${day}.csv`
}

export async function* attendeeCsvRows(db: Db, id: number): AsyncGenerator<Cell[]> {
  for await (const row of inPages((afterId, size) => selectAttendeesAfter(db, id, afterId, size), PAGE))
    yield [
      row.last_name,
      row.first_name,
      row.email,
      positionLabel(row.position_id),
      row.drugstore,
      row.city,
      row.cip_officine,
      registrationStatusLabel(row.status),
      row.waiting_rank,
      row.registered_at,
      row.checked_in_at !== null,
      row.comment,
    ]
}
