import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import { quizView } from './quiz.tsx'

const card = (over: Partial<CardOf<'quiz'>>) =>
  ({
    duration_minutes: 5,
    pass_mark: 75,
    due_on: null,
    is_mandatory: false,
    ...over,
  }) as CardOf<'quiz'>
const lineOf = (over: Partial<CardOf<'quiz'>> = {}) => renderToStaticMarkup(quizView.line?.(card(over)))

test('D7-01 the card of a quiz says what is needed, never what would read as one’s own score', () => {
  expect(lineOf()).toMatch(/5\s+min · 75\s+% pour réussir</)
  expect(lineOf({ pass_mark: null })).toMatch(/80\s+% pour réussir</)
  expect(lineOf()).not.toContain('Réussi')
})
