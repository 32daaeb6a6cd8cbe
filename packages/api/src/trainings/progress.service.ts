import { acceptsVisit, mayDeclareFollowed } from '@kiosque/contract/domain/training-followed'
import {
  PROGRESS_KINDS,
  type MyProgress,
  type Progress,
  type ProgressBody,
} from '@kiosque/contract/wire/trainings'
import type { Member } from '../audience/visible-targets.ts'
import { findVisible } from '../content/visible-content.ts'
import type { Db } from '../db/db.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import {
  deleteProgress,
  markCompleted,
  selectFields,
  selectProgress,
  selectProgressOfPerson,
  upsertProgress,
  type ProgressRow,
} from './progress.sql.ts'

export interface Learning {
  viewer: Member
  now: Date
}

type ProgressKind = (typeof PROGRESS_KINDS)[number]
type Fields = Readonly<Record<string, unknown>>

/** A film counts as seen from nine tenths on: nobody watches the credits. */
const SEEN_SHARE = 0.9

const durationOf = (fields: Fields): number | null =>
  typeof fields['duration_s'] === 'number' && fields['duration_s'] > 0 ? fields['duration_s'] : null
const modulesOf = (fields: Fields): number[] =>
  Array.isArray(fields['modules']) ? fields['modules'].map((module: { id: number }) => module.id) : []

async function findTraining(db: Db, kind: ProgressKind, id: number, who: Learning): Promise<Fields> {
  const found = await findVisible(db, id, who)
  if (found.kind !== kind) throw notFound()
  return selectFields(db, id)
}

export function presentProgress(
  kind: ProgressKind,
  id: number,
  fields: Fields,
  row: ProgressRow | undefined,
): Progress {
  const duration = durationOf(fields)
  const modules = modulesOf(fields)
  const done = (row?.module_ids ?? []).filter((each) => modules.includes(each))
  return {
    kind,
    id,
    position_s: row?.position_s ?? 0,
    duration_s: duration,
    percent: row?.completed_at ? 100 : percentOf(row, duration, done.length, modules.length),
    module_ids: done,
    completed_at: row?.completed_at?.toISOString() ?? null,
    updated_at: row?.updated_at.toISOString() ?? null,
  }
}

function percentOf(
  row: ProgressRow | undefined,
  duration: number | null,
  done: number,
  modules: number,
): number {
  if (row === undefined) return 0
  if (modules > 0) return Math.floor((done / modules) * 100)
  return duration === null ? 0 : Math.min(99, Math.floor((row.furthest_s / duration) * 100))
}

export async function readProgress(db: Db, kind: ProgressKind, id: number, who: Learning): Promise<Progress> {
  const fields = await findTraining(db, kind, id, who)
  return presentProgress(kind, id, fields, await selectProgress(db, who.viewer.user_id, id))
}

/** Where one is now. What was reached or finished stays so, in whichever tab it is told. */
export async function saveProgress(
  db: Db,
  kind: ProgressKind,
  id: number,
  { body, ...who }: Learning & { body: ProgressBody },
): Promise<Progress> {
  const fields = await findTraining(db, kind, id, who)
  if (body.is_followed !== undefined) return declareFollowed(db, kind, id, fields, body.is_followed, who)
  const modules = modulesOf(fields)
  if (body.module_ids?.some((each) => !modules.includes(each)))
    throw invalid({ module_ids: ['Ce parcours n’a pas ce module.'] })
  const duration = durationOf(fields)
  const row = await upsertProgress(db, {
    user_id: who.viewer.user_id,
    content_id: id,
    position_s: body.position_s === undefined ? null : Math.min(body.position_s, duration ?? body.position_s),
    module_ids: body.module_ids === undefined ? null : [...new Set(body.module_ids)],
    seen_from_s: duration === null ? null : Math.ceil(duration * SEEN_SHARE),
    modules: modules.length > 0 ? modules.length : null,
    at: who.now,
  })
  return presentProgress(kind, id, fields, row)
}

/**
 * « J’ai suivi cette formation »: a laboratory's training happens elsewhere, and only whoever followed it can tell. A
 * visit is confirmed by the pharmacy instead.
 */
async function declareFollowed(
  db: Db,
  kind: ProgressKind,
  id: number,
  fields: Fields,
  isDone: boolean,
  { viewer, now }: Learning,
): Promise<Progress> {
  if (kind !== 'laboratory_training')
    throw invalid({ is_followed: ['Cette formation suit votre avancement d’elle-même.'] })
  if (!mayDeclareFollowed(fields, now))
    throw conflict(
      'not_followed_yet',
      acceptsVisit(fields)
        ? 'Cette formation est validée quand votre officine confirme la visite.'
        : 'Cette formation n’a pas encore eu lieu.',
    )
  if (isDone) await markCompleted(db, [viewer.user_id], id, now)
  else await deleteProgress(db, viewer.user_id, id)
  return presentProgress(kind, id, fields, await selectProgress(db, viewer.user_id, id))
}

const isFollowed = (kind: string): kind is ProgressKind => PROGRESS_KINDS.some((each) => each === kind)

/** Everything one began, for the bars of the lists. */
export async function myProgress(db: Db, { viewer }: Learning): Promise<MyProgress> {
  const rows = await selectProgressOfPerson(db, viewer.user_id)
  return {
    data: rows.flatMap((row) =>
      isFollowed(row.kind) ? [presentProgress(row.kind, row.content_id, row.fields as Fields, row)] : [],
    ),
  }
}
