import { pipeline, Readable } from 'node:stream'
import { callbackify } from 'node:util'
import type { FastifyReply } from 'fastify'
import type { App } from './app-type.ts'
import { encodingTaken, LEAST_WORTH_PACKING, pack, packer } from './encodings.ts'
import { isForHeaders } from './request-form.ts'

const packThen = callbackify(pack)

/** Text only, and never a stream of events: compressing would hold them back. */
const TEXT = /^(text\/(?!event-stream)|application\/(json|javascript|manifest\+json)|image\/svg\+xml)/

/**
 * Compresses what is text and long enough, for those who take it. What says how long it is, or which part of something it is,
 * goes as it is, and so does what is compressed already: files, and what many read alike. One function for every route:
 * the plugin of Fastify makes several for each, and asks whether an answer is one of `fetch`, which loads all of `fetch`.
 */
export function compressAnswers(app: App): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isWorthPacking(reply, payload)) return done(null, payload)
    vary(reply)
    const encoding = encodingTaken(request.headers['accept-encoding'])
    if (encoding === null || isForHeaders(request.raw)) return done(null, payload)
    if (payload instanceof Readable) {
      void reply.header('content-encoding', encoding)
      // Whatever goes wrong reaches the answer through the stream that is sent.
      return done(
        null,
        pipeline(payload, packer(encoding), () => undefined),
      )
    }
    packThen(payload, encoding, (error: Error | null, packed) => {
      if (error !== null) return done(error)
      void reply.headers({ 'content-encoding': encoding, 'content-length': packed.length })
      done(null, packed)
    })
  })
}

function isWorthPacking(reply: FastifyReply, payload: unknown): payload is string | Buffer | Readable {
  if (reply.statusCode === 206 || reply.hasHeader('content-encoding')) return false
  if (!TEXT.test(String(reply.getHeader('content-type') ?? ''))) return false
  if (payload instanceof Readable) return !reply.hasHeader('content-length')
  return (
    (typeof payload === 'string' || Buffer.isBuffer(payload)) &&
    Buffer.byteLength(payload) >= LEAST_WORTH_PACKING
  )
}

function vary(reply: FastifyReply): void {
  const before = String(reply.getHeader('vary') ?? '')
  if (!/\baccept-encoding\b/i.test(before))
    void reply.header('vary', before === '' ? 'accept-encoding' : `${before}, accept-encoding`)
}
