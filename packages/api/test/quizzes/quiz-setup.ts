import type { Body } from '../../src/content/draft-of-body.ts'
import { makeContent, type Network } from '../content/network.ts'
import type { Answer, Caller, TestApp } from '../test-app.ts'

type Question = { id: number; [field: string]: unknown }

let next = 100
const choice = (label: string, extra: Record<string, unknown>) => ({
  id: (next += 1),
  label,
  is_correct: false,
  ...extra,
})

/** One question of each type, whose right answers are known. */
export const QUESTIONS: Question[] = [
  {
    id: 11,
    type: 'single',
    label: 'Que proposer en premier ?',
    explanation: 'EXPLICATION-SECRETE',
    source: 'SOURCE-SECRETE',
    choices: [
      choice('Un collutoire', {}),
      choice('Un test rapide', { is_correct: true }),
      choice('Les urgences', {}),
    ],
  },
  {
    id: 12,
    type: 'multiple',
    label: 'Quels signes orientent sans attendre ?',
    points: 2,
    has_partial_credit: true,
    choices: [
      choice('Fièvre', { is_correct: true }),
      choice('Écoulement', { is_correct: true }),
      choice('Démangeaison', {}),
    ],
  },
  {
    id: 13,
    type: 'true_false',
    label: 'Un antibiotique soigne une angine virale.',
    choices: [choice('Vrai', {}), choice('Faux', { is_correct: true })],
  },
  {
    id: 14,
    type: 'ordering',
    label: 'Remettez dans l’ordre.',
    choices: [
      choice('Accueillir', { position: 1 }),
      choice('Questionner', { position: 2 }),
      choice('Conseiller', { position: 3 }),
    ],
  },
  {
    id: 15,
    type: 'matching',
    label: 'Associez.',
    choices: [choice('Paracétamol', { match: 'Douleur' }), choice('Oméprazole', { match: 'Reflux' })],
  },
  {
    id: 16,
    type: 'numeric',
    label: 'Combien de jours ?',
    unit: 'jours',
    number: 5,
    tolerance: 1,
    choices: [],
  },
]

export async function makeQuiz(server: TestApp, network: Network, fields: Body = {}): Promise<number> {
  const quiz = { title: 'Angine ou rhinopharyngite ?', questions: QUESTIONS, pass_mark: 80, ...fields }
  const { id } = await makeContent(server, network, 'quiz', quiz)
  return id
}

type Choice = { id: number; label: string }

/** The ids of what a question proposes. */
export const choiceIds = (questionId: number): number[] =>
  QUESTIONS.filter(({ id }) => id === questionId).flatMap(({ choices }) =>
    (choices as Choice[]).map(({ id }) => id),
  )

/** What somebody who knows everything answers to an attempt. */
export function rightAnswers(attempt: Answer['body']) {
  const key = new Map(QUESTIONS.map((question) => [question['id'] as number, question]))
  return (attempt.questions as { id: number; type: string; matches: Choice[] }[]).map((asked) => {
    const choices = key.get(asked.id)?.['choices'] as (Choice & Record<string, unknown>)[]
    const ids = (list: Choice[]) => list.map(({ id }) => id)
    switch (asked.type) {
      case 'numeric':
        return { question_id: asked.id, value: 5 }
      case 'ordering':
        return { question_id: asked.id, choice_ids: ids(choices) }
      case 'matching':
        return {
          question_id: asked.id,
          pairs: choices.map(({ id, match }) => ({
            choice_id: id,
            match_id: asked.matches.find(({ label }) => label === match)?.id,
          })),
        }
      default:
        return {
          question_id: asked.id,
          choice_ids: ids(choices.filter((each) => each['is_correct'] === true)),
        }
    }
  })
}

/** Takes a quiz from beginning to end, all right. */
export async function passQuiz(caller: Caller, quizId: number): Promise<Answer> {
  const { body } = await caller.post(`/quizzes/${quizId}/attempts`)
  await caller.put(`/attempts/${body.id}/answers`, { answers: rightAnswers(body) })
  return caller.post(`/attempts/${body.id}/submit`)
}
