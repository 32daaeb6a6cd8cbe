import { inject } from 'vitest'
import type { Received } from './server.ts'
import type { Planned } from './desk.ts'

/** A room of one’s own on the server that stands in for ours (server.ts). */
export function openRoom() {
  const url = `${inject('standIn')}/${crypto.randomUUID()}`
  return {
    url,
    dsn: `${url.replace('http://', 'http://cle@')}/42`,
    received: async () => (await (await fetch(`${url}/received`)).json()) as Received[],
    /** What the next call of its kind is answered, once. */
    plan: async (...planned: Planned[]) => {
      await fetch(`${url}/planned`, { method: 'POST', body: JSON.stringify(planned) })
    },
    /** Lets go of the answers that were held. */
    release: async () => void (await fetch(`${url}/release`, { method: 'POST' })),
    /** A call of somebody else’s. */
    call: async (method: string, path: string, body?: object) =>
      (await (
        await fetch(`${url}/api/v1${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
      ).json()) as Record<string, unknown>,
  }
}

export type Room = ReturnType<typeof openRoom>
