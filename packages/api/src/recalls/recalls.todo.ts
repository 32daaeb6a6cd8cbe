import { parisDay } from '@kiosque/contract/domain/dates'
import type { TodoItem } from '@kiosque/contract/wire/home'
import type { Viewer } from '../http/viewer.ts'
import type { Db } from '../db/db.ts'
import { selectPlaces, waitingFor } from './confirmations.sql.ts'
import { recallLink, selectRecall } from './recalls.sql.ts'

/** Recalls that a pharmacy of this person has not answered. */
export const recalled = ({ viewer }: { viewer: Viewer }) => waitingFor(viewer.user_id)

interface Asked {
  viewer: Viewer
  own: { recalled: ReadonlySet<number> }
}

/** Before everything else, until somebody of the pharmacy has answered (D13-05). */
export async function recallsToAnswer(db: Db, { viewer, own }: Asked): Promise<TodoItem[]> {
  if (own.recalled.size === 0) return []
  const places = await selectPlaces(db, viewer.user_id, [...own.recalled])
  const items: TodoItem[] = []
  for (const id of own.recalled) {
    const recall = await selectRecall(db, id)
    const silent = places.filter((place) => place.recall_id === id && place.confirmed_at === null)
    if (recall === undefined || silent.length === 0) continue
    items.push({
      type: 'recall',
      title: `Rappel de lot\u00a0: ${recall.product}`,
      text: `${recall.lots.length > 1 ? 'Lots' : 'Lot'} ${recall.lots.join(', ')}\u00a0: ${silent.map(({ name }) => name).join(', ')} ${silent.length > 1 ? 'doivent' : 'doit'} répondre.`,
      url: recallLink(id),
      due_on: parisDay(recall.deadline_at),
      is_mandatory: true,
    })
  }
  return items
}
