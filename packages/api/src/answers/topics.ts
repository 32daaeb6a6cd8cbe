import { createHash } from 'node:crypto'
import { endOfParisDay, parisDay } from '@kiosque/contract/domain/dates'
import { canBePublic } from '@kiosque/contract/kinds/define-kind'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { Reader, TargetLists } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import { HIGHLIGHTS, type Topic } from './topic.ts'
import { selectTopics } from './topics.sql.ts'

interface State {
  targets: ReadonlySet<number>
  madeAt: number
  /** When something of it appears or disappears by itself, at midnight at the latest: days tell coming from past. */
  endsAt: number
}

/** The topics of an answer as they were when it was begun. */
export type Stamp = readonly number[]

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

export function createTopics({ db, now }: { db: Db; now: () => Date }): Topics {
  const states = new Map<Topic, State>()
  const versions = new Map<Topic, number>()
  const loading = new Map<Topic, Promise<void>>()
  // By the lists of an audience, then by the list of topics, which routes keep for good.
  const signatures = new WeakMap<TargetLists, Map<readonly Topic[], { stamp: Stamp; text: string }>>()

  const versionOf = (topic: Topic) => versions.get(topic) ?? 0

  function drop(topics: readonly Topic[]): void {
    for (const topic of topics) {
      versions.set(topic, versionOf(topic) + 1)
      states.delete(topic)
      loading.delete(topic)
    }
  }

  /** The state of a topic, if it still holds. One whose time has come is dropped here. */
  function stateOf(topic: Topic): State | undefined {
    const state = states.get(topic)
    if (state === undefined) return undefined
    const at = now().getTime()
    if (at >= state.madeAt && at < state.endsAt) return state
    drop([topic])
    return undefined
  }

  async function read(topics: readonly Topic[]): Promise<void> {
    const at = now()
    const before = topics.map(versionOf)
    const midnight = endOfParisDay(parisDay(at)).getTime()
    const rows = await selectTopics(db, topics, at)
    for (const [rank, topic] of topics.entries()) {
      const row = rows[rank]
      // Changed meanwhile: what was read may be of before.
      if (row === undefined || versionOf(topic) !== before[rank]) continue
      const endsAt = Math.min(row.next?.getTime() ?? Infinity, midnight)
      states.set(topic, { targets: new Set(row.targets), madeAt: at.getTime(), endsAt })
    }
  }

  function isReady(topics: readonly Topic[]): boolean {
    let ready = true
    for (const topic of topics) ready = stateOf(topic) !== undefined && ready
    return ready
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

  const stampOf = (topics: readonly Topic[]): Stamp => topics.map(versionOf)
  const isSame = (topics: readonly Topic[], stamp: Stamp) =>
    topics.every((topic, rank) => versionOf(topic) === stamp[rank])

  function textOf(lists: TargetLists, topics: readonly Topic[]): string {
    const used = (ids: readonly number[], among: readonly Topic[]) =>
      ids.filter((id) => among.some((topic) => states.get(topic)?.targets.has(id))).join(',')
    const text = `${used(lists.held, topics)}/${used(lists.open, topics.filter(mayBePublic))}`
    return text.length < 40 ? text : createHash('sha256').update(text).digest('base64url')
  }

  return {
    isReady,
    load,
    signatureOf(reader, topics) {
      if (reader === null) return 'passer-by'
      if (reader.right_id !== null) return 'head office'
      const known = signatures.get(reader.targets) ?? new Map()
      const before = known.get(topics)
      if (before !== undefined && isSame(topics, before.stamp)) return classOf(reader) + before.text
      const made = { stamp: stampOf(topics), text: textOf(reader.targets, topics) }
      signatures.set(reader.targets, known.set(topics, made))
      return classOf(reader) + made.text
    },
    stampOf,
    isCurrent: (topics, stamp) => isReady(topics) && isSame(topics, stamp),
    drop,
  }
}

/** What answers say otherwise than by targets: the author of a site, the entries of a pharmacy, what guests are told. */
const classOf = ({ site, account_type, drugstore_id }: Reader) =>
  `${site}${(account_type ?? 0) === 0 ? 'g' : 'm'}${drugstore_id === null ? '-' : 'd'} `
