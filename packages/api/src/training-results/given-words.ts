import { inExpectedOrder } from '@kiosque/contract/domain/quiz-question'
import type { Drawn } from '../quizzes/quiz-definition.ts'
import type { StoredAnswer } from '../quizzes/stored-answers.ts'

/** One thing somebody gave to a question: under which key it is counted, how it reads, whether it is right. */
export interface Given {
  key: string
  label: string
  isRight: boolean
}

const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 6 })

/** What was given, piece by piece: each choice ticked, each pair made, the order as a whole, the number. */
export function givenTo({ question, matches }: Drawn, answer: StoredAnswer): Given[] {
  const labelOf = (id: number) => question.choices.find((choice) => choice.id === id)?.label ?? ''
  switch (question.type) {
    case 'numeric': {
      if (answer.value === null) return []
      const isRight = Math.abs(answer.value - (question.number ?? NaN)) <= question.tolerance + 1e-9
      const unit = question.unit === null ? '' : `\u00a0${question.unit}`
      return [{ key: String(answer.value), label: number.format(answer.value) + unit, isRight }]
    }
    case 'ordering': {
      if (answer.choice_ids.length === 0) return []
      const positionOf = new Map(question.choices.map(({ id, position }) => [id, position]))
      const isRight = inExpectedOrder(question.choices).every(
        ({ position }, index) => positionOf.get(answer.choice_ids[index] ?? -1) === position,
      )
      return [{ key: answer.choice_ids.join(), label: answer.choice_ids.map(labelOf).join(' → '), isRight }]
    }
    case 'matching':
      return answer.pairs.map(({ choice_id, match_id }) => {
        const right = matches.find(({ id }) => id === match_id)?.label ?? ''
        const expected = question.choices.find(({ id }) => id === choice_id)?.match ?? ''
        return {
          key: `${choice_id} ${right}`,
          label: `${labelOf(choice_id)} → ${right}`,
          isRight: right === expected,
        }
      })
    default:
      return answer.choice_ids.map((id) => ({
        key: String(id),
        label: labelOf(id),
        isRight: question.choices.some((choice) => choice.id === id && choice.is_correct),
      }))
  }
}
