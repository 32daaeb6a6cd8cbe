import { expect, test } from 'vitest'
import { createEventReader, nextWait } from './notification-stream.ts'

test('D9-01 events are read whole, whatever the pieces they arrive in', () => {
  const heard: string[] = []
  const read = createEventReader((name, data) => heard.push(`${name} ${data}`))
  for (const piece of [
    'retry: 5000\n\nev',
    'ent: change\nda',
    'ta: {}\n',
    '\n:\n\nevent: change\ndata: {"urgent":true}\n\n',
  ])
    read(piece)

  expect(heard).toEqual(['change {}', 'change {"urgent":true}'])
})

test('a lost line is tried again later and later, never beyond a minute', () => {
  expect(nextWait(0, 1)).toBe(2_000)
  expect(nextWait(3, 1)).toBe(16_000)
  expect(nextWait(30, 1)).toBe(60_000)
  expect(nextWait(0, 0)).toBe(1_000)
})
