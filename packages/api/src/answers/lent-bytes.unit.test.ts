import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { lentTo } from './lent-bytes.ts'
import { written } from './written.ts'

const answer = (text: string) => written({ text })
const response = () => new EventEmitter() as unknown as ServerResponse

test('bytes that are lent are nobody else’s until the answer has left', () => {
  const [first, second] = [response(), response()]
  const one = lentTo(first, answer('a'.repeat(1_000)))
  const two = lentTo(second, answer('b'.repeat(1_000)))
  expect(one.toString()).toBe(JSON.stringify({ text: 'a'.repeat(1_000) }))
  expect(two.buffer).not.toBe(one.buffer)

  first.emit('finish')
  const three = lentTo(response(), answer('c'))
  expect(three.buffer).toBe(one.buffer)
  expect(three.toString()).toBe('{"text":"c"}')
  expect(two.toString()).toBe(JSON.stringify({ text: 'b'.repeat(1_000) }))
})

test('those of a connection that was lost do not come back, and a long answer has its own', () => {
  const lost = response()
  const one = lentTo(lost, answer('a'))
  lost.emit('close')
  expect(lentTo(response(), answer('b')).buffer).not.toBe(one.buffer)

  const long = response()
  const own = lentTo(long, answer('x'.repeat(70_000)))
  long.emit('finish')
  expect(lentTo(response(), answer('c')).buffer).not.toBe(own.buffer)
})
