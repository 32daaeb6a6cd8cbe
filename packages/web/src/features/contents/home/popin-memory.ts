import type { Popin } from '@kiosque/contract/wire/popins'
import { local, perTab, type SafeStorage } from '../../../lib/browser-storage.ts'

type Message = Pick<Popin, 'id' | 'frequency'>

/** What this person already saw and closed here, so that no message comes back sooner than it should (D9-03). */
export function popinMemory(userId: number, kept: SafeStorage = local, visit: SafeStorage = perTab) {
  const key = ({ id }: Message) => `kiosque-popin-${userId}-${id}`
  return {
    isDue: (message: Message) => visit.read(key(message)) === null && kept.read(key(message)) === null,
    /** One for every visit was seen in this one, even if the page is loaded again before it is closed. */
    rememberShown(message: Message) {
      if (message.frequency === 'every_visit') visit.write(key(message), 'vu')
    },
    /** « Plus tard »: not again in this visit, and the server hears nothing of it. */
    rememberLater: (message: Message) => visit.write(key(message), 'plus tard'),
    /** The server remembers closing; should it not have heard, this browser still does. */
    rememberClosed(message: Message) {
      const isForGood = message.frequency !== 'every_days'
      const storage = isForGood ? kept : visit
      storage.write(key(message), 'vu')
    },
  }
}
