import { expect, test } from 'vitest'
import { createExclusiveAccess } from './exclusive-access.ts'

test('RELIABILITY 28 expensive requests let all others pass first, and leave the line with whoever asked', async () => {
  const order: string[] = []
  const access = createExclusiveAccess(60_000)
  const gone = new AbortController()
  const enter = async (name: string, signal?: AbortSignal) => {
    const asker = signal === undefined ? undefined : ({ pace: 'expensive', signal } as const)
    const leave = await access.enter(undefined, asker)
    order.push(name)
    leave()
  }
  const leave = await access.enter()
  const here = new AbortController().signal

  const waiting = [
    enter('expensive 1', here),
    enter('expensive 2', gone.signal),
    enter('sign-in'),
    enter('list'),
  ]
  gone.abort()
  leave()

  const outcomes = await Promise.allSettled(waiting)
  expect(order).toEqual(['sign-in', 'list', 'expensive 1'])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
})
