import { useCallback, useRef, useState } from 'react'
import { messageFor } from '../../../lib/api.ts'
import { go } from '../../../lib/navigation.ts'
import { paths } from '../../../lib/paths.ts'
import { usePageTitle } from '../../../lib/title.ts'
import { useLatest } from '../../../lib/use-latest.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Announcement } from '../../../ui/announcement.tsx'
import { useSubmitAttempt, type TimedAttempt } from '../quiz.queries.ts'
import {
  firstUnanswered,
  isGiven,
  noAnswer,
  orderOf,
  withChoice,
} from '../../../parts/quiz-question/answer.ts'
import type { Answer } from '../../../parts/quiz-question/answer.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { QUESTION_FORM, QuestionView } from './question-view.tsx'
import { QuizFoot } from './quiz-foot.tsx'
import { QuizFrame } from './quiz-frame.tsx'
import { SummaryView } from './summary-view.tsx'
import { Timer } from './timer.tsx'
import { useAnswers } from './use-answers.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** Taking an attempt that is open: one question a screen, then the summary. */
export function Taking({ attempt }: { attempt: TimedAttempt }) {
  const { id, quiz_id: quizId, questions, title } = attempt
  usePageTitle(title)
  const showResult = useCallback(() => go(paths.quizResult(quizId, id), { replace: true }), [quizId, id])
  const answers = useAnswers(attempt, showResult)
  const submit = useSubmitAttempt(id)
  const [step, setStep] = useState(() =>
    firstUnanswered(
      questions,
      questions.map((question) => answers.of(question.id)),
    ),
  )
  /** What is being answered and is not validated yet. */
  const [draft, setDraft] = useState<Answer | null>(null)
  const question = questions[step] ?? null
  const answer = question === null ? null : (draft ?? answers.of(question.id))
  // Steps in an order are an answer as they stand: leaving them so is a choice too.
  const hasAnswer = answer !== null && (isGiven(answer) || question?.type === 'ordering')

  function keep() {
    if (draft !== null) answers.give(draft)
    setDraft(null)
  }

  function validate() {
    if (question === null || answer === null) return
    if (question.type === 'ordering') answers.give({ ...answer, choice_ids: orderOf(question, answer) })
    else if (draft !== null) answers.give(draft)
    setDraft(null)
    setStep(step + 1)
  }

  function open(index: number) {
    keep()
    setStep(index)
  }

  const handIn = useHandIn({ draft, give: answers.give, flush: answers.flush, submit: submit.mutateAsync })

  async function leave() {
    keep()
    const isSaved = await answers.flush()
    // What was just saved is not drawn as saved yet, and would be asked about all the same.
    go(paths.quiz(quizId), { ignoreBlocker: isSaved })
  }

  useShortcuts(
    (index) => {
      const choice = question?.choices[index]
      if (!question || !answer || !choice || !['single', 'multiple', 'true_false'].includes(question.type))
        return
      setDraft(withChoice(question, answer, choice.id))
    },
    () => document.querySelector<HTMLFormElement>(`#${QUESTION_FORM}`)?.requestSubmit(),
  )

  return (
    <QuizFrame
      title={title}
      leaveHref={paths.quiz(quizId)}
      onLeave={() => void leave()}
      answered={questions.map((each) => isGiven(answers.of(each.id)))}
      step={step}
      timer={<Timer attempt={attempt} onOver={handIn} />}
      notice={<Notice isHeld={answers.isHeld} problem={answers.refusal ?? problemOf(submit.error)} />}
      foot={
        <QuizFoot
          question={question}
          isFirst={step === 0}
          hasAnswer={hasAnswer}
          isSubmitting={submit.isPending}
          onBack={() => open(step - 1)}
          onSubmit={handIn}
        />
      }
    >
      {question && answer ? (
        <QuestionView
          question={question}
          index={step}
          answer={answer}
          onChange={setDraft}
          onValidate={validate}
        />
      ) : (
        <SummaryView
          questions={questions}
          answerOf={(questionId) => answers.of(questionId) ?? noAnswer(questionId)}
          onOpen={open}
        />
      )}
      <LeaveDialog
        isUnsaved={answers.isWaiting || draft !== null}
        ownPaths={new RegExp(`/resultat/${id}$`)}
      />
    </QuizFrame>
  )
}

const problemOf = (error: unknown) => (error ? messageFor(error) : null)

type HandIn = {
  draft: Answer | null
  give: (answer: Answer) => void
  flush: () => Promise<boolean>
  submit: () => Promise<unknown>
}

/** Saves what is on the screen, then hands in; pressed twice or called by the clock as well, it does so once. */
function useHandIn(parts: HandIn): () => void {
  const latest = useLatest(parts)
  const isUnderWay = useRef(false)
  return useCallback(() => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    const { draft, give, flush, submit } = latest.current
    if (draft !== null) give(draft)
    void flush()
      // Answers that could not leave would be lost: they go first, when the network is back.
      .then((isSaved) => (isSaved ? submit() : undefined))
      .catch(() => undefined)
      .finally(() => {
        isUnderWay.current = false
      })
  }, [latest])
}

function Notice({ isHeld, problem }: { isHeld: boolean; problem: string | null }) {
  return (
    <>
      <Announcement className={isHeld ? 'quiz__notice' : 'sr'}>
        {isHeld &&
          'Pas de réseau\u00A0: votre réponse est gardée sur cet appareil et partira dès qu’il revient. Continuez.'}
      </Announcement>
      {!isHeld && problem !== null && (
        <div className="wrap">
          <Alert tone="danger">{problem}</Alert>
        </div>
      )}
    </>
  )
}
