import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openRoom, type Room } from '../../../../../test/components/stand-in.ts'
import { ApiError } from '../../lib/api-error.ts'
import { createReports } from './error-report.ts'

const someone = { id: '12', pharmacy_code: '2034781', group: 'MPR', profile: 'Utilisateur' } as const

let room: Room
let reports: ReturnType<typeof createReports>

beforeEach(() => {
  room = openRoom()
  reports = createReports()
})
afterEach(() => reports.stop())

/** Header, item and event of each envelope that came in. */
async function envelopes() {
  const received = await room.received()
  return received.map(({ path, headers, body }) => {
    const [header, item, event] = body.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>)
    return { path, headers, header, item, event: event as Event, text: body }
  })
}
type Event = {
  release?: string
  request?: unknown
  user?: unknown
  tags?: unknown
  breadcrumbs?: unknown
  exception: { values: { type: string; value: string; stacktrace?: { frames: Frame[] } }[] }
}
type Frame = { filename: string; function: string; lineno: number }

const arrived = (count: number) =>
  vi.waitFor(
    async () => {
      const all = await envelopes()
      expect(all.length).toBe(count)
      return all
    },
    { timeout: 10_000 },
  )

function failSomewhere(message: string): Error {
  return new TypeError(message)
}

/** As the browser tells of it. The test runner takes one that nobody listens to for a fault of the test. */
function uncaught(error: Error): void {
  addEventListener('error', () => undefined, { once: true })
  dispatchEvent(new ErrorEvent('error', { error }))
}

// First of all: what is loaded stays loaded.
test('without a DSN nothing is sent and the client is not loaded', async () => {
  reports.start({ dsn: null, release: 'b1' })

  reports.report(failSomewhere('quiet'))
  uncaught(failSomewhere('quiet too'))
  await new Promise((resolve) => requestIdleCallback(resolve))

  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  expect(loaded.some((name) => name.includes('error-report.ts'))).toBe(true)
  expect(loaded.filter((name) => name.includes('sentry'))).toEqual([])
  expect(await room.received()).toEqual([])
})

test('S4-03 a report has the frames of the stack, the build, the tags, and the address without its query', async () => {
  history.replaceState(null, '', '?jeton=secret-de-passage')
  reports.start({ dsn: room.dsn, release: 'abc123abc123' })
  reports.setUser(someone)

  reports.report(failSomewhere('x is undefined'))
  const [sent] = await arrived(1)

  expect(sent?.path).toBe('/api/42/envelope/')
  expect(sent?.item).toMatchObject({ type: 'event' })
  expect(sent?.event).toMatchObject({
    release: 'abc123abc123',
    request: { url: location.origin + location.pathname },
    user: someone,
    tags: { pharmacy_code: '2034781', group: 'MPR', profile: 'Utilisateur' },
  })
  const [exception] = sent!.event.exception.values
  expect(exception).toMatchObject({ type: 'TypeError', value: 'x is undefined' })
  const frames = exception?.stacktrace?.frames ?? []
  expect(frames.at(-1)).toMatchObject({ function: 'failSomewhere', lineno: expect.any(Number) })
  expect(frames.at(-1)?.filename).toContain('error-report.browser.test.ts')
})

test('S4-03 nothing that names the person or lets somebody in leaves the page', async () => {
  document.cookie = 'seance=biscuit-de-session'
  localStorage.setItem('phr-kiosque', JSON.stringify({ token: 'jeton-de-session' }))
  history.replaceState(null, '', '?jeton=secret-de-passage')
  reports.start({ dsn: room.dsn, release: null })
  reports.setUser(someone)

  reports.report(new Error('no account for claire@pharmacie.test at /reset?token=secret-de-passage'))
  const [sent] = await arrived(1)

  expect(sent?.event.exception.values[0]?.value).toBe('no account for [adresse] at /reset')
  for (const secret of ['claire@', 'secret-de-passage', 'biscuit-de-session', 'jeton-de-session'])
    expect(sent?.text).not.toContain(secret)
  expect(sent?.headers['cookie']).toBeUndefined()
  expect(sent?.event.breadcrumbs).toBeUndefined()
  expect(sent?.text).not.toContain('"ip_address"')
  expect(sent?.text).toContain('"infer_ip":"never"')
})

test('S8-06 what nobody caught is reported, once; ordinary answers and given up calls are not', async () => {
  reports.start({ dsn: room.dsn, release: null })
  const error = failSomewhere('broken')

  reports.report(new ApiError('Introuvable', { status: 404, code: 'not_found' }))
  reports.report(new ApiError('Request aborted', { status: 0, code: 'aborted' }))
  uncaught(error)
  reports.report(error)
  reports.report(new ApiError('Network Error', { status: 0, code: 'network_error' }))
  const all = await arrived(2)

  const said = all.map(({ event }) => event.exception.values[0]?.value)
  expect(new Set(said)).toEqual(new Set(['broken', 'Network Error']))
})

test('S4-07 after sign-out a report knows nobody', async () => {
  reports.start({ dsn: room.dsn, release: null })
  reports.setUser(someone)
  reports.setUser(null)

  reports.report(failSomewhere('later'))
  const [sent] = await arrived(1)

  expect(sent?.event.user).toBeUndefined()
  expect(sent?.text).not.toContain('2034781')
})

test('a page that fails without end stops telling', async () => {
  reports.start({ dsn: room.dsn, release: null })

  for (let time = 0; time < 60; time += 1) reports.report(failSomewhere(`time ${time}`))

  expect(await arrived(30)).toHaveLength(30)
})

test('the cause of an error is told with it', async () => {
  reports.start({ dsn: room.dsn, release: null })

  reports.report(new Error('the page failed', { cause: failSomewhere('the list failed') }))
  const [sent] = await arrived(1)

  expect(sent?.event.exception.values.map(({ value }) => value)).toEqual([
    'the list failed',
    'the page failed',
  ])
})
