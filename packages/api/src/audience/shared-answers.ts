import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { AudienceViewer } from '@kiosque/contract/domain/audience'
import { endOfParisDay, parisDay } from '@kiosque/contract/domain/dates'
import type { Deps } from '../deps.ts'
import { linkWindowEnd } from '../files/file-links.ts'
import { FILES_CHANNEL } from '../files/find-file.ts'
import { audienceKey, sharedViewer } from './audience-key.ts'
import { selectNamedDrugstores, selectNextBoundary } from './audience.sql.ts'

/** Whoever changes what lists, details, menus or the home page show says so on this channel. */
export const CONTENT_CHANNEL = 'content'

interface Answer {
  body: Buffer
  etag: string
  /** Signed links inside are good for ten more minutes. */
  expiresAt: number
}

/** What every answer depends on besides its own query. */
interface Frame {
  madeAt: number
  /** Until something appears or disappears by itself. */
  endsAt: number
  named: ReadonlySet<number>
}

interface Generation {
  frame: Promise<Frame>
  answers: Map<string, Promise<Answer>>
  bytes: number
}

/** Makes the answer for one audience: the viewer it is given stands for all who share it. */
export type Make = (viewer: AudienceViewer | null) => Promise<unknown>

export interface SharedAnswers {
  answer(viewer: AudienceViewer | null, query: string, make: Make): Promise<Answer>
  drop(): void
}

const MOST_BYTES = 64 * 1024 * 1024

/**
 * Answers that many viewers share, serialised once per audience and query. A warm read touches no database.
 * All are dropped when content changes anywhere in the cluster and when a publication boundary passes.
 */
export function createSharedAnswers({ db, now, events }: Pick<Deps, 'db' | 'now' | 'events'>): SharedAnswers {
  let current: Generation | null = null
  const drop = () => {
    current = null
  }

  async function frameNow(): Promise<Frame> {
    const at = now()
    const boundary = await selectNextBoundary(db, at)
    const midnight = endOfParisDay(parisDay(at)).getTime()
    const named = new Set(await selectNamedDrugstores(db))
    return { madeAt: at.getTime(), endsAt: Math.min(boundary?.getTime() ?? Infinity, midnight), named }
  }

  async function liveGeneration(): Promise<Generation> {
    for (;;) {
      const generation = (current ??= { frame: frameNow(), answers: new Map(), bytes: 0 })
      const frame = await generation.frame.catch((error: unknown) => {
        if (current === generation) drop()
        throw error
      })
      const at = now().getTime()
      const isLive = at >= frame.madeAt && at < frame.endsAt
      if (current === generation && isLive) return generation
      if (current === generation) drop()
    }
  }

  async function answer(viewer: AudienceViewer | null, query: string, make: Make): Promise<Answer> {
    const generation = await liveGeneration()
    const { named } = await generation.frame
    const key = `${query}\n${audienceKey(viewer, named)}`
    const known = await generation.answers.get(key)
    if (known !== undefined && known.expiresAt > now().getTime()) return known
    const making = serialise(() => make(sharedViewer(viewer, named)), linkWindowEnd(now()).getTime())
    generation.answers.set(key, making)
    try {
      const made = await making
      generation.bytes += made.body.length
      if (generation.bytes > MOST_BYTES && current === generation) drop()
      return made
    } catch (error) {
      generation.answers.delete(key)
      throw error
    }
  }

  events.on(CONTENT_CHANNEL, drop)
  // Their sizes, names and alternative texts are inside the answers.
  events.on(FILES_CHANNEL, drop)
  events.onGap(drop)
  return { answer, drop }
}

async function serialise(make: () => Promise<unknown>, expiresAt: number): Promise<Answer> {
  const body = Buffer.from(JSON.stringify(await make()))
  // Weak: the same answer may travel compressed or not.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  return { body, etag, expiresAt }
}

// One store per application: tests run several in one process.
const stores = new WeakMap<Deps, SharedAnswers>()

export function sharedAnswersOf(deps: Deps): SharedAnswers {
  const known = stores.get(deps)
  if (known !== undefined) return known
  const store = createSharedAnswers(deps)
  stores.set(deps, store)
  return store
}

/** What this needs of a reply, whatever the schema of its route. */
interface Reply {
  code(status: number): unknown
  header(name: string, value: string): unknown
  send(payload?: unknown): unknown
}

/** Sends a shared answer, or 304 to whoever already has it (D15-03). */
export async function sendShared<R extends Reply>(
  deps: Deps,
  request: Pick<FastifyRequest, 'viewerOrNull' | 'headers'>,
  reply: R,
  query: string,
  make: Make,
): Promise<R> {
  const { body, etag } = await sharedAnswersOf(deps).answer(request.viewerOrNull, query, make)
  reply.header('cache-control', 'private, no-cache')
  reply.header('etag', etag)
  reply.header('vary', 'authorization, environment')
  const isKnown = request.headers['if-none-match']?.split(',').some((tag) => tag.trim() === etag) === true
  if (isKnown) {
    reply.code(304)
    reply.send()
    return reply
  }
  reply.header('content-type', 'application/json; charset=utf-8')
  reply.send(body)
  return reply
}
