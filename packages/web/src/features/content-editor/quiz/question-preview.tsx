import { useId, useState } from 'react'
import { drawQuestions } from '@kiosque/contract/domain/quiz-draw'
import type { FileRef } from '@kiosque/contract/wire/files'
import type { AskedQuestion as Question } from '@kiosque/contract/wire/quizzes'
import { noAnswer } from '../../../parts/quiz-question/answer.ts'
import { AskedQuestion } from '../../../parts/quiz-question/asked-question.tsx'
import { Group } from '../../../ui/group.tsx'
import type { FormEntry } from '../field-types/field-view.ts'
import { useFormContext } from '../fields/form-context.ts'
import { keyedOf } from './question-entry.ts'

/** One luck for all previews: what is written does not jump about while it is written. */
const SEED = 20_261

/** A question as the server would ask it: its answers drawn, its key left behind. */
export function askedOf(
  entry: FormEntry,
  index: number,
  files: Readonly<Record<string, FileRef>>,
  seed = SEED,
): Question | null {
  const keyed = keyedOf(entry, index)
  const rules = { count: null, shufflesQuestions: false, shufflesChoices: false }
  const [drawn] = drawQuestions([keyed], rules, seed)
  if (!drawn) return null
  return {
    id: keyed.id,
    type: keyed.type,
    label: keyed.label,
    image: keyed.image === null ? null : (files[String(keyed.image)] ?? null),
    points: keyed.points,
    unit: keyed.unit,
    choices: drawn.choices.map(({ id, label }) => ({ id, label })),
    matches: drawn.matches.filter(({ label }) => label !== '').map(({ id, label }) => ({ id, label })),
  }
}

/** Live: what is typed beside shows here at once, and can be answered to try. */
export function QuestionPreview({ entry, index }: { entry: FormEntry; index: number }) {
  const { refs } = useFormContext()
  const [width, setWidth] = useState<'phone' | 'wide'>('phone')
  const [answer, setAnswer] = useState(() => noAnswer(index + 1))
  const headingId = useId()
  const asked = askedOf(entry, index, refs.files)
  const shape = asked === null ? '' : `${asked.type}-${asked.choices.length}-${entry.key}`
  const [answered, setAnswered] = useState(shape)
  if (asked !== null && answered !== shape) {
    // Another type or other answers: what was tried no longer means anything.
    setAnswered(shape)
    setAnswer(noAnswer(index + 1))
  }
  return (
    <section className="card card--pad quiz-preview" aria-label="Aperçu de la question">
      <div className="row between quiz-write__head">
        <h2 className="h4">Aperçu, comme elle sera posée</h2>
        <Group className="seg seg--sm" aria-label="Largeur de l’aperçu">
          <button type="button" aria-pressed={width === 'phone'} onClick={() => setWidth('phone')}>
            Téléphone
          </button>
          <button type="button" aria-pressed={width === 'wide'} onClick={() => setWidth('wide')}>
            Ordinateur
          </button>
        </Group>
      </div>
      <div className={width === 'phone' ? 'quiz-preview__in is-phone' : 'quiz-preview__in'}>
        {asked === null || asked.label.trim() === '' ? (
          <p className="muted">Écrivez la question&nbsp;: elle se montrera ici.</p>
        ) : (
          <AskedQuestion
            question={asked}
            index={index}
            answer={answer}
            onChange={setAnswer}
            heading="h3"
            headingId={headingId}
          />
        )}
      </div>
    </section>
  )
}
