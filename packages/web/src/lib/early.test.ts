import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApi } from './api-client.ts'
import { callHeaders } from './call-headers.ts'
import { forgetEarly, takeEarly, type Early } from './early.ts'

const ORIGIN = 'https://kiosque.test'
const caller = { app: 'kiosque', environment: 0, isCounter: false, token: 'abc' } as const
const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
let early: Early
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  early = { config: null, answers: new Map() }
  vi.stubGlobal('window', { kiosqueEarly: early })
  vi.stubGlobal('location', { origin: ORIGIN })
  // A page that has just been opened: this process may have run for longer than an answer is fresh.
  vi.spyOn(performance, 'now').mockReturnValue(1_000)
  vi.stubGlobal(
    'fetch',
    fetched.mockReset().mockImplementation(async () => json({ from: 'server' })),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const asked = (path: string, response: Promise<Response>) =>
  early.answers.set(`/api/v1${path}`, { headers: JSON.stringify(callHeaders(caller)), response })
const apiOf = (token: string | null = 'abc') =>
  createApi({
    baseUrl: `${ORIGIN}/`,
    app: 'kiosque',
    token: () => token,
    environment: () => 0,
    early: takeEarly,
  })

test('what was asked early is not asked again, and serves once', async () => {
  asked('/home', Promise.resolve(json({ from: 'early' })))

  expect(await apiOf().get('/home')).toEqual({ from: 'early' })
  expect(fetched).not.toHaveBeenCalled()
  expect(await apiOf().get('/home')).toEqual({ from: 'server' })
})

test.each([
  ['somebody else', 'xyz'],
  ['nobody', null],
])('what was asked for one person is never given to %s', async (_, token) => {
  asked('/home', Promise.resolve(json({ from: 'early' })))

  expect(await apiOf(token).get('/home')).toEqual({ from: 'server' })
})

test('another question, or a change, is always asked', async () => {
  asked('/home', Promise.resolve(json({ from: 'early' })))

  expect(await apiOf().get('/home', { query: { page: 2 } })).toEqual({ from: 'server' })
  expect(await apiOf().post('/home')).toEqual({ from: 'server' })
})

test('what did not come is asked again, and a refusal is a refusal', async () => {
  asked('/home', Promise.reject(new TypeError('network')))
  asked('/menu', Promise.resolve(json({ code: 'unauthenticated', message: 'Non' }, 401)))

  expect(await apiOf().get('/home')).toEqual({ from: 'server' })
  await expect(apiOf().get('/menu')).rejects.toMatchObject({ status: 401 })
})

test('whoever leaves before the answer has left', async () => {
  asked('/home', new Promise(() => undefined))
  const leaving = new AbortController()
  const waiting = apiOf().get('/home', { signal: leaving.signal })
  leaving.abort()

  await expect(waiting).rejects.toMatchObject({ code: 'aborted' })
})

test('signing out forgets it, and so does half a minute', async () => {
  asked('/home', Promise.resolve(json({ from: 'early' })))
  forgetEarly()
  expect(await apiOf().get('/home')).toEqual({ from: 'server' })

  asked('/home', Promise.resolve(json({ from: 'early' })))
  vi.spyOn(performance, 'now').mockReturnValue(31_000)
  expect(await apiOf().get('/home')).toEqual({ from: 'server' })
})
