import { parisDay } from '@kiosque/contract/domain/dates'
import type { Popin } from '@kiosque/contract/wire/popins'
import { local, perTab, type SafeStorage } from '../../../lib/browser-storage.ts'

type Message = Pick<Popin, 'id' | 'frequency'>
type Where = { kept?: SafeStorage; visit?: SafeStorage; today?: string }

/** What this person already saw and closed here, so that no message comes back sooner than it should (D9-03). */
export function popinMemory(
  userId: number,
  { kept = local, visit = perTab, today = parisDay(new Date()) }: Where = {},
) {
  const key = ({ id }: Message) => `kiosque-popin-${userId}-${id}`
  /** Put off on this day: until it is over. */
  const laterKey = (message: Message) => `${key(message)}-plus-tard`
  return {
    isDue: (message: Message) =>
      visit.read(key(message)) === null &&
      kept.read(key(message)) === null &&
      kept.read(laterKey(message)) !== today,
    /** One for every visit was seen in this one, even if the page is loaded again before it is closed. */
    rememberShown(message: Message) {
      if (message.frequency === 'every_visit') visit.write(key(message), 'vu')
    },
    /** « Plus tard »: not again today, back the next day; the server hears nothing of it. */
    rememberLater: (message: Message) => kept.write(laterKey(message), today),
    /** The server remembers closing; should it not have heard, this browser still does. */
    rememberClosed(message: Message) {
      const isForGood = message.frequency !== 'every_days'
      const storage = isForGood ? kept : visit
      storage.write(key(message), 'vu')
    },
  }
}
