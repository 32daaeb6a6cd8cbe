import type { FastifyContextConfig, FastifyRequest } from 'fastify'
import { createRecent } from './recent.ts'
import { nameAt } from './at-counter.ts'
import type { Question } from './shared-answers.ts'

/** What was asked at an address that a route has read and found good, and who may ask it. */
export interface KnownAddress {
  question: Question
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
  ): void
  find(url: string, headers: FastifyRequest['headers']): KnownAddress | undefined
}

const MOST_BYTES = 4_000_000
const ADDRESS_BYTES = 300

export function createKnownAddresses(): KnownAddresses {
  const known = createRecent<KnownAddress>(MOST_BYTES)
  return {
    remember(request, question) {
      const { url, config } = request.routeOptions
      if (request.method !== 'GET' || url === undefined) return
      const key = nameAt(request, request.url)
      if (known.get(key) === undefined) known.set(key, { question, route: url, config }, ADDRESS_BYTES)
    },
    find: (url, headers) => known.get(nameAt({ headers }, url)),
  }
}
