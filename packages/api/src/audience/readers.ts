import type { AudienceViewer } from '@kiosque/contract/domain/audience'
import { forEveryone } from '../db/asker.ts'
import type { Db } from '../db/db.ts'
import { CONTENT_CHANNEL, TARGETS_CHANNEL } from '../db/channels.ts'
import type { Events } from '../db/events.ts'
import { createVisibleTargets, type TargetLists } from './visible-targets.ts'

type ReaderOf<V> = V & { readonly targets: TargetLists }

declare module '../deps.ts' {
  interface Deps {
    /** Which targets hold for whom. */
    readers: Readers
  }
}

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
