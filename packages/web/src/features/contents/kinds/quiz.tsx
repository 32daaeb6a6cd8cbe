import { IconCheckbox, IconHelpCircle } from '@tabler/icons-react'
import { count, formatPercent } from '../../../lib/format.ts'
import { dueText, joined, small } from './card-line.tsx'
import { lazyDetail, type KindView } from './kind-view.ts'
import { questionsAsked } from './questions-asked.ts'

export const quizView: KindView<'quiz'> = {
  icon: IconHelpCircle,
  tail: (card) => count(questionsAsked(card), 'question'),
  line: ({ duration_minutes, pass_mark, due_on, is_mandatory }) =>
    small(
      joined(
        duration_minutes !== null && `${duration_minutes}\u00A0min`,
        `${formatPercent(pass_mark ?? 80)} pour réussir`,
        dueText(due_on, is_mandatory),
      ),
    ),
  detail: lazyDetail(async () => (await import('../kind-details/quiz-detail.tsx')).QuizDetail),
  nav: [
    {
      column: 'Se former',
      label: 'Quiz',
      hint: 'Tester l’équipe en 5 minutes',
      icon: IconCheckbox,
      tone: 'green',
    },
  ],
}
