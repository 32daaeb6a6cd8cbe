import type { TextLike } from '@kiosque/contract/kinds/fields/text-parts'
import { count } from '../../../lib/format.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { fieldView, type ControlProps, type FieldView, type Reading } from './field-view.ts'

/** Live, and over the limit in words as well as in colour. */
export function CharacterCount({ length, max }: { length: number; max: number }) {
  const over = length - max
  return (
    <span className={over > 0 ? 'xs num chars is-over' : 'xs num muted chars'}>
      {over > 0 ? `${count(over, 'caractère')} de trop` : `${length} sur ${count(max, 'caractère')}`}
    </span>
  )
}

type InputMode = 'url' | 'email' | 'tel' | undefined

export const shortText = (inputMode?: InputMode) =>
  function ShortText({ field, path, value, onChange, error, hint }: ControlProps<TextLike>) {
    const typed = String(value)
    return (
      <TextField
        name={path}
        label={field.label}
        error={error}
        hint={hint}
        value={typed}
        onChange={onChange}
        inputMode={inputMode}
        aside={
          typed.length > field.max * 0.8 ? (
            <CharacterCount length={typed.length} max={field.max} />
          ) : undefined
        }
      />
    )
  }

/** A text within its length, null where nothing shows. */
export function readText(text: string, { max }: TextLike, { path, problems }: Reading): string | null {
  if (text.trim() === '') return null
  if (text.length > max) problems.set(path, `${max}\u00a0caractères au plus.`)
  return text
}

/** One line; what is around the words is dropped where it means nothing. */
export function textView<F extends TextLike>(own: Partial<FieldView<F>> = {}): FieldView<F> {
  return fieldView<F>({
    Control: shortText(),
    blank: () => '',
    toForm: (_, value) => String(value as string),
    fromForm: (field, form, reading) => readText(String(form).trim(), field, reading),
    ...own,
  })
}

type Read = { ok: true; value: string } | { ok: false; message: string }

/** A text that a rule of the contract reads, or says what is wrong with it. */
export const readBy =
  (rule: (typed: string) => Read) =>
  (field: TextLike, form: unknown, reading: Reading): string | null => {
    const text = readText(String(form).trim(), field, reading)
    if (text === null) return null
    const read = rule(text)
    if (read.ok) return read.value
    reading.problems.set(reading.path, read.message)
    return null
  }
