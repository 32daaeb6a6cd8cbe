/// <reference types="node" />
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApi, fileNameOf } from './api-client.ts'
import type { ApiSettings } from './api-client.ts'
import { ApiError, messageFor } from './api-error.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

let server: Server
let seen: IncomingMessage[]
let answers: Answer[]

const json =
  (status: number, body: unknown): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
const silence: Answer = () => undefined

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request)
    const answer = answers.shift() ?? json(200, { ok: true })
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
beforeEach(() => {
  seen = []
  answers = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const baseUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const client = (more: Partial<ApiSettings> = {}) =>
  createApi({ baseUrl: baseUrl(), app: 'kiosque-test', token: () => null, environment: () => 0, ...more })

test('S5-03 a client without a base address is refused', () => {
  expect(() => client({ baseUrl: '' })).toThrow('A base URL is required')
})

test.each(['', '/', '/api/v1', '/api/v1/'])(
  'S7-01 calls go to the base address plus /api/v1 (given « …%s »)',
  async (end) => {
    await client({ baseUrl: baseUrl() + end }).get('/news', {
      query: { q: 'a b', page: 2, none: undefined, list: [1, 2] },
    })

    expect(seen[0]?.url).toBe('/api/v1/news?q=a+b&page=2&list=1%2C2')
  },
)

test('S7-01 D6-06 every call carries its headers, and the bearer token when signed in', async () => {
  await client({ token: () => 'secret', environment: () => 1 }).post('/contact', { subject: 'Bonjour' })

  expect(seen[0]?.headers).toMatchObject({
    accept: 'application/json',
    app: 'kiosque-test',
    type: 'kiosque',
    environment: '1',
    authorization: 'Bearer secret',
    'content-type': 'application/json',
  })
})

test('S7-01 a visitor sends no authorization', async () => {
  await client().get('/menu')

  expect(seen[0]?.headers.authorization).toBeUndefined()
})

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'S7-02 a GET answered %i is tried once more',
  async (status) => {
    answers = [json(status, {}), json(200, { fine: true })]

    await expect(client().get('/news')).resolves.toEqual({ fine: true })
    expect(seen).toHaveLength(2)
  },
)

test('S7-02 a GET is tried twice at most', async () => {
  answers = [json(503, {}), json(503, { message: 'Fermé.', code: 'down', request_id: 'r1' })]

  await expect(client().get('/news')).rejects.toMatchObject({
    status: 503,
    code: 'down',
    message: 'Fermé.',
    requestId: 'r1',
  })
  expect(seen).toHaveLength(2)
})

test.each([400, 401, 403, 404, 422, 501])('S7-02 a GET answered %i is not tried again', async (status) => {
  answers = [json(status, {})]

  await expect(client().get('/news')).rejects.toMatchObject({ status })
  expect(seen).toHaveLength(1)
})

test('S7-02 what changes something is never sent twice', async () => {
  answers = [json(503, {})]

  await expect(client().post('/contact', {})).rejects.toMatchObject({ status: 503 })
  expect(seen).toHaveLength(1)
})

test('D2-03 field errors reach the caller', async () => {
  answers = [
    json(422, {
      message: 'Vérifiez.',
      code: 'invalid',
      request_id: 'r',
      errors: { email: ['Saisissez une adresse.'] },
    }),
  ]

  await expect(client().post('/login', {})).rejects.toMatchObject({
    errors: { email: ['Saisissez une adresse.'] },
  })
})

test('an empty answer is no value, and a page of a proxy is no crash', async () => {
  answers = [
    (_request, response) => response.writeHead(204).end(),
    (_request, response) =>
      response.writeHead(413, { 'content-type': 'text/html' }).end('<h1>Too large</h1>'),
  ]

  await expect(client().delete('/me/favourites/3')).resolves.toBeUndefined()
  await expect(client().put('/me/favourites/3')).rejects.toMatchObject({ status: 413, code: 'http_413' })
})

test('S8-05 S9-01 a server that does not answer in time', async () => {
  answers = [silence]

  const failure = await client({ timeoutMs: 40 })
    .get('/slow')
    .catch((error: unknown) => error)

  expect(failure).toMatchObject({ message: 'timeout of 40ms exceeded', status: 0 })
  expect(messageFor(failure)).toBe('Le serveur n’a pas répondu à temps.')
})

test('S8-05 a call its caller gives up', async () => {
  answers = [silence]
  const stop = new AbortController()
  const failures: ApiError[] = []

  const call = client({ onFailure: (error) => failures.push(error) }).get('/slow', { signal: stop.signal })
  stop.abort()

  await expect(call).rejects.toMatchObject({ message: 'Request aborted', status: 0 })
  expect(failures).toEqual([])
})

test('S8-05 a server that cannot be reached', async () => {
  const nowhere = client({ baseUrl: 'http://127.0.0.1:1' })

  const failure = await nowhere.get('/news').catch((error: unknown) => error)

  expect(failure).toMatchObject({ message: 'Network Error', status: 0 })
  expect(messageFor(failure)).toBe('Connexion impossible. Vérifiez votre réseau puis réessayez.')
})

test('a refused token is told with the token that was sent', async () => {
  answers = [json(401, { message: 'Non.', code: 'unauthorized', request_id: 'r' })]
  const told: unknown[] = []

  await client({ token: () => 'old', onFailure: (error, request) => told.push([error.status, request]) })
    .get('/users/me')
    .catch(() => undefined)

  expect(told).toEqual([[401, { path: '/users/me', token: 'old' }]])
})

test.each([
  ['attachment; filename="export.csv"', 'export.csv'],
  ["attachment; filename*=UTF-8''r%C3%A9sum%C3%A9.pdf", 'résumé.pdf'],
  ["attachment; filename*=UTF-8''%E0%A4%A", null],
  [null, null],
])('the name of a download %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name)
})

test('D2-03 a refusal of several fields is read with its reasons, each once', () => {
  const message = 'Certaines informations sont à corriger.'
  const errors = { cover_id: ['L’image n’a pas de texte alternatif.'], a: ['Trop long.'], b: ['Trop long.'] }
  const refused = new ApiError(message, { status: 422, code: 'invalid', errors })

  expect(messageFor(refused)).toBe(`${message} L’image n’a pas de texte alternatif. Trop long.`)
  expect(messageFor(new ApiError(message, { status: 422, code: 'invalid' }))).toBe(message)
  const stale = new ApiError('Trop tard.', { status: 409, code: 'stale', errors: { version: ['3'] } })
  expect(messageFor(stale)).toBe('Trop tard.')
})
