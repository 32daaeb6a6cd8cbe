import { expect, test, vi } from 'vitest'
import type { SafeStorage } from './browser-storage.ts'
import { safeStorage } from './browser-storage.ts'
import { createSessionStore, parseSession, SESSION_KEY, sessionFromLogin } from './session-store.ts'
import type { Session } from './session-store.ts'

function memory(): SafeStorage & { content: Map<string, string> } {
  const content = new Map<string, string>()
  return {
    content,
    read: (key) => content.get(key) ?? null,
    write: (key, value) => void content.set(key, value),
    remove: (key) => void content.delete(key),
  }
}

const drugstore = {
  id: 4,
  cip_officine: '2034781',
  group_name: 'MPR',
  name: 'Pharmacie des Tilleuls',
  city: 'Nantes',
}
const first = { id: 7, type: 200, drugstore }
const second = { id: 8, type: 180, drugstore: { ...drugstore, id: 5 } }
const login = { token: 't1', user: { id: 1, right_id: null }, accounts: [first, second] } as never
const session = sessionFromLogin(login)

test('S3-01 S4-01 the first account becomes the current one and the session is kept under its key', () => {
  const local = memory()
  const store = createSessionStore(local, memory())

  store.save(session, { shared: false })

  expect(Object.keys(JSON.parse(local.content.get(SESSION_KEY) ?? ''))).toEqual(
    expect.arrayContaining(['accounts', 'account', 'me', 'token', 'drugstoreFull']),
  )
  expect(store.read()?.account?.id).toBe(7)
})

test('S4-04 a stored session is restored at start', () => {
  const local = memory()
  local.write(SESSION_KEY, JSON.stringify(session))
  const store = createSessionStore(local, memory())

  store.restore()

  expect(store.read()?.token).toBe('t1')
})

test.each([
  ['nothing', ''],
  ['half a text', '{"token":"t1"'],
  ['null', 'null'],
  ['a number', '42'],
  ['a list', '[]'],
  ['no token', JSON.stringify({ ...session, token: undefined })],
  ['an empty token', JSON.stringify({ ...session, token: '' })],
  ['a token that is no text', JSON.stringify({ ...session, token: { a: 1 } })],
  ['no person', JSON.stringify({ ...session, me: null })],
  ['accounts that are no list', JSON.stringify({ ...session, accounts: 'all' })],
  ['an account without id', JSON.stringify({ ...session, accounts: [{ type: 200 }] })],
  ['a drugstore that is a text', JSON.stringify({ ...session, account: { ...first, drugstore: 'x' } })],
  ['a full drugstore that is a text', JSON.stringify({ ...session, drugstoreFull: 'x' })],
])('S4-04 a broken stored session (%s) is no session, and is thrown away', (_what, raw) => {
  const local = memory()
  local.write(SESSION_KEY, raw)
  const store = createSessionStore(local, memory())

  store.restore()

  expect(store.read()).toBeNull()
  expect(local.content.get(SESSION_KEY) || undefined).toBeUndefined()
})

test('S4-07 signing out removes the stored session', () => {
  const local = memory()
  const perTab = memory()
  const store = createSessionStore(local, perTab)
  store.save(session)

  store.clear()

  expect([store.read(), local.content.size, perTab.content.size]).toEqual([null, 0, 0])
})

test('a shared computer keeps the session in its tab only', () => {
  const local = memory()
  const perTab = memory()
  const store = createSessionStore(local, perTab)

  store.save(session, { shared: true })

  expect([local.content.has(SESSION_KEY), perTab.content.has(SESSION_KEY), store.isShared()]).toEqual([
    false,
    true,
    true,
  ])
})

test('a change of the session on a shared computer stays in its tab', () => {
  const local = memory()
  const store = createSessionStore(local, memory())
  store.save(session, { shared: true })

  store.save({ ...session, token: 't2' })

  expect(local.content.has(SESSION_KEY)).toBe(false)
})

test('tabs keep in step: signed in, other account, signed out', () => {
  const store = createSessionStore(memory(), memory())
  const seen: (Session | null)[] = []
  store.subscribe((now) => seen.push(now))

  store.onStorage({ key: SESSION_KEY, newValue: JSON.stringify(session) })
  store.onStorage({
    key: SESSION_KEY,
    newValue: JSON.stringify({ ...session, account: second, token: 't2' }),
  })
  store.onStorage({ key: 'other', newValue: null })
  store.onStorage({ key: null, newValue: null })

  expect(seen.map((one) => one?.token ?? null)).toEqual(['t1', 't2', null])
})

test('another tab signing out does not touch the session of a shared computer', () => {
  const store = createSessionStore(memory(), memory())
  store.save(session, { shared: true })

  store.onStorage({ key: SESSION_KEY, newValue: null })

  expect(store.read()?.token).toBe('t1')
})

test('a storage that refuses everything still gives a session for the visit', () => {
  const refuse = vi.fn<() => never>(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const store = createSessionStore(safeStorage(refuse), safeStorage(refuse))

  store.restore()
  store.save(session)

  expect(store.read()?.token).toBe('t1')
  expect(refuse).toHaveBeenCalled()
})

test('an account without drugstore is a session all the same', () => {
  const guest = { ...session, account: { id: 9, type: 0, drugstore: null }, accounts: [] }

  expect(parseSession(JSON.stringify(guest))?.account?.id).toBe(9)
})

test('S4-07 what is still on the page while one signs out knows who was there', () => {
  const store = createSessionStore(memory(), memory())
  store.save(session)
  store.clear()

  expect(store.read()).toBeNull()
  expect(store.readLast()?.me.id).toBe(1)
})
