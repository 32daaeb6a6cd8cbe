import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SESSION_KEY } from '../lib/session-store.ts'
import { askEarly } from './ask.ts'
import type { EarlyTable } from './early-page.ts'

const ORIGIN = 'https://kiosque.test'
const table: EarlyTable = {
  files: ['assets/sign-in.js', 'assets/portal.js', 'assets/styles.css', 'assets/home.js'],
  signIn: [0],
  frame: [1, 2],
  home: [3],
  kinds: [],
}
const session = {
  token: 'abc',
  me: { id: 7, right_id: null },
  accounts: [],
  account: null,
  drugstoreFull: null,
}
const told = { api_base_url: ORIGIN, app: 'kiosque', maintenance: false }
const json = (body: unknown) => new Response(JSON.stringify(body))

const storage = (items: Record<string, string>) => ({ getItem: (key: string) => items[key] ?? null })
const head: { href?: string; rel?: string; as?: string; dataset: Record<string, string> }[] = []
const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>()
const paths = () => fetched.mock.calls.map(([url]) => url)

beforeEach(() => {
  const window = { parent: null as unknown }
  window.parent = window
  head.length = 0
  vi.stubGlobal('window', window)
  vi.stubGlobal('location', { origin: ORIGIN, pathname: '/', search: '' })
  vi.stubGlobal('localStorage', storage({ [SESSION_KEY]: JSON.stringify(session) }))
  vi.stubGlobal('sessionStorage', storage({}))
  vi.stubGlobal('document', {
    createElement: () => ({ dataset: {} }),
    head: { append: (link: (typeof head)[number]) => head.push(link) },
  })
  vi.stubGlobal('EARLY_TABLE', table)
  vi.stubGlobal('EARLY_DRAW', '/assets/early-draw.js')
  vi.stubGlobal('fetch', fetched.mockReset())
  fetched.mockImplementation(async (url) => json(url === '/config.json' ? told : {}))
})
afterEach(() => vi.unstubAllGlobals())

test('the first questions leave with that for the settings, not after it', () => {
  askEarly()

  expect(paths()).toEqual([
    '/api/v1/home',
    '/api/v1/me/todo',
    '/api/v1/menu',
    '/api/v1/notifications/user/7/unread?per_page=50',
    '/config.json',
  ])
  expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer abc', app: 'kiosque' })
})

test('files are named, and not asked for before the document is drawn', () => {
  askEarly()

  expect(head.map(({ href, rel, as, dataset }) => [href, rel, as, dataset['rel']])).toEqual([
    ['/assets/portal.js', undefined, undefined, 'modulepreload'],
    ['/assets/styles.css', undefined, 'style', 'preload'],
    ['/assets/home.js', undefined, undefined, 'modulepreload'],
  ])
})

test('what was asked is kept for the page where the settings say what was expected', async () => {
  askEarly()
  const config = await window.kiosqueEarly?.config

  expect(await config?.json()).toEqual(told)
  expect(window.kiosqueEarly?.answers.size).toBe(4)
})

test.each([
  ['the portal is closed', { ...told, maintenance: true }],
  ['the API is elsewhere', { ...told, api_base_url: 'https://api.kiosque.test' }],
  ['the API is below another address', { ...told, api_base_url: `${ORIGIN}/elsewhere` }],
  ['it is called otherwise', { ...told, app: 'other' }],
  ['they cannot be read', 'nothing'],
])('nothing of it is used where %s', async (_, settings) => {
  fetched.mockImplementation(async (url) => json(url === '/config.json' ? settings : {}))
  askEarly()
  await window.kiosqueEarly?.config

  expect(window.kiosqueEarly?.answers.size).toBe(0)
})

test('a shared computer, which may be locked, asks for nothing of anybody', () => {
  vi.stubGlobal('sessionStorage', storage({ [SESSION_KEY]: JSON.stringify(session) }))
  askEarly()

  expect(paths()).toEqual(['/config.json'])
})
