import { weekFilterOf } from '@kiosque/contract/kinds/define-kind'
import type { ContentCard } from '@kiosque/contract/wire/contents'
import type { Sent } from '../answers/written.ts'
import type { Db } from '../db/db.ts'
import type { LiveRow } from '../live/live-row.ts'
import { pageOf } from '../live/live-list.ts'
import { selectPage, type ListQuestion, type ListScope } from './content-list.sql.ts'
import type { Live } from './live.ts'
import { withOwnDays } from './own-days.ts'
import { presentCards } from './present-card.ts'
import type { LinkOptions } from './present-refs.ts'

interface Asked extends ListQuestion {
  /** Of what was typed, where memory is asked. */
  among?: readonly LiveRow[] | undefined
  sort: string
  limit: number
  offset: number
}

/** The cards of one page, in its order: put together in memory, or asked of the database. */
export async function pageOfCards(
  db: Db,
  scope: ListScope,
  asked: Asked,
  links: LinkOptions,
  live: Live | undefined,
): Promise<Sent<ContentCard>[]> {
  if (live === undefined)
    return presentCards(db, await withOwnDays(db, await selectPage(db, scope, asked), scope.viewer), links)
  await live.contents.refresh()
  const order = await live.orders.of(scope.kind, asked.sort, scope)
  const week = weekFilterOf(scope.kind)
  const ids = pageOf(live.contents.ofKind(scope.kind.key), order, scope, { ...asked, week })
  const cards = await live.cards.find(ids, { ...scope, links })
  return ids.flatMap((id) => cards.get(id)?.sent ?? [])
}
