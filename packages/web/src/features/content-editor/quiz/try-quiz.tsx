import { useId, useState } from 'react'
import { drawQuestions } from '@kiosque/contract/domain/quiz-draw'
import { scoreQuestion, scoreQuiz } from '@kiosque/contract/domain/quiz-score'
import { count } from '../../../lib/format.ts'
import { isGiven, noAnswer, orderOf, type Answer } from '../../../parts/quiz-question/answer.ts'
import { AskedQuestion } from '../../../parts/quiz-question/asked-question.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useFormContext } from '../fields/form-context.ts'
import type { Editor } from '../use-editor.ts'
import { faultsIn, keyedOf } from './question-entry.ts'
import { ownOf, questionsOf } from './settings-fields.tsx'

const LARGEST_SEED = 2_147_483_647

/** The quiz as a member would take it, drawn and scored here: nothing is recorded. */
export function TryQuiz({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { refs } = useFormContext()
  const headingId = useId()
  const form = ownOf(editor)
  const [seed] = useState(() => Math.floor(Math.random() * LARGEST_SEED))
  const [step, setStep] = useState(0)
  const [answers, setAnswers] = useState<Record<number, Answer>>({})
  const ready = questionsOf(editor).filter((entry) => faultsIn(entry).length === 0)
  const keyed = ready.map(keyedOf)
  const drawn = drawQuestions(
    keyed,
    {
      count: Number(form.draw_count) || null,
      shufflesQuestions: form.shuffle_questions === true,
      shufflesChoices: form.shuffle_choices === true,
    },
    seed,
  )
  const current = drawn[step]
  const own = keyed.find(({ id }) => id === current?.question.id)
  const asked =
    current && own
      ? {
          id: own.id,
          type: own.type,
          label: own.label,
          points: own.points,
          unit: own.unit,
          image: own.image === null ? null : (refs.files[String(own.image)] ?? null),
          choices: current.choices.map(({ id, label }) => ({ id, label })),
          matches: [...current.matches],
        }
      : null
  const answer = asked ? (answers[asked.id] ?? noAnswer(asked.id)) : null
  const score = scoreQuiz(drawn, Object.values(answers), Number(form.pass_mark) || 80)

  function next() {
    // Steps left as they stood are an answer too.
    if (asked && answer && asked.type === 'ordering')
      setAnswers({ ...answers, [asked.id]: { ...answer, choice_ids: orderOf(asked, answer) } })
    setStep(step + 1)
  }

  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={
        asked ? `Passer le quiz\u00a0: ${step + 1} sur ${drawn.length}` : 'Passer le quiz\u00a0: résultat'
      }
      footer={
        asked ? (
          <Button variant="primary" onClick={next}>
            {answer && (isGiven(answer) || asked.type === 'ordering')
              ? 'Valider ma réponse'
              : 'Passer la question'}
          </Button>
        ) : (
          <Button variant="primary" onClick={onClose}>
            Fermer
          </Button>
        )
      }
    >
      {asked && answer ? (
        <AskedQuestion
          question={asked}
          index={step}
          answer={answer}
          onChange={(given) => setAnswers({ ...answers, [asked.id]: given })}
          heading="h3"
          headingId={headingId}
        />
      ) : drawn.length === 0 ? (
        <p>Aucune question n’est encore prête à être posée.</p>
      ) : (
        <div className="stack" style={{ gap: 12 }}>
          <p className="h3">
            {score.percent}&nbsp;%, {score.isPassed ? 'réussi' : 'échoué'}
          </p>
          <ol className="quiz-try">
            {drawn.map((each) => {
              const { points, isRight } = scoreQuestion(each, answers[each.question.id])
              return (
                <li key={each.question.id}>
                  {each.question.label}
                  <small>
                    {isRight ? 'Juste' : 'Faux'}, {count(points, 'point')} sur {each.question.points}
                  </small>
                </li>
              )
            })}
          </ol>
          <Alert>Essai de l’auteur&nbsp;: rien n’est enregistré ni compté.</Alert>
        </div>
      )}
    </Dialog>
  )
}
