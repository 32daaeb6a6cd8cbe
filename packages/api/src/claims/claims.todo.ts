import { claimRight, REMINDER_DAYS } from '@kiosque/contract/domain/claims'
import { addDays, parisDay } from '@kiosque/contract/domain/dates'
import { formatEuros } from '@kiosque/contract/domain/money'
import type { TodoItem } from '@kiosque/contract/wire/home'
import type { Db } from '../db/db.ts'
import type { Viewer } from '../http/viewer.ts'
import { claimPath } from './claim-notices.ts'
import { CLAIM_REASON_LABELS } from '@kiosque/contract/domain/claims'
import { claimsDue, noClaim, selectDue } from './due.sql.ts'

/** Claims to correct, and drafts whose deadline comes near (D13-05). */
export function claimed({ viewer, now }: { viewer: Viewer; now: Date }) {
  const drugstoreId = viewer.drugstore_id
  if (drugstoreId === null || claimRight(viewer.account_type) === null) return noClaim
  const today = parisDay(now)
  return claimsDue(drugstoreId, { today, until: addDays(today, REMINDER_DAYS) })
}

/** The same, said to whoever may claim for the pharmacy. */
export async function claimsToDo(
  db: Db,
  { own }: { own: { claimed: ReadonlySet<number> } },
): Promise<TodoItem[]> {
  if (own.claimed.size === 0) return []
  const rows = await selectDue(db, [...own.claimed])
  return rows.map((row) => {
    const isDraft = row.status === 'draft'
    return {
      type: 'claim',
      title: isDraft ? `${row.laboratory} · ${row.title}` : `${row.number}, ${row.laboratory} · ${row.title}`,
      text: isDraft
        ? `Un brouillon de ${formatEuros(row.amount)} attend d’être envoyé`
        : [
            'À corriger',
            row.reason_code && CLAIM_REASON_LABELS[row.reason_code].toLowerCase(),
            formatEuros(row.amount),
          ]
            .filter(Boolean)
            .join(', '),
      url: claimPath(row.id),
      due_on: row.last_day,
      is_mandatory: false,
    }
  })
}
