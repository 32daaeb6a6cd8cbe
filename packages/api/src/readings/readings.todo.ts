import { contentPath } from '@kiosque/contract/kinds/define-kind'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { TodoItem } from '@kiosque/contract/wire/home'
import type { Viewer } from '../http/viewer.ts'
import { createRowItems } from '../content/row-items.ts'
import type { Db } from '../db/db.ts'
import { confirmedBy } from './readings.sql.ts'
import { dayOf, requiredRows, type Reading } from './readings.service.ts'

const MOST = 100

export const confirmed = ({ viewer }: { viewer: Viewer }) => confirmedBy(viewer.user_id)

/** What must be read waits until « J’ai lu et compris », opened or not (D13-05). */
export async function readingsToConfirm(
  _: Db,
  asked: Reading & { secret: string; own: { confirmed: ReadonlySet<number> } },
): Promise<TodoItem[]> {
  const waiting = await requiredRows(asked, MOST, ({ id }) => !asked.own.confirmed.has(id))
  return (await itemsOf(waiting, '', asked)).flat()
}

/** The same for everybody who has not confirmed it. */
const itemsOf = createRowItems(({ card, fields }) => {
  const kind = kindOf(card.kind)
  if (kind === null) return []
  return [
    {
      type: 'to_read',
      title: card.title,
      text: card.excerpt,
      url: contentPath(kind, { ...fields, id: card.id, slug: card.slug }),
      due_on: dayOf(fields),
      is_mandatory: true,
    },
  ]
})
