import { expect, test } from 'vitest'
import { once } from './once.ts'

test('what is made for an argument is made once, nothing being something too', () => {
  const asked: unknown[] = []
  const make = once((argument: string | null) => {
    asked.push(argument)
    return argument === null ? null : { of: argument }
  })
  expect(make('a')).toBe(make('a'))
  expect(make('b')).not.toBe(make('a'))
  expect([make(null), make(null)]).toEqual([null, null])
  expect(asked).toEqual(['a', 'b', null])
})
