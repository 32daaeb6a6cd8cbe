import type { IncomingMessage, Server, ServerResponse } from 'node:http'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/**
 * How long questions begin before what is under way goes on. One by one they would each ask the database alone for what
 * they ask for together when a few of them begin at once.
 */
const TURN_MS = 4

/**
 * Lets a few questions begin at each turn of the loop, in the order they came; between two turns, whatever the database
 * has answered goes on. A crowd that began all at once would have each wait for all the others again at every statement.
 * What is written begins at once: whoever sent it need not stay for it to be done.
 */
export function beginInTurn(server: Server): void {
  const listeners = server.listeners('request') as Listener[]
  const waiting: (() => void)[] = []
  let isTaken = false

  function next(): void {
    const until = performance.now() + TURN_MS
    isTaken = waiting.length > 0
    if (isTaken) setImmediate(next)
    do waiting.shift()?.()
    while (waiting.length > 0 && performance.now() < until)
  }

  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const begin = () => {
      // Gone meanwhile: nobody reads the answer.
      if (response.destroyed) return
      for (const listener of listeners) listener.call(server, request, response)
    }
    if (request.method !== 'GET') return begin()
    if (isTaken) return void waiting.push(begin)
    isTaken = true
    setImmediate(next)
    begin()
  })
}
