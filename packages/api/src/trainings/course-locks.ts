import { formatDay } from '@kiosque/contract/domain/dates'
import type { ProgressBody } from '@kiosque/contract/wire/trainings'
import type { Db } from '../db/db.ts'
import { conflict } from '../errors.ts'
import { doneModules, isSequential, modulesOf, prerequisitesOf, type Linked, type Module } from './course.ts'
import type { Fields, Known, Learning, Lock } from './learning.ts'
import { selectContentsById, selectVisibleAmong } from './team.sql.ts'
import { urlOf } from './training-url.ts'

/**
 * What is still to be finished before a course opens. What one cannot see does not close it; nor does the course itself,
 * or another that waits for it in turn: nobody would ever come in.
 */
export async function locksOf(
  db: Db,
  { id: courseId, fields }: Pick<Known, 'id' | 'fields'>,
  linked: Linked,
  { viewer, now }: Learning,
): Promise<Lock[]> {
  const left = prerequisitesOf(fields).filter((id) => id !== courseId && !linked.get(id)?.doneAt)
  if (left.length === 0) return []
  const visible = await selectVisibleAmong(db, viewer, left, now)
  const rows = await selectContentsById(db, visible)
  return left.flatMap((id) => {
    const row = rows.find((each) => each.id === id)
    if (!row) return []
    const training = { ...row, fields: row.fields as Fields }
    if (prerequisitesOf(training.fields).includes(courseId)) return []
    return [{ id, kind: row.kind, title: row.title, url: urlOf(training) }]
  })
}

const quoted = (title: string) => `«\u00a0${title}\u00a0»`

/** Nobody skips: neither what comes before the course, nor the modules before this one, nor its film or its quiz. */
export async function refuseLocked(
  db: Db,
  { fields, row, linked, locks }: Known & { linked: Linked; locks: readonly Lock[] },
  { module_ids: asked = [], undone_module_id: undone }: ProgressBody,
  who: Learning,
): Promise<void> {
  const modules = modulesOf(fields)
  const done = doneModules(modules, row, linked)
  const added = modules.filter(({ id }) => asked.includes(id) && !done.has(id))
  if (added.length > 0 && locks.length > 0)
    throw conflict(
      'course_locked',
      `Terminez d’abord ${locks.map(({ title }) => quoted(title)).join(' et ')}.`,
    )
  if (isSequential(fields)) refuseSkipping(modules, new Set([...done.keys(), ...asked]), added)
  refuseNotYet(added, who.now)
  await refuseUnseen(db, added, linked, who)
  if (undone !== undefined)
    refuseUndoing(modules, done, { undone, isFinished: Boolean(row?.completed_at), fields })
}

function refuseSkipping(
  modules: readonly Module[],
  reached: ReadonlySet<number>,
  added: readonly Module[],
): void {
  for (const module of added) {
    const before = modules.slice(0, modules.indexOf(module)).find(({ id }) => !reached.has(id))
    if (before) throw conflict('module_locked', `Terminez d’abord le module ${quoted(before.title)}.`)
  }
}

/** A live session has been followed once it has begun, not before. */
function refuseNotYet(added: readonly Module[], now: Date): void {
  const early = added.find(({ startsAt }) => startsAt !== null && Date.parse(startsAt) > now.getTime())
  if (early?.startsAt != null)
    throw conflict(
      'module_not_yet',
      `La séance ${quoted(early.title)} a lieu le ${formatDay(early.startsAt)}.`,
    )
}

/** A film is seen and a quiz passed, not ticked; one that is not open to this person is ticked as the rest. */
async function refuseUnseen(
  db: Db,
  added: readonly Module[],
  linked: Linked,
  { viewer, now }: Learning,
): Promise<void> {
  const ids = added.flatMap(({ contentId }) => contentId ?? []).filter((id) => !linked.get(id)?.doneAt)
  if (ids.length === 0) return
  const visible = await selectVisibleAmong(db, viewer, ids, now)
  for (const { kind, title } of await selectContentsById(db, visible)) {
    if (kind === 'quiz')
      throw conflict('module_not_done', `Ce module se valide en réussissant le quiz ${quoted(title)}.`)
    if (kind === 'tutorial')
      throw conflict('module_not_done', `Ce module se valide en regardant ${quoted(title)}.`)
  }
}

function refuseUndoing(
  modules: readonly Module[],
  done: ReadonlyMap<number, unknown>,
  { undone, isFinished, fields }: { undone: number; isFinished: boolean; fields: Known['fields'] },
): void {
  if (isFinished) throw conflict('course_finished', 'Ce parcours est terminé\u00a0: il le reste.')
  const at = modules.findIndex(({ id }) => id === undone)
  if (isSequential(fields) && modules.slice(at + 1).some(({ id }) => done.has(id)))
    throw conflict('module_locked', 'Un module suivant est déjà fait.')
}
