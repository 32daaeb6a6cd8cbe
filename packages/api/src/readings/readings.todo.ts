import { contentPath } from '@kiosque/contract/kinds/define-kind'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { TodoItem } from '@kiosque/contract/wire/home'
import type { Viewer } from '../http/viewer.ts'
import { linksOf } from '../content/read-contents.service.ts'
import type { Db } from '../db/db.ts'
import { confirmedBy } from './readings.sql.ts'
import { dayOf, requiredFor, type Reading } from './readings.service.ts'

const MOST = 100

export const confirmed = ({ viewer }: { viewer: Viewer }) => confirmedBy(viewer.user_id)

/** What must be read waits until « J’ai lu et compris », opened or not (D13-05). */
export async function readingsToConfirm(
  _: Db,
  asked: Reading & { secret: string; own: { confirmed: ReadonlySet<number> } },
): Promise<TodoItem[]> {
  const waiting = (await requiredFor(asked)).filter((id) => !asked.own.confirmed.has(id)).slice(0, MOST)
  if (waiting.length === 0) return []
  const cards = await asked.live.cards.find(waiting, { ...asked, links: linksOf(asked) })
  return waiting.flatMap((id) => {
    const found = cards.get(id)
    const kind = kindOf(found?.card.kind ?? '')
    if (found === undefined || kind === null) return []
    const { card, fields } = found
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
}
