import { endOfParisDay, parisDay } from '@kiosque/contract/domain/dates'
import { canBePublic } from '@kiosque/contract/kinds/define-kind'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { CommonTargets, TargetLists } from '../audience/target-lists.ts'
import type { Reader } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import type { LiveContents } from '../live/live-contents.ts'
import { useOf } from '../live/live-use.ts'
import { HIGHLIGHTS, type Topic } from './topic.ts'
import { selectTopics, type AskedTopic } from './topics.sql.ts'

interface State {
  targets: ReadonlySet<number>
  madeAt: number
  /** When something of it appears or disappears by itself, at midnight at the latest: days tell coming from past. */
  endsAt: number
}

/** How often the topics of an answer had changed when it was begun: versions only grow, so their sum tells. */
export type Stamp = number

export interface Topics {
  /** Whether all that is asked below is known without the database. */
  isReady(topics: readonly Topic[]): boolean
  load(topics: readonly Topic[]): Promise<void>
  /** What matters of a reader to an answer of these topics: two with the same signature get the same answer. */
  signatureOf(reader: Reader | null, topics: readonly Topic[]): string
  stampOf(topics: readonly Topic[]): Stamp
  isCurrent(topics: readonly Topic[], stamp: Stamp): boolean
  drop(topics: readonly Topic[]): void
}

/** Where public contents show to those that their target does not name. */
const mayBePublic = (topic: Topic) => {
  const kind = kindOf(topic)
  return topic === HIGHLIGHTS || (kind !== null && canBePublic(kind))
}

export function createTopics(deps: { db: Db; now: () => Date; live: LiveContents }): Topics {
  const { db, now, live } = deps
  const states = new Map<Topic, State>()
  const versions = new Map<Topic, number>()
  const loading = new Map<Topic, Promise<void>>()
  // Counts what was dropped: until the next, and until one of them ends by itself, lists of topics stand as they are.
  let drops = 0
  const ready = new Map<readonly Topic[], { drops: number; from: number; until: number; stamp: Stamp }>()
  // By the list of topics, which routes keep for good; then by what an audience has in common.
  const uses = new Map<readonly Topic[], Use>()
  const texts = new WeakMap<CommonTargets, Map<readonly Topic[], { stamp: Stamp; text: string }>>()

  const versionOf = (topic: Topic) => versions.get(topic) ?? 0

  function drop(topics: readonly Topic[]): void {
    drops += 1
    for (const topic of topics) {
      versions.set(topic, versionOf(topic) + 1)
      states.delete(topic)
      loading.delete(topic)
    }
  }

  /** The state of a topic, if it still holds. One whose time has come is dropped here. */
  function stateOf(topic: Topic, at: number): State | undefined {
    const state = states.get(topic)
    if (state === undefined) return undefined
    if (at >= state.madeAt && at < state.endsAt) return state
    drop([topic])
    return undefined
  }

  async function read(topics: readonly Topic[]): Promise<void> {
    const at = now()
    const madeAt = at.getTime()
    const before = new Map(topics.map((topic) => [topic, versionOf(topic)]))
    const midnight = endOfParisDay(parisDay(at)).getTime()
    const asked = topics.filter((topic): topic is AskedTopic => kindOf(topic) === null)
    const kinds = topics.filter((topic) => kindOf(topic) !== null)
    const rows = await selectTopics(db, asked, at)
    if (kinds.length > 0) await live.refresh()
    // Changed meanwhile: what was read may be of before.
    const isSame = (topic: Topic) => versionOf(topic) === before.get(topic)
    for (const [rank, { targets, next }] of rows.entries()) {
      const topic = asked[rank]
      if (topic === undefined || !isSame(topic)) continue
      const endsAt = Math.min(next?.getTime() ?? Infinity, midnight)
      states.set(topic, { targets: new Set(targets), madeAt, endsAt })
    }
    for (const topic of kinds.filter(isSame)) {
      const { targets, next } = useOf(live.ofKind(topic), madeAt)
      states.set(topic, { targets, madeAt, endsAt: Math.min(next, midnight) })
    }
  }

  function isReady(topics: readonly Topic[]): boolean {
    const at = now().getTime()
    const known = ready.get(topics)
    if (known?.drops === drops && at >= known.from && at < known.until) return true
    let isWhole = true
    let [from, until] = [-Infinity, Infinity]
    for (const topic of topics) {
      const state = stateOf(topic, at)
      if (state === undefined) isWhole = false
      else {
        from = Math.max(from, state.madeAt)
        until = Math.min(until, state.endsAt)
      }
    }
    if (isWhole) ready.set(topics, { drops, from, until, stamp: sumOf(topics) })
    return isWhole
  }

  async function load(topics: readonly Topic[]): Promise<void> {
    while (!isReady(topics)) {
      const missing = topics.filter((topic) => !states.has(topic) && !loading.has(topic))
      if (missing.length > 0) {
        const made = read(missing).finally(() => {
          for (const topic of missing) if (loading.get(topic) === made) loading.delete(topic)
        })
        for (const topic of missing) loading.set(topic, made)
      }
      await Promise.all(topics.map((topic) => loading.get(topic) ?? Promise.resolve()))
    }
  }

  function sumOf(topics: readonly Topic[]): Stamp {
    let sum = 0
    for (const topic of topics) sum += versionOf(topic)
    return sum
  }

  function stampOf(topics: readonly Topic[]): Stamp {
    const known = ready.get(topics)
    return known?.drops === drops ? known.stamp : sumOf(topics)
  }

  function useBy(topics: readonly Topic[], stamp: Stamp): Use {
    const known = uses.get(topics)
    if (known?.stamp === stamp) return known
    const union = (of: readonly Topic[]) =>
      new Set(of.flatMap((topic) => [...(states.get(topic)?.targets ?? [])]))
    const [held, open] = [union(topics), union(topics.filter(mayBePublic))]
    const made = { stamp, held, heldIds: [...held], openIds: [...open] }
    uses.set(topics, made)
    return made
  }

  /** Of all that stand where this one does, whatever their pharmacy. */
  function commonText(common: CommonTargets, topics: readonly Topic[], use: Use): string {
    const known = texts.get(common) ?? new Map<readonly Topic[], { stamp: Stamp; text: string }>()
    const before = known.get(topics)
    if (before?.stamp === use.stamp) return before.text
    const text = `${bitsOf(use.heldIds, common.holds)}/${bitsOf(use.openIds, common.isOpen)}`
    texts.set(common, known.set(topics, { stamp: use.stamp, text }))
    return text
  }

  function textOf({ common, added, excluded }: TargetLists, topics: readonly Topic[]): string {
    const use = useBy(topics, stampOf(topics))
    const text = commonText(common, topics, use)
    if (added.length === 0 && excluded.length === 0) return text
    const own = (ids: readonly number[], sign: string) =>
      ids.reduce((all, id) => (use.held.has(id) ? `${all}${sign}${id}` : all), '')
    return text + own(added, '+') + own(excluded, '-')
  }

  return {
    isReady,
    load,
    signatureOf(reader, topics) {
      if (reader === null) return 'passer-by'
      if (reader.right_id !== null) return 'head office'
      return classOf(reader) + textOf(reader.targets, topics)
    },
    stampOf,
    isCurrent: (topics, stamp) => isReady(topics) && stampOf(topics) === stamp,
    drop,
  }
}

/** The targets that contents of some topics have. */
interface Use {
  stamp: Stamp
  held: ReadonlySet<number>
  heldIds: readonly number[]
  openIds: readonly number[]
}

const BITS_A_SIGN = 15

/** Which of these targets hold, one bit each: read only beside others of the same use, so their order says the rest. */
function bitsOf(ids: readonly number[], holds: (id: number) => boolean): string {
  // In one piece: put together sign by sign, each sign would hold an object of its own for as long as the text lives.
  const signs = new Uint16Array(Math.ceil(ids.length / BITS_A_SIGN))
  for (let rank = 0; rank < ids.length; rank++) {
    const at = Math.floor(rank / BITS_A_SIGN)
    signs[at] = (signs[at] ?? 0) * 2 + Number(holds(ids[rank] as number))
  }
  return String.fromCharCode(...signs)
}

/** What answers say otherwise than by targets: the author of a site, the entries of a pharmacy, what guests are told. */
const classOf = ({ site, account_type, drugstore_id }: Reader) =>
  `${site}${(account_type ?? 0) === 0 ? 'g' : 'm'}${drugstore_id === null ? '-' : 'd'} `
