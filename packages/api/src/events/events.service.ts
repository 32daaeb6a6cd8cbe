import { giftVerdict } from '@kiosque/contract/domain/anti-gifts'
import { endOfParisDay, startOfParisDay } from '@kiosque/contract/domain/dates'
import {
  closesAt,
  EVENT_KINDS,
  eventKindLabel,
  linkOpensAt,
  placesLeft,
  registrationState,
  type EventKind,
} from '@kiosque/contract/domain/events'
import { picturesIn, plainLines, withSignedPictures } from '@kiosque/contract/domain/rich-text'
import type {
  AdminEventsQuery,
  EventCard,
  EventDetail,
  EventList,
  EventsQuery,
} from '@kiosque/contract/wire/events'
import type { FileRef } from '@kiosque/contract/wire/files'
import type { Member } from '../audience/visible-targets.ts'
import { cleanHtml } from '../content/clean-html.ts'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { fileRefs } from '../files/file-refs.ts'
import { isHeadOffice, type Viewer } from '../http/viewer.ts'
import { pageMeta } from '../kit/page-meta.ts'
import type { PublishedEvent } from '../search/found-events.ts'
import {
  countByKind,
  selectEvent,
  selectEvents,
  selectLaboratory,
  selectOwn,
  selectSeries,
  type EventFilter,
  type EventRow,
  type OwnRow,
} from './events.sql.ts'
import { shownSessions } from './slots.ts'
import { trainingsOf, type Trainings } from './training-sessions.ts'

export interface Asked {
  viewer: Member
  now: Date
  /** SECRET_KEY, which signs the links of pictures. */
  secret: string
}

const ADVISER = 3
const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/

/** Rights 1 and 2 write events, and read them before anyone else. */
export const writesEvents = (viewer: Viewer) => isHeadOffice(viewer) && viewer.right_id !== ADVISER

/** A member of a pharmacy, or whoever is not a guest and belongs to one. */
export const mayRegister = (viewer: Viewer) => viewer.drugstore_id !== null && (viewer.account_type ?? 0) > 0

const fromOf = (edge: string) => (DAY_ONLY.test(edge) ? startOfParisDay(edge) : new Date(edge))
const toOf = (edge: string) => (DAY_ONLY.test(edge) ? endOfParisDay(edge) : new Date(edge))

/** D8-04, for members: what is published or was cancelled, and is for them. */
export function listEvents(db: Db, query: EventsQuery, asked: Asked): Promise<EventList> {
  return list(db, query, { reader: asked.viewer, userId: asked.viewer.user_id }, asked)
}

/** The desk's list has drafts too. */
export function listForDesk(db: Db, query: AdminEventsQuery, asked: Asked): Promise<EventList> {
  const filter = { reader: null, userId: asked.viewer.user_id, status: query.status }
  return list(db, query, filter, asked)
}

async function list(db: Db, query: EventsQuery, who: EventFilter, asked: Asked): Promise<EventList> {
  const { page, per_page, from, to, kind, q, mine, training_id } = query
  const unkind: EventFilter = {
    ...who,
    from: from === undefined ? undefined : fromOf(from),
    to: to === undefined ? undefined : toOf(to),
    q,
    mine,
    trainingId: training_id,
  }
  const filter = { ...unkind, kinds: kind }
  const counts = await countByKind(db, unkind)
  const wanted: readonly EventKind[] = kind ?? EVENT_KINDS
  const total = wanted.reduce((sum, each) => sum + (counts.get(each) ?? 0), 0)
  const window = {
    limit: per_page,
    offset: (page - 1) * per_page,
    isLatestFirst: query.sort === '-starts_at',
  }
  const rows = await selectEvents(db, filter, window)
  const facets = EVENT_KINDS.map((value) => ({
    value,
    label: eventKindLabel(value),
    count: counts.get(value) ?? 0,
  }))
  return {
    data: await presentCards(db, rows, asked),
    meta: { ...pageMeta({ page, per_page }, total), facets: { kind: facets } },
  }
}

async function presentCards(db: Db, rows: readonly EventRow[], asked: Asked): Promise<EventCard[]> {
  const ids = rows.map((row) => row.id)
  const own = await selectOwn(db, ids, asked.viewer)
  const covers = await fileRefs(
    db,
    rows.map((row) => row.cover_id),
    { secret: asked.secret, now: asked.now },
  )
  const trainings = await trainingsOf(db, rows, asked)
  return rows.map((row) => cardOf(row, { covers, trainings, now: asked.now, own: ownOf(own, row.id) }))
}

const ownOf = (own: readonly OwnRow[], eventId: number) => own.filter((row) => row.event_id === eventId)

interface Beside {
  covers: ReadonlyMap<number, FileRef>
  trainings: Trainings
  now: Date
  own: readonly OwnRow[]
}

function cardOf(row: EventRow, { covers, trainings, now, own }: Beside): EventCard {
  return {
    id: row.id,
    title: row.title,
    kind: row.kind,
    excerpt: row.excerpt,
    cover: row.cover_id === null ? null : (covers.get(row.cover_id) ?? null),
    place: row.place,
    city: row.city,
    is_online: row.link !== null,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    registration_deadline: row.registration_deadline?.toISOString() ?? null,
    capacity: row.capacity,
    max_per_drugstore: row.max_per_drugstore,
    status: row.status,
    confirmed_count: row.confirmed_seats,
    waiting_count: row.waiting_seats,
    places_left: placesLeft(row),
    registration_state: registrationState(row, now),
    training: row.training_id === null ? null : (trainings.get(row.training_id) ?? null),
    my_registrations: own.map(
      ({ id, status, waiting_rank, attendees, is_approved, is_mine, confirm_by }) => ({
        id,
        status,
        is_mine,
        waiting_rank,
        attendees: attendees ?? [],
        is_approved,
        confirm_by: confirm_by?.toISOString() ?? null,
      }),
    ),
  }
}

const MOST_FOUND = 1_000

/** What the agenda has for search: all that is published and not over, whoever it is for. */
export async function publishedEvents(db: Db, now: Date): Promise<PublishedEvent[]> {
  const filter = { reader: null, userId: 0, status: 'published', from: now } as const
  const rows = await selectEvents(db, filter, { limit: MOST_FOUND, offset: 0 })
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    excerpt: row.excerpt,
    text: [row.place, row.city, plainLines(row.body)].filter(Boolean).join('\n'),
    kind: row.kind,
    target_id: row.target_id,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    updated_at: row.updated_at,
  }))
}

/** What is not visible does not exist; who writes events reads drafts too. */
export async function readEvent(db: Db, id: number, asked: Asked): Promise<EventDetail> {
  const row = await selectEvent(db, id, writesEvents(asked.viewer) ? null : asked.viewer)
  if (row === undefined) throw notFound()
  return presentEvent(db, row, asked)
}

/** Where to connect is for those who come, near the time; the head office knows it all along. */
function linkFor(row: EventRow, card: EventCard, { viewer, now }: Asked): string | null {
  if (isHeadOffice(viewer)) return row.link
  const isComing = card.my_registrations.some(({ status, is_mine }) => status === 'confirmed' && is_mine)
  return isComing && now >= linkOpensAt(row.starts_at) && now < row.ends_at ? row.link : null
}

export async function presentEvent(db: Db, row: EventRow, asked: Asked): Promise<EventDetail> {
  const { viewer, now } = asked
  const [card] = await presentCards(db, [row], asked)
  if (card === undefined) throw notFound()
  const pictures = await fileRefs(db, picturesIn(row.body), { secret: asked.secret, now })
  const isWriter = writesEvents(viewer)
  const { advantages, convention_number, laboratory_id, cover_id, target } = row
  return {
    ...card,
    // Cleaned when written, and again when shown (D5-03).
    body: withSignedPictures(cleanHtml(row.body), (picture) => pictures.get(picture)?.url),
    address: row.address,
    link: linkFor(row, card, asked),
    link_opens_at: row.link === null ? null : linkOpensAt(row.starts_at).toISOString(),
    cancel_reason: row.cancel_reason,
    can_register: mayRegister(viewer) && row.status === 'published' && now < closesAt(row),
    version: row.version,
    updated_at: row.updated_at.toISOString(),
    needs_approval: row.needs_approval,
    questions: row.questions,
    sessions: await shownSessions(db, row),
    sponsor: await sponsorOf(db, row),
    series: await otherDates(db, row, isWriter ? null : viewer),
    ...(isWriter ? { advantages, convention_number, laboratory_id, cover_id, target } : {}),
  }
}

async function sponsorOf(
  db: Db,
  { laboratory_id: id, advantages }: EventRow,
): Promise<EventDetail['sponsor']> {
  const laboratory = id === null ? undefined : await selectLaboratory(db, id)
  return laboratory === undefined ? null : { laboratory, regime: giftVerdict(advantages).regime }
}

async function otherDates(db: Db, row: EventRow, reader: Member | null): Promise<EventDetail['series']> {
  if (row.series_id === null) return []
  const dates = await selectSeries(db, row.series_id, row.id, reader)
  return dates.map((date) => ({
    id: date.id,
    starts_at: date.starts_at.toISOString(),
    ends_at: date.ends_at.toISOString(),
    places_left: placesLeft(date),
  }))
}
