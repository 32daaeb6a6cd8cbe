import type { Db } from '../db/db.ts'
import { doneModules, modulesOf } from './course.ts'
import { attestCourse } from './course-certificates.service.ts'
import { selectCertificatesOf } from './course-certificates.sql.ts'
import type { Fields, Learning } from './learning.ts'
import { linkedOf } from './linked.service.ts'
import { stepOf } from './progress.service.ts'
import { selectProgressOfPerson, upsertProgress } from './progress.sql.ts'

/**
 * A course one began may have been finished elsewhere since, by the quiz or the film of its last module: it is written
 * down, and attested, before one looks at what one obtained.
 */
export async function settleCourses(db: Db, who: Learning): Promise<void> {
  const { user_id } = who.viewer
  const attested = new Set((await selectCertificatesOf(db, user_id)).map(({ content_id }) => content_id))
  const rows = (await selectProgressOfPerson(db, user_id))
    .filter(({ kind, content_id }) => kind === 'academy' && !attested.has(content_id))
    .map((row) => ({ ...row, fields: row.fields as Fields }))
  if (rows.length === 0) return
  const linked = await linkedOf(
    db,
    [user_id],
    rows.map(({ fields }) => fields),
  )
  for (const { content_id: id, fields, ...row } of rows) {
    const modules = modulesOf(fields)
    const done = doneModules(modules, row, linked(user_id))
    const isDone = modules.length > 0 && done.size === modules.length
    const { completed_at: completedAt } =
      row.completed_at === null && isDone
        ? await upsertProgress(db, { ...stepOf(fields, id, who), module_ids: [...done.keys()] })
        : row
    if (completedAt !== null) await attestCourse(db, { id, fields, completedAt }, who)
  }
}
