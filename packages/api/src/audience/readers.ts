import type { AudienceViewer } from '@kiosque/contract/domain/audience'
import { forEveryone } from '../db/asker.ts'
import type { Db } from '../db/db.ts'
import type { Events } from '../db/events.ts'
import type { TargetLists } from './target-lists.ts'
import { createVisibleTargets } from './visible-targets.ts'

/** Whoever changes what lists, details, menus or the home page show says so on this channel. */
export const CONTENT_CHANNEL = 'content'
/** Whoever writes a target for something that shows nowhere there (a popin) says so on this one. */
export const TARGETS_CHANNEL = 'targets'

type ReaderOf<V> = V & { readonly targets: TargetLists }

/** Turns the viewer of a session into a reader: the same object as long as the same targets hold for them. */
export interface Readers {
  /** At once where the database need not be asked; undefined where it must. */
  known<V extends AudienceViewer>(viewer: V): ReaderOf<V> | undefined
  find<V extends AudienceViewer>(viewer: V): Promise<ReaderOf<V>>
}

export function createReaders({ db, events }: { db: Db; events: Events }): Readers {
  const targets = createVisibleTargets(db)
  events.on(CONTENT_CHANNEL, targets.expire)
  events.on(TARGETS_CHANNEL, targets.expire)
  events.onGap(targets.expire)
  const readers = new WeakMap<AudienceViewer, ReaderOf<AudienceViewer>>()

  function readerWith<V extends AudienceViewer>(viewer: V, lists: TargetLists): ReaderOf<V> {
    const before = readers.get(viewer)
    if (before?.targets === lists) return before as ReaderOf<V>
    const reader = Object.freeze({ ...viewer, targets: lists })
    readers.set(viewer, reader)
    return reader
  }
  return {
    known(viewer) {
      const lists = targets.known(viewer)
      return lists && readerWith(viewer, lists)
    },
    async find(viewer) {
      // Kept for everyone of the audience: it does not stop when whoever asked first leaves.
      return readerWith(viewer, await forEveryone(() => targets.find(viewer)))
    },
  }
}
