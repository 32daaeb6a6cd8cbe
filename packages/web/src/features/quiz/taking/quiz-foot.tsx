import { IconArrowLeft, IconArrowRight, IconSend } from '@tabler/icons-react'
import type { AskedQuestion } from '@kiosque/contract/wire/quizzes'
import { Button } from '../../../ui/button.tsx'
import { letterOf } from '../../../parts/quiz-question/answer.ts'
import { QUESTION_FORM } from './question-view.tsx'

type FootProps = {
  /** Null on the summary. */
  question: AskedQuestion | null
  isFirst: boolean
  hasAnswer: boolean
  isSubmitting: boolean
  onBack: () => void
  onSubmit: () => void
}

export function QuizFoot({ question, isFirst, hasAnswer, isSubmitting, onBack, onSubmit }: FootProps) {
  return (
    <>
      <Button
        variant="ghost"
        className={isFirst ? 'quiz__back is-first' : 'quiz__back'}
        aria-label="Question précédente"
        disabled={isFirst}
        icon={<IconArrowLeft className="i" aria-hidden="true" />}
        onClick={onBack}
      >
        <span className="hide-xs">Précédente</span>
      </Button>
      <Shortcuts question={question} />
      {question === null ? (
        <Button
          variant="primary"
          size="lg"
          loading={isSubmitting}
          icon={<IconSend className="i" aria-hidden="true" />}
          onClick={onSubmit}
        >
          Rendre le quiz
        </Button>
      ) : (
        <Button variant={hasAnswer ? 'primary' : 'outline'} size="lg" type="submit" form={QUESTION_FORM}>
          {hasAnswer ? 'Valider ma réponse' : 'Passer la question'}
          <IconArrowRight className="i" aria-hidden="true" />
        </Button>
      )}
    </>
  )
}

/** What the keyboard does here, where there is one and room to say it. */
function Shortcuts({ question }: { question: AskedQuestion | null }) {
  const type = question?.type
  const isChosen = type === 'single' || type === 'multiple' || type === 'true_false'
  return (
    <span className="small muted only-desktop quiz__keys">
      {question && isChosen && (
        <>
          Raccourcis <span className="kbd">A</span> à{' '}
          <span className="kbd">{letterOf(question.choices.length - 1)}</span> puis{' '}
          <span className="kbd">Entrée</span>
        </>
      )}
      {type === 'ordering' && (
        <>
          Déplacer une étape <span className="kbd">↑</span> <span className="kbd">↓</span>
        </>
      )}
    </span>
  )
}
