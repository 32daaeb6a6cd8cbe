import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { beginInTurn } from './turns.ts'

afterEach(() => void vi.restoreAllMocks())

/** Each that begins takes `ms` of the time of its turn. */
function crowd(ms: number) {
  const server = new EventEmitter() as unknown as Server
  const begun: string[] = []
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  server.on('request', (request) => {
    begun.push(request.url ?? '')
    now += ms
  })
  beginInTurn(server)
  const ask = (url: string, method = 'GET') => {
    const response = { destroyed: false }
    server.emit('request', { method, url } as never, response as never)
    return response
  }
  return { begun, ask }
}

test('questions that come together begin a few at a turn, in the order they came', async () => {
  const { begun, ask } = crowd(3)
  for (const url of ['a', 'b', 'c', 'd', 'e']) ask(url)
  expect(begun).toEqual(['a'])
  await turn()
  expect(begun).toEqual(['a', 'b', 'c'])
  await turn()
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('one that takes all the time of a turn is the only one of it', async () => {
  const { begun, ask } = crowd(20)
  for (const url of ['a', 'b', 'c']) ask(url)
  expect(begun).toEqual(['a'])
  await turn()
  expect(begun).toEqual(['a', 'b'])
  ask('d')
  await turn()
  await turn()
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

test('whoever comes alone waits for nothing, also after a crowd', async () => {
  const { begun, ask } = crowd(1)
  for (const url of ['a', 'b']) ask(url)
  for (let at = 0; at < 4; at++) await turn()
  ask('c')
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('what is written begins at once, and whoever has left is not answered', async () => {
  const { begun, ask } = crowd(1)
  ask('a')
  const gone = ask('b')
  ask('c')
  ask('write', 'POST')
  gone.destroyed = true
  for (let at = 0; at < 4; at++) await turn()
  expect(begun).toEqual(['a', 'write', 'c'])
})
