import { expect, test } from 'vitest'
import { createPreloadQueue } from './preload-queue.ts'
import { mayPrefetch, PREFETCH_DELAY_MS } from './prefetch.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

test('S4-13 at most five preloads run at once, and all run in the end', async () => {
  const preload = createPreloadQueue()
  const open: (() => void)[] = []
  let started = 0
  let most = 0
  for (let key = 0; key < 12; key += 1)
    void preload(key, () => {
      started += 1
      return new Promise<void>((resolve) => {
        open.push(resolve)
        most = Math.max(most, open.length)
      })
    })

  expect(started).toBe(5)
  while (open.length > 0) {
    open.shift()?.()
    await settled()
  }

  expect([started, most]).toEqual([12, 5])
})

test('S4-13 a page is preloaded once, unless it failed', async () => {
  const preload = createPreloadQueue()
  let calls = 0
  const fail = () => {
    calls += 1
    return Promise.reject(new Error('offline'))
  }

  void preload('news', fail)
  void preload('news', fail)
  await settled()
  void preload('news', fail)

  expect(calls).toBe(2)
})

test.each([
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: '4g' }, true],
  [undefined, true],
])('S4-12 prefetching on %j: %s', (connection, allowed) => {
  expect(PREFETCH_DELAY_MS).toBe(1000)
  expect(mayPrefetch(connection)).toBe(allowed)
})
