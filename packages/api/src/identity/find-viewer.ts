import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'
import type { Viewer } from '../http/viewer.ts'

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

type Asking = Pick<FastifyRequest, 'headers'>

const environmentOf = ({ headers }: Asking) => (headers['environment'] === '1' ? 1 : 0)
const tokenOf = ({ headers }: Asking) => BEARER.exec(headers.authorization ?? '')?.[1]

/** Who is behind the bearer token of a request; null without one, or when it is not live. */
export async function findViewer(
  deps: Deps,
  request: Asking & Pick<FastifyRequest, 'ip'>,
): Promise<Viewer | null> {
  const token = tokenOf(request)
  if (!token) return null
  return storeOf(deps).find(token, environmentOf(request), request.ip)
}

/** The same at once where the database need not be asked; undefined where it must. */
export function knownViewer(deps: Deps, request: Asking): Viewer | null | undefined {
  const token = tokenOf(request)
  if (!token) return null
  return storeOf(deps).known(token, environmentOf(request))
}
