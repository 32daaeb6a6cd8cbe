import { addDays, formatDay, parisDay } from '@kiosque/contract/domain/dates'
import { contentPath } from '@kiosque/contract/kinds/define-kind'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { TodoItem } from '@kiosque/contract/wire/home'
import type { Member } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import { selectEnding } from './reminders.sql.ts'

const DAYS = 7

/** What this person asked to be reminded of, in its last week. */
export async function offersEnding(
  db: Db,
  { viewer, now }: { viewer: Member; now: Date },
): Promise<TodoItem[]> {
  const today = parisDay(now)
  const rows = await selectEnding(db, { viewer, now }, today, addDays(today, DAYS))
  return rows.flatMap(({ id, kind: key, slug, title, fields, period_end }) => {
    const kind = kindOf(key)
    if (kind === null) return []
    return [
      {
        type: 'offer_ending',
        title,
        text: period_end === today ? 'Se termine aujourd’hui' : `Se termine le ${formatDay(period_end)}`,
        url: contentPath(kind, { ...fields, id, slug }),
        due_on: period_end,
        is_mandatory: false,
      },
    ]
  })
}
