import { parentPort, workerData } from 'node:worker_threads'
import { errorFields, type ErrorFields } from './pglite-client.ts'
import { openPgliteSession } from './pglite-session.ts'
import type { RawResult } from './raw-result.ts'

export type WorkerRequest =
  | { id: number; op: 'query'; text: string; params: (string | null)[] }
  | { id: number; op: 'exec'; text: string }
  | { id: number; op: 'listen'; channel: string }
  | { id: number; op: 'close' }

export type WorkerMessage =
  | { type: 'answer'; id: number; result: RawResult | null }
  | { type: 'failure'; id: number; error: ErrorFields }
  | { type: 'notification'; channel: string; payload: string }

const port = parentPort
if (!port) throw new Error('pglite-worker.ts runs in a worker thread')

const post = (message: WorkerMessage) => port.postMessage(message)
const opening = openPgliteSession(workerData as { dataDir: string; isFilling: boolean })
// A failed start is told to every request instead.
opening.catch(() => undefined)

async function answer(request: WorkerRequest): Promise<RawResult | null> {
  const session = await opening
  switch (request.op) {
    case 'query':
      return session.query(request.text, request.params)
    case 'exec':
      return session.exec(request.text)
    case 'listen':
      await session.listen(request.channel, (payload) =>
        post({ type: 'notification', channel: request.channel, payload }),
      )
      return null
    case 'close':
      await session.close()
      return null
  }
}

port.on('message', (request: WorkerRequest) => {
  answer(request).then(
    (result) => post({ type: 'answer', id: request.id, result }),
    (error: unknown) => post({ type: 'failure', id: request.id, error: errorFields(error) }),
  )
})
