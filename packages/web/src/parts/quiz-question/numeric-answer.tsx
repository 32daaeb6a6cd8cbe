import { useState } from 'react'
import { TextField } from '../../ui/text-field.tsx'
import { typedNumber } from './answer.ts'
import type { AnswersProps } from './answers-props.ts'

/** A number with its unit; what is typed stays as typed, comma or point. */
export function NumericAnswer({ question, answer, onChange }: AnswersProps) {
  const [text, setText] = useState(answer.value === null ? '' : String(answer.value).replace('.', ','))
  const isWrong = text.trim() !== '' && typedNumber(text) === null
  return (
    <div className="quiz-answers quiz-number">
      <TextField
        label="Votre réponse"
        name="value"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(next) => {
          setText(next)
          onChange({ ...answer, value: typedNumber(next) })
        }}
        {...(question.unit ? { unit: question.unit } : {})}
        {...(isWrong ? { error: 'Saisissez un nombre, par exemple 2,5.' } : {})}
      />
    </div>
  )
}
