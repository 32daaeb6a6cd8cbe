import type { AskedQuestion } from '@kiosque/contract/wire/quizzes'
import type { AnswersProps } from './answers-props.ts'
import { ChoiceAnswers } from './choice-answers.tsx'
import { MatchingAnswers } from './matching-answers.tsx'
import { NumericAnswer } from './numeric-answer.tsx'
import { OrderingAnswers } from './ordering-answers.tsx'

/** The ways of answering, one for each type of question. */
export function QuestionAnswers(props: AnswersProps) {
  switch (props.question.type) {
    case 'single':
    case 'multiple':
    case 'true_false':
      return <ChoiceAnswers {...props} />
    case 'ordering':
      return <OrderingAnswers {...props} />
    case 'matching':
      return <MatchingAnswers {...props} />
    case 'numeric':
      return <NumericAnswer {...props} />
  }
}

/** How the question is to be answered, above it. */
export const HOW_TO: Record<AskedQuestion['type'], string> = {
  single: 'Une seule réponse',
  multiple: 'Plusieurs réponses possibles',
  true_false: 'Vrai ou faux',
  ordering: 'À remettre dans l’ordre',
  matching: 'À associer',
  numeric: 'Une réponse chiffrée',
}
