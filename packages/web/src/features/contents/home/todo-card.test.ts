import { expect, test } from 'vitest'
import { cardItems, mixed, whenText } from './todo-card.tsx'

const item = (type: string, title: string) => ({
  type,
  title,
  text: '',
  url: `/${title}`,
  due_on: null,
  is_mandatory: false,
})

test('D13-05 four things of several sorts, in their order', () => {
  const many = ['a', 'b', 'c', 'd'].map((title) => item('enrolment_closing', title))
  const read = ['x', 'y', 'z'].map((title) => item('to_read', title))
  expect(mixed([...many, ...read]).map(({ title }) => title)).toEqual(['a', 'b', 'x', 'y'])
  expect(mixed(many).map(({ title }) => title)).toEqual(['a', 'b', 'c', 'd'])
  expect(mixed([many[0]!, ...read]).map(({ title }) => title)).toEqual(['a', 'x', 'y', 'z'])
})

test('D13-05 the card repeats neither the recall above it nor what the page shows, unless it obliges', () => {
  const must = { ...item('to_read', 'must'), is_mandatory: true }
  const all = [
    { ...item('recall', 'recall'), is_mandatory: true },
    must,
    item('to_read', 'a'),
    item('quiz', 'b'),
  ]
  expect(cardItems(all, new Set(['/a', '/must', '/recall'])).map(({ title }) => title)).toEqual(['must', 'b'])
})

test.each([
  ['2026-11-14', 'en retard (14/11/2026)'],
  ['2026-11-18', 'jusqu’au 18/11/2026'],
  ['2026-11-20', 'jusqu’au 20/11/2026'],
  [null, null],
])('D13-05 on the 18th, what was due on %s is said to be %s', (due_on, expected) => {
  expect(whenText({ ...item('to_read', 'a'), due_on }, '2026-11-18')).toBe(expected)
})
