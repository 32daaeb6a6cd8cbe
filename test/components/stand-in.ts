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
    /** What the next call of this kind is answered, once. */
    plan: async (...planned: Planned[]) => {
      await fetch(`${url}/planned`, { method: 'POST', body: JSON.stringify(planned) })
    },
  }
}

export type Room = ReturnType<typeof openRoom>
