import { parisDay } from '@kiosque/contract/domain/dates'
import type {
  FeedbackAsked,
  FeedbackByLaboratory,
  FeedbackList,
  OwnFeedback,
} from '@kiosque/contract/wire/training-feedback'
import { findVisible } from '../content/visible-content.ts'
import type { Db } from '../db/db.ts'
import { conflict, forbidden, notFound } from '../errors.ts'
import { limitingZones, type Viewer } from '../http/viewer.ts'
import { inPages, type Cell } from '../kit/csv.ts'
import { pageMeta } from '../kit/page-meta.ts'
import { likePatterns } from '../kit/search-text.ts'
import {
  selectByLaboratory,
  selectFeedback,
  selectFeedbackAfter,
  selectFeedbackPage,
  upsertFeedback,
  type FeedbackFilter,
} from './feedback.sql.ts'
import type { Learning } from './learning.ts'
import { selectProgress } from './progress.sql.ts'

async function findFollowed(db: Db, id: number, who: Learning): Promise<boolean> {
  const { kind } = await findVisible(db, id, who)
  if (kind !== 'laboratory_training') throw notFound()
  const progress = await selectProgress(db, who.viewer.user_id, id)
  return progress?.completed_at != null
}

/** What one thought of it oneself. */
export async function readFeedback(db: Db, id: number, who: Learning): Promise<OwnFeedback> {
  const mayGive = await findFollowed(db, id, who)
  const given = await selectFeedback(db, who.viewer.user_id, id)
  return {
    may_give: mayGive,
    given: given === undefined ? null : { ...given, updated_at: given.updated_at.toISOString() },
  }
}

/** Whoever followed a laboratory's training says what it was worth (D7-02), once, and may think better of it. */
export async function giveFeedback(
  db: Db,
  id: number,
  body: { stars: number; comment: string },
  who: Learning,
): Promise<OwnFeedback> {
  if (!(await findFollowed(db, id, who)))
    throw conflict('not_followed_yet', 'Votre avis sera le bienvenu une fois la formation suivie.')
  const { user_id, drugstore_id } = who.viewer
  const given = { stars: body.stars, comment: body.comment.trim() }
  await upsertFeedback(db, { user_id, drugstore_id, content_id: id, ...given }, who.now)
  return readFeedback(db, id, who)
}

/** An adviser reads the pharmacies of their zones, and only those (D1-02). */
function zonesOf(viewer: Viewer, asked: number | undefined): FeedbackFilter['zones'] {
  const own = limitingZones(viewer)
  if (asked !== undefined && own !== null && !own.includes(asked))
    throw forbidden('zone_not_followed', 'Vous ne suivez pas cette zone.')
  return asked === undefined ? own : [asked]
}

export function feedbackFilter(viewer: Viewer, { zone_id, q, ...asked }: FeedbackAsked): FeedbackFilter {
  return { ...asked, zones: zonesOf(viewer, zone_id), words: likePatterns(q ?? '') }
}

export async function listFeedback(
  db: Db,
  filter: FeedbackFilter,
  paging: { page: number; per_page: number },
): Promise<FeedbackList> {
  const { rows, total } = await selectFeedbackPage(db, filter, paging)
  return {
    data: rows.map((row) => ({
      id: row.id,
      training: { id: row.content_id, title: row.title },
      laboratory: row.laboratory,
      drugstore:
        row.drugstore_id === null
          ? null
          : { id: row.drugstore_id, name: row.drugstore ?? '', city: row.city ?? '' },
      stars: row.stars,
      comment: row.comment,
      given_on: parisDay(row.updated_at),
    })),
    meta: pageMeta(paging, total),
  }
}

export async function feedbackByLaboratory(
  db: Db,
  viewer: Viewer,
  zoneId: number | undefined,
): Promise<FeedbackByLaboratory> {
  const rows = await selectByLaboratory(db, zonesOf(viewer, zoneId))
  return {
    data: rows.map(({ laboratory_id: id, laboratory: name, ...figures }) => ({
      laboratory: id === null ? null : { id, name: name ?? '' },
      ...figures,
    })),
  }
}

export const FEEDBACK_CSV_HEADER = [
  'Donné le',
  'Laboratoire',
  'Formation',
  'Officine',
  'Ville',
  'Étoiles',
  'Commentaire',
]

export async function* feedbackCsvRows(db: Db, filter: FeedbackFilter): AsyncGenerator<Cell[]> {
  for await (const row of inPages((after, size) => selectFeedbackAfter(db, filter, after, size), 500))
    yield [row.updated_at, row.laboratory, row.title, row.drugstore, row.city, row.stars, row.comment]
}
