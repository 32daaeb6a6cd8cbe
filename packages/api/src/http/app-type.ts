import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifySchema, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Deps } from '../deps.ts'
import type { FairQueue } from './fair-queue.ts'
import type { Member } from './viewer.ts'

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** A file of routes, mounted under /api/v1 by route-modules.ts. */
export type Routes = (app: App) => Promise<void>

/** Who may call a route. Every route says so, or the server does not start. */
export type Access = 'public' | 'member' | 'drugstore' | 'staff' | 'editor' | 'admin'

export interface RouteEntry {
  method: string
  url: string
  access: Access
  schema: FastifySchema | undefined
  isMultipart: boolean
  isBytes: boolean
  isJsonToo: boolean
  isExpensive: boolean
}

declare module 'fastify' {
  // The very words of @fastify/swagger, whose types come along with the zod provider.
  interface FastifySchema {
    hide?: boolean
    summary?: string
    description?: string
  }
  interface FastifyInstance {
    deps: Deps
    /** On once the process was asked to stop. */
    draining: { isOn: boolean }
    /** Who is being answered, and who waits for their turn (http/expensive-requests.ts). */
    expensiveRequests: FairQueue
    /** For the metrics, what was answered outside the framework. */
    countAnswer: (method: string, route: string, status: number, ms: number) => void
    /** Every route there is, for the tests that hold the list and try each of them. */
    routeTable: RouteEntry[]
  }
  interface FastifyRequest {
    /** The signed-in person; reading it on a public route without a session answers 401. */
    readonly viewer: Member
    viewerOrNull: Member | null
  }
  interface FastifyContextConfig {
    access?: Access
    /** Costs the database much: people take turns (http/expensive-requests.ts). A list with `q` is so without saying. */
    isExpensive?: boolean
    /**
     * Whether it answers when the drugstore of the account is disabled (D3-10): no unless said, but for a route open to
     * passers-by, which answers whoever asks. One of those that shows what members read says `false`.
     */
    whenDisabled?: boolean
    /** Accepts writes even during maintenance. */
    duringMaintenance?: boolean
    /** Receives multipart/form-data, not JSON. */
    multipart?: boolean
    /** Receives JSON as well as multipart/form-data. */
    json?: boolean
    /** Receives text/csv too, as it is. */
    csv?: boolean
    /** Receives application/octet-stream, as it is. */
    bytes?: boolean
  }
}
