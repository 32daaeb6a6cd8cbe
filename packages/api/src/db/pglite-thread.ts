import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { EmbeddedDatabaseError, type PgliteClient } from './pglite-client.ts'
import type { WorkerMessage, WorkerRequest } from './pglite-worker.ts'
import type { RawResult } from './raw-result.ts'

interface Pending {
  resolve(result: RawResult | null): void
  reject(error: Error): void
}

type Unsent<R> = R extends WorkerRequest ? Omit<R, 'id'> : never

/** The embedded database in a thread of its own: a heavy query does not stall the requests of others. */
export async function openPgliteThread(dataDir: string, isFilling = false): Promise<PgliteClient> {
  // The engine is compiled once more as it runs: on several threads at once that takes a hundred megabytes for good.
  if (!isFilling) setFlagsFromString('--wasm-num-compilation-tasks=1')
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: { dataDir, isFilling },
    resourceLimits: { maxYoungGenerationSizeMb: 12 },
  })
  const pending = new Map<number, Pending>()
  const listeners = new Map<string, (payload: string) => void>()
  let lastId = 0
  let lost: Error | null = null

  worker.on('message', (message: WorkerMessage) => {
    if (message.type === 'notification') return listeners.get(message.channel)?.(message.payload)
    const waiting = pending.get(message.id)
    pending.delete(message.id)
    if (message.type === 'answer') waiting?.resolve(message.result)
    else waiting?.reject(new EmbeddedDatabaseError(message.error))
  })
  const lose = (reason: string) => {
    lost ??= new EmbeddedDatabaseError({ message: reason, code: '57P01' })
    for (const waiting of pending.values()) waiting.reject(lost)
    pending.clear()
  }
  worker.on('error', (error: Error) => lose(`embedded database thread failed: ${error.message}`))
  worker.on('exit', () => lose('embedded database thread ended'))

  function ask(request: Unsent<WorkerRequest>): Promise<RawResult | null> {
    if (lost) return Promise.reject(lost)
    lastId += 1
    const id = lastId
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage({ ...request, id })
    })
  }
  const rows = (result: RawResult | null) => result ?? { fields: [], rows: [], affected: 0 }

  const client: PgliteClient = {
    query: async (text, params) => rows(await ask({ op: 'query', text, params: [...params] })),
    exec: async (text) => rows(await ask({ op: 'exec', text })),
    async listen(channel, onPayload) {
      listeners.set(channel, onPayload)
      await ask({ op: 'listen', channel })
    },
    async close() {
      await ask({ op: 'close' })
      await worker.terminate()
    },
  }
  await client.query('SELECT 1', [])
  return client
}
