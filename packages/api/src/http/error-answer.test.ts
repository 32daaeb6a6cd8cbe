import Fastify from 'fastify'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { App } from './app-type.ts'
import { compressAnswers } from './compress-answers.ts'
import { answerError } from './error-answer.ts'

test('D2-03 a download that fails before its first byte answers a readable error, not half a compressed file', async () => {
  const app = Fastify()
  compressAnswers(app as unknown as App)
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply))
  app.get('/lost.csv', (_request, reply) => {
    const rows = new Readable({
      read() {
        this.destroy(
          Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
        )
      },
    })
    return reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment',
        etag: '"1"',
      })
      .send(rows)
  })

  const answer = await app.inject({ url: '/lost.csv', headers: { 'accept-encoding': 'gzip' } })
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.headers['content-disposition']).toBeUndefined()
  expect(answer.headers['etag']).toBeUndefined()
  expect(answer.json()).toMatchObject({ code: 'unavailable' })
  await app.close()
})
