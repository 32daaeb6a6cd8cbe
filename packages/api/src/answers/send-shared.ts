import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { answerAtCounter, COUNTER_HEADER } from '@kiosque/contract/kinds/counter-values'
import type { Deps } from '../deps.ts'
import type { Answer } from './answer.ts'
import { isAtCounter, nameAt } from './at-counter.ts'
import { encodingFor } from './packed.ts'
import { Recipe } from './recipe.ts'
import type { Make, Question } from './shared-answers.ts'
import { wholeOf, written } from './written.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'
export const SHARED_HEADERS = {
  'cache-control': 'private, no-cache',
  vary: `authorization, environment, ${COUNTER_HEADER}, accept-encoding`,
}

/** What this needs of a reply, whatever the schema of its route. */
interface Reply {
  code(status: number): unknown
  headers(values: Record<string, string>): unknown
  send(payload?: unknown): unknown
}

type Asking = Pick<FastifyRequest, 'raw' | 'viewerOrNull' | 'headers' | 'url' | 'method' | 'routeOptions'>

/** Requests whose answer could not be made before the framework was entered, and why. */
export const failures = new WeakMap<IncomingMessage, unknown>()

interface Shared extends Question {
  make: Make
  /**
   * The address alone says what is asked, whoever asks: others are answered without the route. `make` is then kept with
   * the address, and holds nothing of the request.
   */
  isSteady?: boolean
}

/** Sends a shared answer, or 304 to whoever already has it (D15-03). */
export async function sendShared<R extends Reply>(
  deps: Deps,
  request: Asking,
  reply: R,
  question: Shared,
): Promise<R> {
  if (failures.has(request.raw)) throw failures.get(request.raw)
  const { make, isSteady = false, ...asked } = question
  const own = { ...asked, name: nameAt(request, asked.name) }
  const made: Make = isAtCounter(request) ? async (...given) => atCounter(await make(...given)) : make
  const answer = await deps.answers.find(request.viewerOrNull, own, made)
  deps.knownAddresses.remember(request, own, isSteady ? made : null)
  reply.headers({ ...SHARED_HEADERS, etag: answer.etag })
  if (isKnown(request.headers, answer)) {
    reply.code(304)
    reply.send()
    return reply
  }
  const encoding = encodingFor(answer, request.headers['accept-encoding'])
  const body = encoding === null ? wholeOf(answer.body) : await deps.answers.packed.find(answer, encoding)
  reply.headers({ 'content-type': JSON_TYPE, ...(encoding === null ? {} : { 'content-encoding': encoding }) })
  reply.send(body)
  return reply
}

/** Sends an answer of one person that is made of what many have: it is put together, not written again. */
export function sendWritten<R extends Reply>(reply: R, answer: unknown): R {
  reply.headers({ 'content-type': JSON_TYPE })
  reply.send(wholeOf(written(answer)))
  return reply
}

/** What is kept as text is read first: all of it is looked through. */
const plainAtCounter = (made: unknown) => answerAtCounter(JSON.parse(wholeOf(written(made)).toString()))

const atCounter = (made: unknown) =>
  made instanceof Recipe ? made.changed(plainAtCounter) : plainAtCounter(made)

export function isKnown(headers: IncomingHttpHeaders, { etag }: Answer): boolean {
  return headers['if-none-match']?.split(',').some((tag) => tag.trim() === etag) === true
}
