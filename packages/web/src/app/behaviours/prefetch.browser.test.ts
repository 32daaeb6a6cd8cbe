import { expect, test, vi } from 'vitest'
import { oneByOne, prefetchAfterLoad, PREFETCH_DELAY_MS } from './prefetch.ts'

test('S4-12 what cannot be fetched ahead, the network being away, is no error of the page', async () => {
  const onRejection = vi.fn<(event: PromiseRejectionEvent) => void>((event) => event.preventDefault())
  addEventListener('unhandledrejection', onRejection)
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<never>>(async () => {
    throw new Error('Unable to preload CSS for /assets/a.css')
  })

  prefetchAfterLoad(load)
  await vi.advanceTimersByTimeAsync(PREFETCH_DELAY_MS)
  vi.useRealTimers()
  // A rejection nobody took is announced after the task that left it.
  await new Promise((resolve) => setTimeout(resolve, 0))

  expect(load).toHaveBeenCalledOnce()
  expect(onRejection).not.toHaveBeenCalled()
  removeEventListener('unhandledrejection', onRejection)
})

test('S4-12 what is fetched ahead comes one after the other', async () => {
  const told: string[] = []
  const load = (name: string) => async () => {
    told.push(`${name} asked`)
    await Promise.resolve()
    told.push(`${name} there`)
  }

  await oneByOne([load('palette'), load('menu')])

  expect(told).toEqual(['palette asked', 'palette there', 'menu asked', 'menu there'])
})
