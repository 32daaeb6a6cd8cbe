import { expect, test } from 'vitest'
import { checkInQueue } from './check-in-queue.ts'

const memory = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  }
}
const mark = (attendee_id: number, present: boolean, minute: number) => ({
  attendee_id,
  present,
  at: `2026-11-19T09:${minute}:00.000Z`,
})

test('D13-04 what the check-in notes waits in the browser, the last word on each, until the server has it', () => {
  const storage = memory()
  const queue = checkInQueue(storage, '4')
  queue.add(mark(1, true, 10))
  const sending = queue.add(mark(2, true, 11))
  queue.add(mark(2, false, 12))

  expect(queue.drop(sending)).toEqual([mark(2, false, 12)])
  expect(checkInQueue(storage, '4').read()).toEqual([mark(2, false, 12)])
  expect(checkInQueue(storage, '5').read()).toEqual([])
  expect(queue.drop([mark(2, false, 12)])).toEqual([])
  expect(storage.kept.size).toBe(0)
})

test.each(['', 'null', '{"a":1}', '[1,{"attendee_id":"x"}]', '{{'])(
  'a store that holds %j is an empty queue',
  (text) => {
    const storage = memory()
    storage.write('kiosque-pointage-4', text)
    expect(checkInQueue(storage, '4').read()).toEqual([])
  },
)
