import { addDays, parisDay } from '@kiosque/contract/domain/dates'
import { mayAnswerFor } from '@kiosque/contract/domain/roles'
import { contentPath } from '@kiosque/contract/kinds/define-kind'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { TodoItem } from '@kiosque/contract/wire/home'
import type { Member } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import { selectUnanswered } from './enrolments.sql.ts'

const DAYS = 14

/** Campaigns that wait for the pharmacy's answer, for those who may give it. */
export async function enrolmentsToAnswer(
  db: Db,
  { viewer, now }: { viewer: Member; now: Date },
): Promise<TodoItem[]> {
  if (viewer.drugstore_id === null || !mayAnswerFor(viewer.account_type)) return []
  const today = parisDay(now)
  const who = { viewer, drugstoreId: viewer.drugstore_id, now }
  const rows = await selectUnanswered(db, who, today, addDays(today, DAYS))
  return rows.flatMap(({ id, kind: key, slug, title, deadline, fields }) => {
    const kind = kindOf(key)
    if (kind === null) return []
    return [
      {
        type: 'enrolment_closing',
        title,
        text: 'Votre officine participe\u202F?',
        url: contentPath(kind, { ...fields, id, slug }),
        due_on: deadline,
        is_mandatory: false,
      },
    ]
  })
}
