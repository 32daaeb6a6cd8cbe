import { letterOf, withChoice } from './answer.ts'
import type { AnswersProps } from './answers-props.ts'

/** One or several among those proposed: real radios and boxes, dressed as large targets. */
export function ChoiceAnswers({ question, answer, onChange, labelledBy }: AnswersProps) {
  const isMultiple = question.type === 'multiple'
  return (
    <fieldset className="quiz-answers" aria-labelledby={labelledBy}>
      {question.choices.map((choice, index) => (
        <label key={choice.id} className="quiz-answer">
          <input
            className="sr"
            type={isMultiple ? 'checkbox' : 'radio'}
            name={`question-${question.id}`}
            checked={answer.choice_ids.includes(choice.id)}
            onChange={() => onChange(withChoice(question, answer, choice.id))}
          />
          <span className="quiz-key" aria-hidden="true">
            {letterOf(index)}
          </span>
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
