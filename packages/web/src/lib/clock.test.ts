import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClock } from './clock.ts'

/** A page that is looked at, or not; it counts who listens to it. */
function somePage() {
  const heard = new Set<() => void>()
  const page = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: (_: string, listener: () => void) => void heard.add(listener),
    removeEventListener: (_: string, listener: () => void) => void heard.delete(listener),
  }
  const turn = (state: DocumentVisibilityState) => {
    page.visibilityState = state
    for (const listener of heard) listener()
  }
  return { clock: createClock(() => page as unknown as Document), turn, heard }
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-17T22:58:40Z') }))
afterEach(() => void vi.useRealTimers())

test('S9-03 the clock turns with the minute, once for all who read it', () => {
  const { clock } = somePage()
  const first = clock.read()
  const told = vi.fn<(reader: string) => void>()
  const stop = ['one', 'other'].map((reader) => clock.subscribe(() => told(reader)))
  told.mockClear()
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(19_000)
  expect(clock.read()).toBe(first)
  expect(told).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(told).toHaveBeenCalledTimes(2)
  expect(clock.read()).toEqual(new Date('2026-11-17T22:59:00Z'))
  vi.advanceTimersByTime(60_000)
  expect(clock.read()).toEqual(new Date('2026-11-17T23:00:00Z'))
  for (const end of stop) end()
})

test('nobody reads it: nothing runs, and whoever comes next is told the hour it is', () => {
  const { clock, heard } = somePage()
  clock.read()
  clock.subscribe(() => undefined)()
  expect(vi.getTimerCount()).toBe(0)
  expect(heard.size).toBe(0)
  vi.advanceTimersByTime(3_600_000)
  expect(clock.read()).toEqual(new Date('2026-11-17T23:58:40Z'))
})

test('a page nobody looks at rests; looked at again, it is told at once', () => {
  const { clock, turn } = somePage()
  const told = vi.fn<() => void>()
  const stop = clock.subscribe(told)
  turn('hidden')
  told.mockClear()
  vi.advanceTimersByTime(600_000)
  expect(told).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
  turn('visible')
  expect(told).toHaveBeenCalledTimes(1)
  expect(clock.read()).toEqual(new Date('2026-11-17T23:08:40Z'))
  expect(vi.getTimerCount()).toBe(1)
  stop()
})
