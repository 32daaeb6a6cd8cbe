import { parisDay } from '@kiosque/contract/domain/dates'
import { positionLabel, standingLabel, standingOf } from '@kiosque/contract/domain/events'
import { slugify } from '@kiosque/contract/domain/slug'
import type { FileRef } from '@kiosque/contract/wire/files'
import type { DeskAttendee, DeskAttendees, DeskAttendeesQuery } from '@kiosque/contract/wire/registrations'
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
  selectRatings,
  type DeskRow,
} from './desk.sql.ts'
import { selectEvent, type EventRow } from './events.sql.ts'
import { selectRanks } from './waiting.sql.ts'
import { answerFiles, shownAnswers, slotWords, type Links } from './present-answers.ts'

const PAGE = 500

/** Who comes to an event, one line per person. */
export async function listAttendees(
  db: Db,
  id: number,
  query: DeskAttendeesQuery,
  links: Links,
): Promise<DeskAttendees> {
  const event = await selectEvent(db, id, null)
  if (event === undefined) throw notFound()
  const { page, per_page, q, status, position, present } = query
  const filter = { eventId: id, q, standing: status, positionId: position, isPresent: present }
  const total = await countDeskAttendees(db, filter)
  const rows = await selectDeskAttendees(db, filter, { limit: per_page, offset: (page - 1) * per_page })
  const files = await answerFiles(db, rows, links)
  return {
    data: rows.map((row) => presentAttendee(row, event, files)),
    meta: pageMeta({ page, per_page }, total),
    counts: await selectCounts(db, id),
    ratings: await ratingsOf(db, id),
  }
}

function presentAttendee(row: DeskRow, event: EventRow, files: ReadonlyMap<number, FileRef>): DeskAttendee {
  return {
    id: row.id,
    registration_id: row.registration_id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    position_id: row.position_id,
    position: positionLabel(row.position_id),
    checked_in_at: row.checked_in_at?.toISOString() ?? null,
    status: row.status,
    standing: standingOf(row),
    waiting_rank: row.waiting_rank,
    confirm_by: row.confirm_by?.toISOString() ?? null,
    answers: shownAnswers(event.questions, row.answers, files),
    slots: slotWords(event.sessions, row.slots),
    rating: row.rating,
    rating_comment: row.rating_comment,
    comment: row.comment,
    drugstore: { id: row.drugstore_id, name: row.drugstore, city: row.city, cip_officine: row.cip_officine },
    registered_at: row.registered_at.toISOString(),
  }
}

/** How many gave each mark from 1 to 5, and what that makes. */
async function ratingsOf(db: Db, id: number): Promise<DeskAttendees['ratings']> {
  const found = new Map((await selectRatings(db, id)).map(({ rating, count }) => [rating, count]))
  const counts = [1, 2, 3, 4, 5].map((mark) => found.get(mark) ?? 0)
  const given = counts.reduce((sum, count) => sum + count, 0)
  const points = counts.reduce((sum, count, index) => sum + count * (index + 1), 0)
  return { counts, average: given === 0 ? null : Math.round((points / given) * 10) / 10 }
}

const ATTENDEES_CSV_HEADER = [
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

/** Who took the list away, what it is called and its columns; the rows follow as they are read (D8-03). */
export async function beginExport(
  db: Db,
  id: number,
  { viewer, now, secret }: Links & { viewer: Viewer },
): Promise<{ name: string; header: string[]; rows: AsyncGenerator<Cell[]> }> {
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
  return {
    name: `evenement-${slugify(event.title) || id}-${day}.csv`,
    // One column per question, one for the slots where there are any.
    header: [
      ...ATTENDEES_CSV_HEADER,
      ...event.questions.map(({ label }) => label),
      ...(event.sessions.length > 0 ? ['Créneaux'] : []),
    ],
    rows: attendeeCsvRows(db, event, { now, secret }),
  }
}

async function* attendeeCsvRows(db: Db, event: EventRow, links: Links): AsyncGenerator<Cell[]> {
  const { id, questions, sessions } = event
  const ranks = await selectRanks(db, id)
  for await (const row of inPages((afterId, size) => selectAttendeesAfter(db, id, afterId, size), PAGE)) {
    const files = await answerFiles(db, [row], links)
    const answers = new Map(
      shownAnswers(questions, row.answers, files).map(({ question_id, value }) => [question_id, value]),
    )
    yield [
      row.last_name,
      row.first_name,
      row.email,
      positionLabel(row.position_id),
      row.drugstore,
      row.city,
      row.cip_officine,
      standingLabel(standingOf(row)),
      ranks.get(row.registration_id),
      row.registered_at,
      row.checked_in_at !== null,
      row.comment,
      ...questions.map((question) => answers.get(question.id) ?? ''),
      ...(sessions.length > 0 ? [slotWords(sessions, row.slots).join(' | ')] : []),
    ]
  }
}
