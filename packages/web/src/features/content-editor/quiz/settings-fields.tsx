import { useState } from 'react'
import { quiz } from '@kiosque/contract/kinds/quiz'
import type { Field } from '@kiosque/contract/kinds/fields'
import { GIFT } from '@kiosque/contract/kinds/quiz-gate'
import { Alert } from '../../../ui/alert.tsx'
import { Switch } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { FieldControl } from '../fields/field-control.tsx'
import { useFormContext } from '../fields/form-context.ts'
import type { FormEntry } from '../field-types/field-view.ts'
import type { Editor } from '../use-editor.ts'
import { askedWords, passWords } from './pass-words.ts'

type OfEditor = { editor: Editor }

export const questionsOf = ({ form }: Editor): FormEntry[] => (form['questions'] ?? []) as FormEntry[]

type OneProps = OfEditor & { name: keyof typeof quiz.fields; label?: string; help?: string | null }

/** One of the quiz's own fields, in the words of this screen. */
export function One({ editor, name, label, help }: OneProps) {
  const declared = quiz.fields[name] as Field
  const field = {
    ...declared,
    ...(label === undefined ? {} : { label }),
    ...(help ? { help } : {}),
  }
  return (
    <FieldControl
      field={field}
      path={name}
      value={editor.form[name]}
      beside={editor.form}
      onChange={(value) => editor.set(name, value)}
    />
  )
}

/** With what it means in right answers: « Soit 7 bonnes réponses sur 8. » */
export function PassMark({ editor }: OfEditor) {
  const { form } = editor
  const words = passWords(form['pass_mark'], form['draw_count'], questionsOf(editor))
  return <One editor={editor} name="pass_mark" label="Seuil de réussite" help={words} />
}

export function DrawCount({ editor }: OfEditor) {
  return (
    <One
      editor={editor}
      name="draw_count"
      label="Questions posées à chaque tentative"
      help={askedWords(editor.form['draw_count'], questionsOf(editor).length)}
    />
  )
}

export const Attempts = ({ editor }: OfEditor) => (
  <One
    editor={editor}
    name="max_attempts"
    help="Vide&nbsp;: autant que l’on veut. Chacun reprend depuis le début."
  />
)

const SECONDS = 60

/** People think in minutes; the quiz counts in seconds. */
export function TimeLimit({ editor }: OfEditor) {
  const { errors } = useFormContext()
  const stored = String(editor.form['time_limit_s'])
  const [typed, setTyped] = useState(() => minutesOf(stored))
  const shown = secondsOf(typed) === stored ? typed : minutesOf(stored)
  return (
    <div className="field--short">
      <TextField
        label="Durée limite"
        name="time_limit_s"
        optional
        unit="min"
        inputMode="decimal"
        hint="Vide&nbsp;: sans limite. Le serveur compte le temps."
        error={errors['time_limit_s']}
        value={shown}
        onChange={(text) => {
          setTyped(text)
          editor.set('time_limit_s', secondsOf(text))
        }}
      />
    </div>
  )
}

const minutesOf = (seconds: string): string =>
  /^\d+$/.test(seconds) ? String(Number(seconds) / SECONDS).replace('.', ',') : seconds

const secondsOf = (typed: string): string => {
  const minutes = typed.trim().replace(',', '.')
  return /^\d+(?:\.\d+)?$/.test(minutes) ? String(Math.round(Number(minutes) * SECONDS)) : typed
}

type FlagName = 'shuffle_questions' | 'shuffle_choices' | 'has_certificate' | 'is_mandatory'

const FLAGS: Record<FlagName, string> = {
  shuffle_questions: 'Mélanger les questions',
  shuffle_choices: 'Mélanger les réponses',
  has_certificate: 'Attestation en cas de réussite',
  is_mandatory: 'Obligatoire, avec échéance',
}

/** Switches that stand at the end of their line, and the due date of a quiz one has to take. */
export function Flags({ editor, names }: OfEditor & { names: readonly FlagName[] }) {
  return (
    <div className="stack" style={{ gap: 14 }}>
      {names.map((name) => (
        <div key={name} className="quiz-set__switch">
          <Switch
            label={FLAGS[name]}
            checked={editor.form[name] === true}
            onChange={(isOn) => editor.set(name, isOn)}
          />
        </div>
      ))}
      {names.includes('is_mandatory') && editor.form['is_mandatory'] === true && (
        <One editor={editor} name="due_on" help="Pour tous ceux que vise le ciblage du quiz." />
      )}
    </div>
  )
}

/** A prize is a gift in the sense of the law as soon as a laboratory stands behind the quiz. */
export function Prize({ editor }: OfEditor) {
  const { prize } = editor.form
  const hasPrize = typeof prize === 'string' && prize.trim() !== ''
  const hasSponsor = editor.form['laboratory_id'] !== null && editor.form['laboratory_id'] !== undefined
  return (
    <div className="stack" style={{ gap: 10 }}>
      <One editor={editor} name="prize" />
      {hasPrize && hasSponsor && (
        <Alert tone="warn" title="Dispositif anti-cadeaux">
          {GIFT}
        </Alert>
      )}
    </div>
  )
}
