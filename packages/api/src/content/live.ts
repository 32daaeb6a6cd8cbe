import type { Db } from '../db/db.ts'
import type { Events } from '../db/events.ts'
import type { FileShelf } from '../files/file-refs.ts'
import { createKnownFiles } from '../files/known-files.ts'
import { createLiveContents, type LiveContents } from '../live/live-contents.ts'
import { createKnownReferences, type KnownReferences } from './known-references.ts'
import { createLiveCards, type LiveCards } from './live-cards.ts'
import { createLiveDetails, type LiveDetails } from './live-details.ts'
import { createLiveOrders, type LiveOrders } from './live-orders.ts'

/**
 * What shared answers are made from, kept in memory whoever reads: an answer for an audience that nobody asked for yet is
 * then put together here, and the database gives no more than the cards that are not known.
 */
export interface Live {
  contents: LiveContents
  orders: LiveOrders
  cards: LiveCards
  details: LiveDetails
  references: KnownReferences
  files: FileShelf
}

declare module '../deps.ts' {
  interface Deps {
    /** What shared answers are made from. */
    live: Live
  }
}

export function createLive(deps: { db: Db; events: Events; now: () => Date }): Live {
  const contents = createLiveContents(deps)
  const references = createKnownReferences(deps)
  const orders = createLiveOrders({ ...deps, contents })
  const cards = createLiveCards({ ...deps, contents, references })
  const details = createLiveDetails({ ...deps, contents, references })
  return { contents, orders, cards, details, references, files: createKnownFiles(deps) }
}
