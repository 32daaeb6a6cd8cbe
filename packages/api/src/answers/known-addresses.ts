import type { FastifyContextConfig, FastifyRequest } from 'fastify'
import { createRecent } from './recent.ts'
import { nameAt } from './at-counter.ts'
import type { Make, Question } from './shared-answers.ts'

/** What was asked at an address that a route has read and found good, and who may ask it. */
export interface KnownAddress {
  question: Question
  /** How it is answered to whoever asks, where the route says that this does not depend on them. */
  make: Make | null
  route: string
  config: FastifyContextConfig
}

declare module '../deps.ts' {
  interface Deps {
    knownAddresses: KnownAddresses
  }
}

/** Addresses answered before: the same address asks the same, whoever asks. */
export interface KnownAddresses {
  remember(
    request: Pick<FastifyRequest, 'url' | 'headers' | 'method' | 'routeOptions'>,
    question: Question,
    make: Make | null,
  ): void
  find(url: string, headers: FastifyRequest['headers']): KnownAddress | undefined
}

const MOST_BYTES = 4_000_000
const ADDRESS_BYTES = 600

export function createKnownAddresses(): KnownAddresses {
  const known = createRecent<KnownAddress>(MOST_BYTES)
  return {
    remember(request, question, make) {
      const { url, config } = request.routeOptions
      if (request.method !== 'GET' || url === undefined) return
      const key = nameAt(request, request.url)
      if (known.get(key) === undefined) known.set(key, { question, make, route: url, config }, ADDRESS_BYTES)
    },
    find: (url, headers) => known.get(nameAt({ headers }, url)),
  }
}
