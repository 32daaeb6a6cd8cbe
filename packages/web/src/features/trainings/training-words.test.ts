import { expect, test } from 'vitest'
import type { TeamProgress } from '@kiosque/contract/wire/trainings'
import { cellOf, endingSoon, lateFirst, latenessOf, mostPressing } from './training-words.ts'

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

test('what ends within the week is told with its day', () => {
  expect(endingSoon(team, '2026-11-17')).toEqual([{ title: 'T1', due: '2026-11-20' }])
  expect(endingSoon(team, '2026-11-01')).toEqual([])
})
