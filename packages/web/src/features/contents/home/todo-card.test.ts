import { expect, test } from 'vitest'
import { mixed } from './todo-card.tsx'

const item = (type: string, title: string) => ({ type, title, text: '', url: `/${title}`, due_on: null })

test('D13-05 four things of several sorts, in their order', () => {
  const many = ['a', 'b', 'c', 'd'].map((title) => item('enrolment_closing', title))
  const read = ['x', 'y', 'z'].map((title) => item('to_read', title))
  expect(mixed([...many, ...read]).map(({ title }) => title)).toEqual(['a', 'b', 'x', 'y'])
  expect(mixed(many).map(({ title }) => title)).toEqual(['a', 'b', 'c', 'd'])
  expect(mixed([many[0]!, ...read]).map(({ title }) => title)).toEqual(['a', 'x', 'y', 'z'])
})
