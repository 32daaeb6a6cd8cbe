import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http'
import { refusalOf, type Viewers } from '../http/access.ts'
import type { App } from '../http/app-type.ts'
import { hasManyHosts } from '../http/request-form.ts'
import { answeredLine, isWritten } from '../http/request-log.ts'
import { securityHeaders } from '../http/security-headers.ts'
import type { Member } from '../http/viewer.ts'
import type { Answer } from './answer.ts'
import type { Encoding } from '../http/encodings.ts'
import { encodingFor } from './packed.ts'
import { failures, isKnown, JSON_TYPE, SHARED_HEADERS } from './send-shared.ts'
import type { Make, Question } from './shared-answers.ts'
import { wholeOf } from './written.ts'

/**
 * Most requests ask again for what is already made, or at an address that was answered to somebody else. Those are
 * answered before the framework is entered, the one place where that happens, under the guard of the route itself: a
 * session that is known, and whom the route lets in.
 * Whatever is not all of that goes on to the framework, where everything is decided.
 */
export function answerAtOnce(app: App, viewers: Viewers): void {
  const { deps, server } = app
  const isLogged = isWritten('info', deps.log.level)
  const headersOf = createHeaders({ ...securityHeaders(deps.env), ...SHARED_HEADERS })
  const inside = server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[]

  function isAnswered(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request
    if (method !== 'GET' || app.draining.isOn || headers.authorization === undefined) return false
    if (hasManyHosts(request)) return false
    const address = deps.knownAddresses.find(url, headers)
    const viewer = address && viewers.known({ headers })
    if (address === undefined || viewer === undefined || viewer === null) return false
    if (refusalOf(address.config, viewer) !== null) return false
    const start = performance.now()
    const tell = () => {
      const { route } = address
      const [status, ms] = [response.statusCode, performance.now() - start]
      app.countAnswer(method, route, status, ms)
      if (!isLogged) return
      const line = answeredLine({ method, route, status, ms, viewer, headers })
      deps.log.info({ request_id: randomUUID(), ...line }, 'answered')
    }
    const answer = deps.answers.known(viewer, address.question)
    if (answer !== undefined && write(response, answer, headers)) {
      tell()
      return true
    }
    const { make } = address
    if (make === null) return false
    madeFor(viewer, address.question, make, headers)
      .then((made) => {
        if (app.draining.isOn || !write(response, made, headers)) goInside(request, response)
        else tell()
      })
      .catch((error: unknown) => {
        if (response.headersSent) return
        // What is wrong is said by the route, which need not find it out again.
        failures.set(request, error)
        goInside(request, response)
      })
    return true
  }

  /** Not known yet, of an address that is: made as its route would, and compressed where this client takes that. */
  async function madeFor(viewer: Member, question: Question, make: Make, headers: IncomingHttpHeaders) {
    const answer = await deps.answers.find(viewer, question, make)
    const encoding = isKnown(headers, answer) ? null : encodingFor(answer, headers['accept-encoding'])
    if (encoding !== null) await deps.answers.packed.find(answer, encoding)
    return answer
  }

  function goInside(request: IncomingMessage, response: ServerResponse): void {
    for (const listener of inside) listener.call(server, request, response)
  }

  /** False where the answer does not exist yet in the form this client takes. */
  function write(response: ServerResponse, answer: Answer, headers: IncomingHttpHeaders): boolean {
    if (isKnown(headers, answer)) {
      response.writeHead(304, headersOf(answer, 'none', 0)).end()
      return true
    }
    const encoding = encodingFor(answer, headers['accept-encoding'])
    const body = encoding === null ? wholeOf(answer.body) : deps.answers.packed.now(answer, encoding)
    if (body === null) return false
    response.writeHead(200, headersOf(answer, encoding ?? 'plain', body.length)).end(body)
    return true
  }

  server.removeAllListeners('request')
  ;(server as Server).on('request', (request, response) => {
    if (!isAnswered(request, response)) goInside(request, response)
  })
}

type Form = Encoding | 'plain' | 'none'

/** The headers of an answer in one form, as Node writes them: made once. */
function createHeaders(fixed: Record<string, string>) {
  const made = new WeakMap<Answer, Map<Form, string[]>>()
  return (answer: Answer, form: Form, length: number): string[] => {
    const known = made.get(answer)?.get(form)
    if (known !== undefined) return known
    const all = {
      ...fixed,
      etag: answer.etag,
      ...(form === 'none' ? {} : { 'content-type': JSON_TYPE, 'content-length': String(length) }),
      ...(form === 'br' || form === 'gzip' ? { 'content-encoding': form } : {}),
    }
    const flat = Object.entries(all).flat()
    made.set(answer, (made.get(answer) ?? new Map<Form, string[]>()).set(form, flat))
    return flat
  }
}
