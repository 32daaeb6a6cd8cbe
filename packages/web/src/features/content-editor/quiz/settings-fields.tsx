import { useState } from 'react'
import { quiz } from '@kiosque/contract/kinds/quiz'
import type { Field } from '@kiosque/contract/kinds/fields'
import type { OwnFieldName, OwnValuesOf } from '@kiosque/contract/kinds/own-values'
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

/** What the form holds, under the names a quiz declares. */
export const ownOf = ({ form }: Editor): OwnValuesOf<'quiz'> => form

export const questionsOf = (editor: Editor): FormEntry[] => (ownOf(editor).questions ?? []) as FormEntry[]

type OneProps = OfEditor & { name: OwnFieldName<'quiz'>; label?: string; help?: string | null }

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
  const { pass_mark: passMark, draw_count: drawCount } = ownOf(editor)
  const words = passWords(passMark, drawCount, questionsOf(editor))
  return <One editor={editor} name="pass_mark" label="Seuil de réussite" help={words} />
}

export function DrawCount({ editor }: OfEditor) {
  return (
    <One
      editor={editor}
      name="draw_count"
      label="Questions posées à chaque tentative"
      help={askedWords(ownOf(editor).draw_count, questionsOf(editor).length)}
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
const LIMIT = 'time_limit_s' satisfies OwnFieldName<'quiz'>

/** People think in minutes; the quiz counts in seconds. */
export function TimeLimit({ editor }: OfEditor) {
  const { errors } = useFormContext()
  const stored = String(ownOf(editor)[LIMIT])
  const [typed, setTyped] = useState(() => minutesOf(stored))
  const shown = secondsOf(typed) === stored ? typed : minutesOf(stored)
  return (
    <div className="field--short">
      <TextField
        label="Durée limite"
        name={LIMIT}
        optional
        unit="min"
        inputMode="decimal"
        hint="Vide&nbsp;: sans limite. Le serveur compte le temps."
        error={errors[LIMIT]}
        value={shown}
        onChange={(text) => {
          setTyped(text)
          editor.set(LIMIT, secondsOf(text))
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

const FLAGS = {
  shuffle_questions: 'Mélanger les questions',
  shuffle_choices: 'Mélanger les réponses',
  has_certificate: 'Attestation en cas de réussite',
  is_mandatory: 'Obligatoire, avec échéance',
} as const satisfies { [Name in OwnFieldName<'quiz'>]?: string }
type FlagName = keyof typeof FLAGS

/** Switches that stand at the end of their line, and the due date of a quiz one has to take. */
export function Flags({ editor, names }: OfEditor & { names: readonly FlagName[] }) {
  return (
    <div className="stack" style={{ gap: 14 }}>
      {names.map((name) => (
        <div key={name} className="quiz-set__switch">
          <Switch
            label={FLAGS[name]}
            checked={ownOf(editor)[name] === true}
            onChange={(isOn) => editor.set(name, isOn)}
          />
        </div>
      ))}
      {names.includes('is_mandatory') && ownOf(editor).is_mandatory === true && (
        <One editor={editor} name="due_on" help="Pour tous ceux que vise le ciblage du quiz." />
      )}
    </div>
  )
}

/** A prize is a gift in the sense of the law as soon as a laboratory stands behind the quiz. */
export function Prize({ editor }: OfEditor) {
  const { prize } = ownOf(editor)
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
