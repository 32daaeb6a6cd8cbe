import { setTimeout as pause } from 'node:timers/promises'
import type { App } from './app-type.ts'

const DRAIN_MS = 1_000

/**
 * Between the signal and the last closed connection: whoever is already in the queue is still served, each answer asks for the
 * connection to end, and /readyz tells the load balancer to look elsewhere.
 */
export function addDraining(app: App): void {
  const state = { isOn: false }
  app.decorate('draining', state)
  app.addHook('onRequest', (_request, reply, done) => {
    if (state.isOn) void reply.header('connection', 'close')
    done()
  })
}

export async function drain(app: App): Promise<void> {
  app.draining.isOn = true
  await pause(DRAIN_MS)
}
