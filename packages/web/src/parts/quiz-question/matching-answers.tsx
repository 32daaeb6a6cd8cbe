import { Select } from '../../ui/select.tsx'
import { withPair } from './answer.ts'
import type { AnswersProps } from './answers-props.ts'

/** Each element with a list of what it may go with. */
export function MatchingAnswers({ question, answer, onChange, labelledBy }: AnswersProps) {
  const options = question.matches.map(({ id, label }) => ({ value: String(id), label }))
  return (
    <fieldset className="quiz-answers" aria-labelledby={labelledBy}>
      {question.choices.map((choice) => (
        <div key={choice.id} className="quiz-pair">
          <Select
            label={choice.label}
            name={`element-${choice.id}`}
            placeholder="Choisissez…"
            options={options}
            value={String(answer.pairs.find((pair) => pair.choice_id === choice.id)?.match_id ?? '')}
            onChange={(value) => onChange(withPair(answer, choice.id, value === '' ? null : Number(value)))}
          />
        </div>
      ))}
    </fieldset>
  )
}
