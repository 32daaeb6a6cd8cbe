import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import { answerAtCounter, COUNTER_HEADER } from '@kiosque/contract/kinds/counter-values'
import type { Deps } from '../deps.ts'
import { forbidden } from '../errors.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { FILES_CHANNEL } from '../files/find-file.ts'
import { createAnswerStore, type AnswerStore, type Make } from './answer-store.ts'
import { encodingFor, packedBody, packedNow, type Answer, type Encoding } from './shared-answer.ts'

/** Whoever changes what lists, details, menus or the home page show says so on this channel. */
export const CONTENT_CHANNEL = 'content'

// One store per application: tests run several in one process.
const stores = new WeakMap<Deps, AnswerStore>()

function storeOf(deps: Deps): AnswerStore {
  const known = stores.get(deps)
  if (known !== undefined) return known
  const store = createAnswerStore(deps)
  deps.events.on(CONTENT_CHANNEL, store.drop)
  // Their sizes, names and alternative texts are inside the answers.
  deps.events.on(FILES_CHANNEL, store.drop)
  deps.events.onGap(store.drop)
  stores.set(deps, store)
  return store
}

const JSON_TYPE = 'application/json; charset=utf-8'
const SHARED_HEADERS = {
  'cache-control': 'private, no-cache',
  vary: `authorization, environment, ${COUNTER_HEADER}, accept-encoding`,
}

/** What this needs of a reply, whatever the schema of its route. */
interface Reply {
  code(status: number): unknown
  headers(values: Record<string, string>): unknown
  send(payload?: unknown): unknown
}

type Asking = Pick<FastifyRequest, 'viewerOrNull' | 'headers' | 'url' | 'method'>

/** Whether a counter tablet asks, which customers look at (D6-06). */
export const isAtCounter = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers[COUNTER_HEADER] === '1'

/** For routes of the pharmacy alone: a counter tablet neither orders nor signs in at a partner's (D16-05). */
export const closedAtCounter: onRequestHookHandler = (request, _reply, done) =>
  isAtCounter(request) ? done(forbidden('counter_mode', 'Cette action est fermée en mode comptoir.')) : done()

/** Answers made for the counter are kept apart from the others. */
const keptAs = (request: Pick<Asking, 'headers'>, name: string) =>
  isAtCounter(request) ? `counter ${name}` : name

/** Sends a shared answer, or 304 to whoever already has it (D15-03). */
export async function sendShared<R extends Reply>(
  deps: Deps,
  request: Asking,
  reply: R,
  query: string,
  make: Make,
): Promise<R> {
  const answer = await storeOf(deps).answer(
    request.viewerOrNull,
    keptAs(request, query),
    isAtCounter(request) ? async (...asked) => answerAtCounter(await make(...asked)) as object : make,
    keptAs(request, request.url),
  )
  reply.headers({ ...SHARED_HEADERS, etag: answer.etag })
  if (isKnown(request, answer)) {
    reply.code(304)
    reply.send()
    return reply
  }
  const encoding = encodingFor(answer, request.headers['accept-encoding'])
  const body = encoding === null ? answer.body : await packedBody(answer, encoding)
  reply.headers({ 'content-type': JSON_TYPE, ...(encoding === null ? {} : { 'content-encoding': encoding }) })
  reply.send(body)
  return reply
}

function isKnown({ headers }: Pick<Asking, 'headers'>, { etag }: Answer): boolean {
  return headers['if-none-match']?.split(',').some((tag) => tag.trim() === etag) === true
}

/** An answer ready to travel, and the route that gave it. */
export interface WarmAnswer {
  status: 200 | 304
  headers: string[]
  body: Buffer | undefined
}

type WarmViewer = NonNullable<FastifyRequest['viewerOrNull']>

/** What is already made for this viewer at this very address, in the form this client takes. */
function createWarm(deps: Deps) {
  const store = storeOf(deps)
  const headersFor = createHeaders({ ...securityHeaders(deps.env), ...SHARED_HEADERS })
  return (viewer: WarmViewer, url: string, headers: IncomingHttpHeaders) => {
    const answer = store.warm(viewer, keptAs({ headers }, url))
    if (answer === undefined) return undefined
    if (isKnown({ headers }, answer)) {
      return { answer, status: 304 as const, headers: headersFor(answer, 'none', 0), body: undefined }
    }
    const encoding = encodingFor(answer, headers['accept-encoding'])
    const body = encoding === null ? answer.body : packedNow(answer, encoding)
    if (body === null) return undefined
    return {
      answer,
      status: 200 as const,
      headers: headersFor(answer, encoding ?? 'plain', body.length),
      body,
    }
  }
}

/** Which route gave an answer warm: only those are given at the door. */
const routes = new WeakMap<Answer, string>()

/**
 * For routes that answer by `sendShared`: an address already answered for this audience is answered again at once,
 * before it is parsed and checked once more. It runs after the guards, so who may ask has been decided.
 */
export function answerWarm(deps: Deps): onRequestHookHandler {
  const warm = createWarm(deps)
  return (request, reply, done) => {
    const viewer = request.viewerOrNull
    if (viewer === null || request.method !== 'GET' || request.server.draining.isOn) return done()
    const found = warm(viewer, request.url, request.headers)
    if (found === undefined) return done()
    if (viewer.is_disabled) return done(forbidden('account_disabled', 'Votre compte a été désactivé'))
    routes.set(found.answer, request.routeOptions.url ?? '')
    reply.hijack()
    write(reply.raw, found)
  }
}

/** The same for whoever holds the raw request: the route whose answer it was, or undefined when nothing was sent. */
export function createWarmDoor(deps: Deps) {
  const warm = createWarm(deps)
  return (viewer: WarmViewer, url: string, headers: IncomingHttpHeaders, response: ServerResponse) => {
    const found = warm(viewer, url, headers)
    const route = found && routes.get(found.answer)
    if (found === undefined || route === undefined) return undefined
    write(response, found)
    return route
  }
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

/** Straight to the connection: nothing between here and there would change a byte. */
function write(response: ServerResponse, { status, headers, body }: WarmAnswer): void {
  response.writeHead(status, headers)
  response.end(body)
}
