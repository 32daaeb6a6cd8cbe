import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'
import type { Viewer } from './viewer.ts'

// One store per application: tests run several in one process.
const stores = new WeakMap<Deps, SessionStore>()

function storeOf(deps: Deps): SessionStore {
  const known = stores.get(deps)
  if (known) return known
  const store = createSessionStore(deps)
  stores.set(deps, store)
  return store
}

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/i

/** Who is behind the bearer token of a request; null without one, or when it is not live. */
export async function findViewer(
  deps: Deps,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<Viewer | null> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
  if (!token) return null
  return storeOf(deps).find(token, request.headers['environment'] === '1' ? 1 : 0)
}
