import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { App } from './app-type.ts'
import { compressAnswers } from './compress-answers.ts'
import { originForm, readAsGet } from './request-form.ts'

const LONG = JSON.stringify({ text: 'Les vaccins sont arrivés. '.repeat(100) })
const JSON_TYPE = 'application/json; charset=utf-8'
let url: string

const app = fastify({
  exposeHeadRoutes: false,
  rewriteUrl(request) {
    readAsGet(request)
    return originForm(request.url ?? '/')
  },
}) as unknown as App

beforeAll(async () => {
  compressAnswers(app)
  app.get('/long', (_request, reply) => reply.header('content-type', JSON_TYPE).send(LONG))
  app.get('/short', (_request, reply) => reply.header('content-type', JSON_TYPE).send('{"ok":true}'))
  app.get('/stream', (_request, reply) =>
    reply.header('content-type', 'text/csv').send(Readable.from([LONG, LONG])),
  )
  app.get('/sized', (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/csv', 'content-length': LONG.length })
      .send(Readable.from([Buffer.from(LONG.slice(0, LONG.length))])),
  )
  app.get('/part', (_request, reply) => reply.code(206).header('content-type', 'text/plain').send(LONG))
  app.get('/events', (_request, reply) => reply.header('content-type', 'text/event-stream').send(LONG))
  app.get('/picture', (_request, reply) => reply.header('content-type', 'image/webp').send(Buffer.from(LONG)))
  app.get('/broken', (_request, reply) =>
    reply.header('content-type', 'text/csv').send(
      new Readable({
        read() {
          this.destroy(new Error('disk'))
        },
      }),
    ),
  )
  app.get('/varied', (_request, reply) =>
    reply.headers({ 'content-type': JSON_TYPE, vary: 'authorization' }).send(LONG),
  )
  url = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

const ask = (path: string, encodings: string | null = 'gzip', method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: path, headers: encodings === null ? {} : { 'accept-encoding': encodings } })

describe('answers are compressed', () => {
  test.each([
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('for who takes « %s »', async (taken, encoding, open) => {
    const { headers, rawPayload } = await ask('/long', taken)

    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(Number(headers['content-length'])).toBe(rawPayload.length)
    expect(rawPayload.length).toBeLessThan(LONG.length / 4)
    expect(open(rawPayload).toString()).toBe(LONG)
  })

  test('as they are sent, when nobody knows how long they will be', async () => {
    const { headers, rawPayload } = await ask('/stream')

    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(rawPayload).toString()).toBe(LONG + LONG)
  })

  test('and say so beside what they vary by already', async () => {
    expect((await ask('/varied')).headers['vary']).toBe('authorization, accept-encoding')
  })
})

test.each([
  ['/long', null],
  ['/long', 'identity'],
  ['/long', 'gzip;q=0, br;q=0.0'],
  ['/short', 'gzip'],
  ['/sized', 'gzip'],
  ['/part', 'gzip'],
  ['/events', 'gzip'],
  ['/picture', 'gzip'],
])('%s goes as it is to who takes « %s »', async (path, taken) => {
  const { headers, payload } = await ask(path, taken)

  expect(headers['content-encoding']).toBeUndefined()
  expect(payload).toBe(path === '/short' ? '{"ok":true}' : LONG)
})

test('what fails while it is sent ends the answer: it never looks whole', async () => {
  await expect(
    fetch(`${url}/broken`, { headers: { 'accept-encoding': 'gzip' } }).then((answer) => answer.text()),
  ).rejects.toThrow('terminated')
})

test('HEAD has the headers of GET and nothing after them', async () => {
  const asked = await fetch(`${url}/long`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })

  expect(asked.status).toBe(200)
  expect(asked.headers.get('content-length')).toBe(String(Buffer.byteLength(LONG)))
  expect(await asked.text()).toBe('')
})
