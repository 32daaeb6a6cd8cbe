import { expect, test, vi } from 'vitest'
import type { Session } from '../../lib/session-store.ts'
import { createIdleLock, IDLE_MS } from './idle-lock.ts'
import { checkValidity } from './validity-check.ts'

const person = (right_id: number | null, drugstore: object | null = { id: 4 }) =>
  ({ me: { id: 1, right_id }, account: { id: 1, type: 200, drugstore } }) as never as Session

async function check(session: Session | null, path: string, answer: () => Promise<{ is_disabled: boolean }>) {
  const readValidity = vi.fn<typeof answer>(answer)
  const onDisabled = vi.fn<() => void>()
  await checkValidity({ session, path, readValidity, onDisabled })
  return { asked: readValidity.mock.calls, ended: onDisabled.mock.calls.length }
}

const disabled = () => Promise.resolve({ is_disabled: true })

test('S4-06 S8-01 someone whose drugstore is disabled is signed out', async () => {
  expect(await check(person(null), '/news', disabled)).toEqual({ asked: [[4]], ended: 1 })
})

test('S4-06 someone whose drugstore is open stays', async () => {
  expect(await check(person(null), '/news', () => Promise.resolve({ is_disabled: false }))).toMatchObject({
    ended: 0,
  })
})

test.each(['/login', '/register', '/password-reset'])('S4-06 nothing is checked on %s', async (path) => {
  expect(await check(person(null), path, disabled)).toEqual({ asked: [], ended: 0 })
})

test('S6-03 head-office people, visitors and accounts without drugstore are not checked', async () => {
  expect((await check(person(2), '/news', disabled)).asked).toEqual([])
  expect((await check(null, '/news', disabled)).asked).toEqual([])
  expect((await check(person(null, null), '/news', disabled)).asked).toEqual([])
})

test('S8-02 any other trouble is logged and ignored', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)

  const { ended } = await check(person(null), '/news', () => Promise.reject(new Error('Network Error')))

  expect(ended).toBe(0)
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})

test('a shared computer is idle fifteen minutes after the last gesture, sleep and reload included', () => {
  const content = new Map<string, string>()
  const storage = {
    read: (key: string) => content.get(key) ?? null,
    write: (key: string, value: string) => void content.set(key, value),
    remove: (key: string) => void content.delete(key),
  }
  let now = 1000
  const before = createIdleLock(storage, () => now)
  expect(before.isIdle()).toBe(false)

  before.touch()
  now += IDLE_MS - 1
  const afterReload = createIdleLock(storage, () => now)
  expect(afterReload.isIdle()).toBe(false)
  now += 1

  expect(afterReload.isIdle()).toBe(true)
  afterReload.forget()
  expect(afterReload.isIdle()).toBe(false)
})
