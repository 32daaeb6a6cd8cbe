import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createWarmDoor } from '../audience/shared-answers.ts'
import { knownViewer } from '../identity/find-viewer.ts'
import type { App } from './app-type.ts'
import { hasManyHosts } from './request-form.ts'
import { answeredLine, isWritten } from './request-log.ts'

/**
 * Most requests ask again for what is already made. Those are answered at the door of the server, before the framework
 * is even entered, under the same conditions as inside: a live session that is known, a pharmacy that is not disabled, an
 * answer of a route that lets itself be answered warm. Whatever is not all of that goes in, where everything is decided.
 */
export function openWarmDoor(app: App): void {
  const { deps, server } = app
  const door = createWarmDoor(deps)
  const isLogged = isWritten('info', deps.log.level)
  const inside = server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[]

  function isAnswered(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request
    if (method !== 'GET' || app.draining.isOn || headers.authorization === undefined) return false
    if (hasManyHosts(request)) return false
    const viewer = knownViewer(deps, { headers })
    if (viewer === undefined || viewer === null || viewer.is_disabled) return false
    const start = performance.now()
    const route = door(viewer, url, headers, response)
    if (route === undefined) return false
    const ms = performance.now() - start
    app.countAnswer(method, route, response.statusCode, ms)
    if (isLogged) {
      const line = answeredLine({ method, route, status: response.statusCode, ms, viewer, headers })
      deps.log.info({ request_id: randomUUID(), ...line }, 'answered')
    }
    return true
  }

  server.removeAllListeners('request')
  ;(server as Server).on('request', (request, response) => {
    if (!isAnswered(request, response))
      for (const listener of inside) listener.call(server, request, response)
  })
}
