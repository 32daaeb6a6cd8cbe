import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError, tooMany } from '../src/errors.ts'
import type { Routes } from '../src/http/app-type.ts'
import { asAppError } from '../src/http/error-answer.ts'
import { testApp, type TestApp } from './test-app.ts'

const probe: Routes = async (app) => {
  const config = { access: 'public' as const }
  app.post(
    '/probe',
    { config, schema: { body: z.strictObject({ name: z.string().min(2), age: z.int().optional() }) } },
    async () => ({ ok: true }),
  )
  app.get('/probe/crash', { config }, async () => {
    throw new Error('SELECT secret FROM users at /srv/kiosque/app.ts:12')
  })
  app.get('/probe/late', { config }, async () => {
    throw tooMany(90)
  })
  app.get(
    '/probe/bad-answer',
    { config, schema: { response: { 200: z.object({ id: z.int() }) } } },
    async () => ({ id: 'x' as unknown as number }),
  )
  app.get(
    '/probe/hidden-column',
    { config, schema: { response: { 200: z.object({ id: z.int() }) } } },
    async () => ({ id: 1, password_hash: 'x' }),
  )
}

let t: TestApp
let port: number
beforeAll(async () => {
  t = await testApp({ modules: [probe] })
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  port = (t.app.server.address() as AddressInfo).port
})
afterAll(() => t.close())

const uuid = /^[0-9a-f-]{36}$/

test('D2-03 an unknown route answers 404 in the one shape of errors', async () => {
  const answer = await t.anonymous.get('/nowhere')

  expect(answer.status).toBe(404)
  expect(answer.body).toEqual({
    message: expect.stringMatching(/n’existe pas/),
    code: 'not_found',
    request_id: expect.stringMatching(uuid),
  })
})

test('D2-03 field errors are French and named, each on its own field', async () => {
  const answer = await t.anonymous.post('/probe', { name: 'a', age: 'douze', right_id: 1 })

  expect(answer.status).toBe(422)
  expect(answer.body.code).toBe('invalid')
  expect(answer.body.errors).toEqual({
    name: ['2 caractères au moins.'],
    age: ['Saisissez un nombre.'],
    right_id: ['Ce champ n’est pas accepté ici.'],
  })
})

test('D2-03 a missing body names every field that is required', async () => {
  const answer = await t.anonymous.request('POST', '/probe')

  expect(answer).toMatchObject({ status: 422, body: { errors: { name: ['Ce champ est requis.'] } } })
})

test('D2-03 a crash answers 500 without a stack, a query or a path', async () => {
  const answer = await t.anonymous.get('/probe/crash')

  expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } })
  expect(answer.text).not.toMatch(/SELECT|srv|app\.ts|stack/)
})

test('D2-03 an answer that breaks its own schema is our fault, and leaks nothing', async () => {
  const answer = await t.anonymous.get('/probe/bad-answer')

  expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } })
})

test('RELIABILITY-11 what a schema does not name never leaves the server', async () => {
  const answer = await t.anonymous.get('/probe/hidden-column')

  expect(answer.body).toEqual({ id: 1 })
})

test('D2-03 429 says when to come back', async () => {
  const answer = await t.anonymous.get('/probe/late')

  expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(answer.headers['retry-after']).toBe('90')
  expect(answer.body.message).toContain('2 minutes')
})

test('D2-03 more than a mebibyte of JSON is 413', async () => {
  const answer = await t.anonymous.post('/probe', { name: 'x'.repeat(1_100_000) })

  expect(answer).toMatchObject({ status: 413, body: { code: 'too_large' } })
})

test.each([
  ['/probe/%zz', 400],
  ['/probe/', 404],
  ['/PROBE', 404],
  ['//probe', 404],
  ['/probe;x', 404],
])('D2-03 the path variant %s reaches nothing', async (path, status) => {
  const response = await t.app.inject({ method: 'POST', url: `/api/v1${path}`, payload: { name: 'abc' } })

  expect(response.statusCode).toBe(status)
  expect(response.json()).toMatchObject({ code: expect.any(String), request_id: expect.stringMatching(uuid) })
  expect(response.headers['x-content-type-options']).toBe('nosniff')
})

test.each(['TRACE', 'PUT', 'PROPFIND', 'PURGE'])('D2-03 the method %s reaches nothing', async (method) => {
  const status = await new Promise((resolve, reject) => {
    const call = httpRequest({ port, host: '127.0.0.1', path: '/api/v1/probe', method }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    call.on('error', reject)
    call.end()
  })

  expect([400, 404, 405]).toContain(status)
})

test('D2-03 what is not HTTP at all gets the same shape, and its connection is closed', async () => {
  const text = await new Promise<string>((resolve) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write('BONJOUR\r\n\r\n'))
    socket.on('data', (chunk) => (received += chunk.toString()))
    socket.on('close', () => resolve(received))
  })

  expect(text).toMatch(/^HTTP\/1\.1 400/)
  expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'bad_request' })
})

/** What comes back for a request written by hand. */
function raw(...lines: string[]): Promise<string> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () =>
      socket.write([...lines, 'Connection: close', '', ''].join('\r\n')),
    )
    socket.on('data', (chunk) => (received += chunk.toString()))
    socket.on('close', () => resolve(received))
  })
}

test('D2-03 two Host headers are two readings of one request: 400, whatever is asked', async () => {
  for (const path of ['/api/v1/probe/hidden-column', '/healthz', '/nowhere']) {
    const answer = await raw(`GET ${path} HTTP/1.1`, 'Host: kiosque.test', 'hOsT: autre.test')

    expect([path, answer.slice(0, 12)]).toEqual([path, 'HTTP/1.1 400'])
    expect(answer).toContain('"code":"bad_request"')
  }
})

test('RELIABILITY-11 an answer asked for by a whole address is no more kept than by its path', async () => {
  const ask = (target: string) => raw(`GET ${target} HTTP/1.1`, 'Host: kiosque.test')
  const direct = await ask('/api/v1/probe/hidden-column')
  const whole = await ask('http://kiosque.test/api/v1/probe/hidden-column')
  const odd = await ask('HTTP://kiosque.test')

  expect(direct).toMatch(/^HTTP\/1\.1 200/)
  expect(direct).toMatch(/cache-control: no-store/i)
  expect(whole.replace(/^date:.*$/im, '')).toBe(direct.replace(/^date:.*$/im, ''))
  expect(odd).toMatch(/^HTTP\/1\.1 (200|404)/)
})

test.each([
  ['the pool cannot connect', Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), 503],
  ['the pool waited too long', new Error('timeout exceeded when trying to connect'), 503],
  ['PostgreSQL is shutting down', Object.assign(new Error('x'), { code: '57P01' }), 503],
  ['a statement took too long', Object.assign(new Error('x'), { code: '57014' }), 503],
  ['the disk is full', Object.assign(new Error('x'), { code: '53100' }), 507],
  ['a unique constraint holds', Object.assign(new Error('x'), { code: '23505' }), 409],
  ['a number overflows', Object.assign(new Error('x'), { code: '22003' }), 422],
  ['two writers met', Object.assign(new Error('x'), { code: '40001' }), 409],
  ['something else', new Error('x'), 500],
])('G13 when %s, the answer is the right one', (_, error, status) => {
  const answer = asAppError(error)

  expect(answer).toBeInstanceOf(AppError)
  expect(answer.status).toBe(status)
})
