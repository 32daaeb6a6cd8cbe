import { QUESTION_TYPES } from '@kiosque/contract/domain/quiz-question'
import { expect, test } from 'vitest'
import type { DemoApp } from '../demo-app.ts'

/** The bank of questions. */
export function aboutQuestionBank({ signedIn }: DemoApp): void {
  test('D7-01 D14-02 the demonstration has a bank with tags, every type of question, and quizzes that follow it', async () => {
    const editor = await signedIn('editeur')
    const { data } = (await editor.get('/admin/question-bank?per_page=100')).body as {
      data: { type: string; tags: string[]; uses: unknown[]; explanation: string | null }[]
    }

    expect(new Set(data.map(({ type }) => type))).toEqual(new Set(QUESTION_TYPES.map(({ value }) => value)))
    expect(data.every(({ tags, explanation }) => tags.length > 0 && explanation !== null)).toBe(true)
    expect(data.filter(({ uses }) => uses.length > 1)).toHaveLength(3)
    expect(data.some(({ uses }) => uses.length === 0)).toBe(true)
  })
}
