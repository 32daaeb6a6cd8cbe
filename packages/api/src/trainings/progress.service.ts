import { acceptsVisit, mayDeclareFollowed } from '@kiosque/contract/domain/training-followed'
import { PROGRESS_KINDS } from '@kiosque/contract/domain/training-kinds'
import type { MyProgress, OwnProgress, Progress, ProgressBody } from '@kiosque/contract/wire/trainings'
import { findVisible } from '../content/visible-content.ts'
import type { Db } from '../db/db.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { doneModules, isSequential, modulesOf, moduleStates, type Linked } from './course.ts'
import { attestCourse } from './course-certificates.service.ts'
import { locksOf, refuseLocked } from './course-locks.ts'
import { durationOf, filmPercent, SEEN_SHARE } from './film.ts'
import { deleteFeedback } from './feedback.sql.ts'
import { selectHeldSessions } from './held-sessions.sql.ts'
import type { Fields, Known, Learning, Lock, ProgressKind } from './learning.ts'
import { linkedOf } from './linked.service.ts'
import {
  deleteProgress,
  markCompleted,
  selectFields,
  selectProgress,
  selectProgressOfPerson,
  upsertProgress,
  type ProgressRow,
} from './progress.sql.ts'

async function findTraining(db: Db, kind: ProgressKind, id: number, who: Learning): Promise<Fields> {
  const found = await findVisible(db, id, who)
  if (found.kind !== kind) throw notFound()
  return selectFields(db, id)
}

export function presentProgress({ kind, id, fields, row, linked = new Map(), locks = [] }: Known): Progress {
  const modules = modulesOf(fields)
  const done = doneModules(modules, row, linked)
  const isAllDone = modules.length > 0 && modules.every((module) => done.has(module.id))
  const completed = row?.completed_at ?? (isAllDone ? lastOf(done, row) : null)
  const course = { modules, done, isSequential: isSequential(fields), isLocked: locks.length > 0, linked }
  const share = modules.length > 0 ? Math.floor((done.size / modules.length) * 100) : null
  return {
    kind,
    id,
    position_s: row?.position_s ?? 0,
    duration_s: durationOf(fields),
    percent: completed ? 100 : (share ?? filmPercent(fields, row?.furthest_s ?? 0)),
    module_ids: [...done.keys()],
    modules: moduleStates(course),
    locked_by: [...locks],
    completed_at: completed?.toISOString() ?? null,
    updated_at: row?.updated_at.toISOString() ?? null,
  }
}

/** The day of the last module is the day of the course. */
function lastOf(done: ReadonlyMap<number, Date | null>, row: ProgressRow | undefined): Date | null {
  const days = [...done.values()].flatMap((day) => day?.getTime() ?? [])
  return days.length > 0 ? new Date(Math.max(...days)) : (row?.updated_at ?? null)
}

/** What was done elsewhere (the film of a module, its quiz) is written down once the course is looked at. */
export async function readProgress(
  db: Db,
  kind: ProgressKind,
  id: number,
  who: Learning,
): Promise<OwnProgress> {
  const fields = await findTraining(db, kind, id, who)
  const known = await knowTraining(db, { kind, id, fields }, who)
  const read = presentProgress(known)
  const isNews = read.module_ids.some((each) => !known.row?.module_ids.includes(each))
  if (!isNews) return attested(db, known, who)
  const row = await upsertProgress(db, { ...stepOf(fields, id, who), module_ids: read.module_ids })
  return attested(db, { ...known, row }, who)
}

/** With the attestation that a finished course gives, and what one may say of a training held elsewhere. */
async function attested(db: Db, known: Known, who: Learning): Promise<OwnProgress> {
  const own = presentProgress(known)
  const { id, fields, row } = known
  const completedAt = known.kind === 'academy' ? (row?.completed_at ?? null) : null
  const given = completedAt === null ? null : await attestCourse(db, { id, fields, completedAt }, who)
  return {
    ...own,
    may_declare: await mayDeclare(db, known, who),
    certificate: given && { id: given.id, number: given.number, code: given.code },
  }
}

/** A laboratory's training tells its own dates, and the agenda tells the sessions one registered for. */
async function mayDeclare(
  db: Db,
  { kind, id, fields }: Pick<Known, 'kind' | 'id' | 'fields'>,
  { viewer, now }: Learning,
): Promise<boolean> {
  if (kind !== 'laboratory_training') return false
  return mayDeclareFollowed(fields, now, await selectHeldSessions(db, id, viewer))
}

async function knowTraining(
  db: Db,
  { kind, id, fields }: Pick<Known, 'kind' | 'id' | 'fields'>,
  who: Learning,
): Promise<Known & { linked: Linked; locks: readonly Lock[] }> {
  const row = await selectProgress(db, who.viewer.user_id, id)
  const linked = (await linkedOf(db, [who.viewer.user_id], [fields]))(who.viewer.user_id)
  return { kind, id, fields, row, linked, locks: await locksOf(db, { id, fields }, linked, who) }
}

export const stepOf = (fields: Fields, id: number, { viewer, now }: Learning) => {
  const duration = durationOf(fields)
  const modules = modulesOf(fields).map((module) => module.id)
  return {
    user_id: viewer.user_id,
    content_id: id,
    position_s: null,
    module_ids: [],
    undone_module_id: null,
    seen_from_s: duration === null ? null : Math.ceil(duration * SEEN_SHARE),
    modules: modules.length > 0 ? modules : null,
    at: now,
  }
}

/** Where one is now. What was reached or finished stays so, in whichever tab it is told. */
export async function saveProgress(
  db: Db,
  kind: ProgressKind,
  id: number,
  { body, ...who }: Learning & { body: ProgressBody },
): Promise<OwnProgress> {
  const fields = await findTraining(db, kind, id, who)
  if (body.is_followed !== undefined) return declareFollowed(db, kind, id, fields, body.is_followed, who)
  const modules = modulesOf(fields).map((module) => module.id)
  const asked = body.module_ids ?? []
  if (asked.some((each) => !modules.includes(each)))
    throw invalid({ module_ids: ['Ce parcours n’a pas ce module.'] })
  const known = await knowTraining(db, { kind, id, fields }, who)
  if (modules.length > 0) await refuseLocked(db, known, body, who)
  const duration = durationOf(fields)
  const { position_s: position = null } = body
  const row = await upsertProgress(db, {
    ...stepOf(fields, id, who),
    position_s: position === null ? null : Math.min(position, duration ?? position),
    module_ids: [...new Set(asked)],
    undone_module_id: body.undone_module_id ?? null,
  })
  return attested(db, { ...known, row }, who)
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
  who: Learning,
): Promise<OwnProgress> {
  const { viewer, now } = who
  if (kind !== 'laboratory_training')
    throw invalid({ is_followed: ['Cette formation suit votre avancement d’elle-même.'] })
  if (!(await mayDeclare(db, { kind, id, fields }, who)))
    throw conflict(
      'not_followed_yet',
      acceptsVisit(fields)
        ? 'Cette formation est validée quand votre officine confirme la visite.'
        : 'Cette formation n’a pas encore eu lieu.',
    )
  if (isDone) await markCompleted(db, [viewer.user_id], id, now)
  else {
    await deleteProgress(db, viewer.user_id, id)
    await deleteFeedback(db, viewer.user_id, id)
  }
  return attested(db, { kind, id, fields, row: await selectProgress(db, viewer.user_id, id) }, who)
}

const isFollowed = (kind: string): kind is ProgressKind => PROGRESS_KINDS.some((each) => each === kind)

/** Everything one began, for the bars of the lists. */
export async function myProgress(db: Db, { viewer }: Learning): Promise<MyProgress> {
  const rows = (await selectProgressOfPerson(db, viewer.user_id)).map((row) => ({
    ...row,
    fields: row.fields as Fields,
  }))
  const linked = (
    await linkedOf(
      db,
      [viewer.user_id],
      rows.map(({ fields }) => fields),
    )
  )(viewer.user_id)
  return {
    data: rows.flatMap((row) =>
      isFollowed(row.kind)
        ? [presentProgress({ kind: row.kind, id: row.content_id, fields: row.fields, row, linked })]
        : [],
    ),
  }
}
