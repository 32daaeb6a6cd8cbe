import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const limits = { running: 2, runningPerPerson: 1, waitingPerPerson: 3, waiting: 10, longestWaitMs: 60_000 }
const here = () => new AbortController().signal

/** Asks, and writes down the order in which places were given. */
function asking(order: string[]) {
  const queue = createFairQueue(limits)
  const leaves = new Map<string, () => void>()
  const ask = (name: string, signal = here()) =>
    queue.enter(name.slice(0, 1), signal).then((leave) => {
      order.push(name)
      leaves.set(name, leave)
    })
  return { queue, ask, leave: (name: string) => leaves.get(name)?.() }
}

test('people take turns: who asks for a lot waits behind themselves', async () => {
  const order: string[] = []
  const { ask, leave, queue } = asking(order)

  const all = Promise.all([ask('a1'), ask('a2'), ask('a3'), ask('b1'), ask('c1'), ask('b2')])
  await Promise.resolve()
  expect(queue.counts()).toEqual({ running: 2, waiting: 4 })
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) {
    await expect.poll(() => order).toContain(name)
    leave(name)
  }

  await all
  // The second place is b's at once: a has one already.
  expect(order).toEqual(['a1', 'b1', 'a2', 'c1', 'b2', 'a3'])
  expect(queue.counts()).toEqual({ running: 0, waiting: 0 })
})

test('D2-03 past what one person may have waiting, 429 says when to come back; others still enter', async () => {
  const { ask, queue } = asking([])
  const first = [ask('a1'), ask('a2'), ask('a3'), ask('a4')]

  await expect(ask('a5')).rejects.toMatchObject({
    status: 429,
    code: 'too_many_requests',
    headers: { 'retry-after': '2' },
  })
  await ask('b1')

  await first[0]
  expect(queue.counts()).toEqual({ running: 2, waiting: 3 })
})

test('who leaves while waiting frees their place in the line', async () => {
  const order: string[] = []
  const { ask, leave, queue } = asking(order)
  const gone = new AbortController()
  await ask('a1')
  const left = ask('a2', gone.signal)
  const after = ask('a3')

  gone.abort()

  await expect(left).rejects.toMatchObject({ status: 499 })
  expect(queue.counts()).toEqual({ running: 1, waiting: 1 })
  leave('a1')
  await after
  expect(order).toEqual(['a1', 'a3'])
  await expect(ask('a4', gone.signal)).rejects.toMatchObject({ status: 499 })
})

test('RELIABILITY 29 when there is nothing to wait for any more, all who wait are told at once', async () => {
  const order: string[] = []
  const { ask, leave, queue } = asking(order)
  await ask('a1')
  const waiting = Promise.allSettled([ask('a2'), ask('a3')])

  queue.dismiss(new Error('away'))

  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(queue.counts()).toEqual({ running: 1, waiting: 0 })
  leave('a1')
  await ask('a4')
  expect(order).toEqual(['a1', 'a4'])
})
