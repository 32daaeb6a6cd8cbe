import { expect, test } from 'vitest'
import type { TeamProgress } from '@kiosque/contract/wire/trainings'
import { dayWords, mostPressing } from './most-pressing.ts'
import {
  cellOf,
  endingSoon,
  followedIn,
  gainedSince,
  lateFirst,
  latenessOf,
  lateSince,
} from './training-words.ts'

const own = { status: 'todo', score: null, percent: 0, is_late: false } as const

test.each([
  ['quiz', own, 'À faire', 'todo'],
  ['quiz', { ...own, is_late: true }, 'En retard', 'late'],
  ['quiz', { ...own, status: 'passed', score: 90 }, '90\u00A0%', 'ok'],
  ['quiz', { ...own, status: 'failed', score: 40 }, '40\u00A0%', 'ko'],
  ['quiz', { ...own, status: 'expired', score: 90 }, 'Expiré', 'ko'],
  ['quiz', { ...own, status: 'in_progress' }, 'En cours', 'run'],
  ['tutorial', { ...own, status: 'in_progress', percent: 40 }, '40\u00A0%', 'run'],
  ['tutorial', { ...own, status: 'passed', percent: 100 }, 'Vu', 'ok'],
  ['academy', { ...own, status: 'passed', percent: 100 }, 'Terminé', 'ok'],
] as const)('D7-02 a square of the team for %s %j says « %s »', (kind, standing, text, tone) => {
  expect(cellOf(kind, standing)).toEqual({ text, tone })
})

const square = (content_id: number, more: object = {}) => ({
  ...own,
  content_id,
  minutes_left: null,
  done_on: null,
  due_on: null,
  assignment_id: null,
  ...more,
})
const member = (user_id: number, late: number, trainings: ReturnType<typeof square>[]) => ({
  user_id,
  first_name: `P${user_id}`,
  last_name: '',
  type: 100,
  done: 0,
  total: trainings.length,
  late,
  trainings,
})
const training = (id: number) => ({
  id,
  kind: 'quiz',
  title: `T${id}`,
  url: '/',
  due_on: null,
  is_mandatory: false,
  minutes: 30,
  is_dpc: false,
})
const team: TeamProgress = {
  trainings: [training(1), training(2)],
  data: [
    member(1, 0, [square(1, { due_on: '2026-11-20' }), square(2)]),
    member(2, 1, [square(1, { status: 'passed' }), square(2, { is_late: true })]),
  ],
  meta: { total: 2, late: 1 },
}

test('D7-02 who is late comes first, and for what', () => {
  expect(lateFirst(team.data).map(({ user_id }) => user_id)).toEqual([2, 1])
  expect(mostPressing(team).map(({ id, due_on }) => [id, due_on])).toEqual([
    [2, null],
    [1, '2026-11-20'],
  ])
  expect(latenessOf(team).map(({ training: { id }, members }) => [id, members[0]?.user_id])).toEqual([[2, 2]])
})

test.each([
  ['2026-11-20', '2026-11-20', 'avant le 20/11/2026'],
  ['2026-11-30', '2026-11-20', 'première échéance le 20/11/2026'],
  ['2026-11-20', null, 'avant le 20/11/2026'],
  [null, null, null],
])('D7-02 a training asked by %s of one and by %s of another says « %s »', (one, other, words) => {
  const asked = (user_id: number, due_on: string | null) => member(user_id, 0, [square(1, { due_on })])
  const two = { ...team, trainings: [training(1)], data: [asked(1, one), asked(2, other)] }
  expect(mostPressing(two).map(dayWords)).toEqual([words])
})

test('D7-02 a day asked of somebody before that of the network is the nearest', () => {
  const dated = { ...training(1), due_on: '2026-12-31' }
  const two = { ...team, trainings: [dated], data: [member(1, 0, [square(1, { due_on: '2026-11-20' })])] }
  expect(mostPressing(two)[0]).toMatchObject({ due_on: '2026-11-20', isSameDay: true })
})

test('what ends within the week is told with its day', () => {
  expect(endingSoon(team, '2026-11-17')).toEqual([{ title: 'T1', due: '2026-11-20' }])
  expect(endingSoon(team, '2026-11-01')).toEqual([])
})

test('D7-02 the hours a team followed this year, those of DPC apart, and what this month added', () => {
  const done = { status: 'passed', done_on: '2026-11-03' } as const
  const busy: TeamProgress = {
    ...team,
    trainings: [
      training(1),
      { ...training(2), minutes: 420, is_dpc: true },
      { ...training(3), minutes: null },
    ],
    data: [
      member(1, 0, [square(1, done), square(2, { ...done, done_on: '2026-02-01' }), square(3, done)]),
      member(2, 0, [square(1, { ...done, done_on: '2025-12-31' })]),
    ],
  }
  expect(followedIn(busy, '2026')).toEqual({ minutes: 450, dpc: 420 })
  expect(gainedSince(busy, '2026-11-01')).toBe(50)
})

test('D7-02 how long somebody has been late is told in days', () => {
  const late = { is_late: true, due_on: '2026-11-13' }
  const two = { ...team, data: [member(1, 1, [square(1, late), square(2, { due_on: '2026-11-01' })])] }
  expect(lateSince(two, training(1), '2026-11-17')).toBe(4)
  expect(lateSince(two, training(2), '2026-11-17')).toBeNull()
})
