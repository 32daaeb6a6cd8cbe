import { expect, test } from 'vitest'
import { mixed } from './todo-card.tsx'
import { todoGroups } from './todo-groups.ts'

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

test('D13-05 the whole of it stands by urgency: required reading, this week, later, then what has no end', () => {
  const all = [
    { ...item('to_read', 'recall'), is_mandatory: true },
    { ...item('enrolment_closing', 'near'), due_on: '2026-11-20' },
    { ...item('enrolment_closing', 'far'), due_on: '2026-12-01' },
    item('to_read', 'free'),
  ]
  const groups = todoGroups(all, '2026-11-17')
  expect(groups.map(({ items }) => items.map(({ title }) => title))).toEqual([
    ['recall'],
    ['near'],
    ['far'],
    ['free'],
  ])
  expect(todoGroups([all[3]!], '2026-11-17').map(({ title }) => title)).toEqual([
    'Quand vous aurez un moment',
  ])
})
