import type { IncomingHttpHeaders } from 'node:http'
import type { onRequestHookHandler } from 'fastify'
import { COUNTER_HEADER } from '@kiosque/contract/kinds/counter-values'
import { forbidden } from '../errors.ts'

/** Whether a counter tablet asks, which customers look at (D6-06). */
export const isAtCounter = ({ headers }: { headers: IncomingHttpHeaders }): boolean =>
  headers[COUNTER_HEADER] === '1'

/** For routes of the pharmacy alone: a counter tablet neither orders nor signs in at a partner's (D16-05). */
export const closedAtCounter: onRequestHookHandler = (request, _reply, done) =>
  isAtCounter(request) ? done(forbidden('counter_mode', 'Cette action est fermée en mode comptoir.')) : done()

/** Answers made for the counter are kept apart from the others. */
export const nameAt = (request: { headers: IncomingHttpHeaders }, name: string) =>
  isAtCounter(request) ? `counter ${name}` : name
