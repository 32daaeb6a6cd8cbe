import type { NumberLike } from '@kiosque/contract/kinds/fields/number-parts'
import { formatNumber } from '../../../lib/format.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { fieldView, type ControlProps, type FieldView } from './field-view.ts'

const numberControl = (inputMode: 'numeric' | 'decimal') =>
  function NumberControl({ field, path, value, onChange, error, hint }: ControlProps<NumberLike>) {
    return (
      <div className="field--short">
        <TextField
          name={path}
          label={field.label}
          error={error}
          hint={hint}
          value={String(value)}
          onChange={onChange}
          {...(field.unit === undefined ? {} : { unit: field.unit })}
          inputMode={inputMode}
        />
      </div>
    )
  }

type Typed = {
  /** What is typed as a number, null where it is none. */
  parse: (typed: string) => number | null
  /** Said where it is none. */
  unreadable: string
  inputMode?: 'numeric' | 'decimal'
  /** The stored unit in one of what is typed: cents in a euro. */
  scale?: number
}

const SPACES = /[\s\u00a0\u202f]/g

/** A number of this shape as people type it: spaces, a comma, a sign of percentage. */
export const typedAs = (shape: RegExp) => (typed: string) => {
  const text = typed.replace(SPACES, '').replace(',', '.').replace(/%$/, '')
  return shape.test(text) ? Number(text.replace('\u2212', '-')) : null
}

export const TWO_DECIMALS: Typed = {
  parse: typedAs(/^[-\u2212]?\d{1,12}(?:\.\d{1,2})?$/),
  unreadable: 'Saisissez un nombre.',
}

export function numberView<F extends NumberLike>(
  { parse, unreadable, inputMode = 'decimal', scale = 1 }: Typed,
  own: Partial<FieldView<F>> = {},
): FieldView<F> {
  return fieldView<F>({
    Control: numberControl(inputMode),
    blank: () => '',
    toForm: (_, value) => String(value as number).replace('.', ','),
    fromForm: (field, form, { path, problems }) => {
      const typed = String(form)
      if (typed.trim() === '') return null
      const value = parse(typed)
      if (value === null) problems.set(path, unreadable)
      else if (value < field.min || value > field.max)
        problems.set(path, `Saisissez un nombre entre ${field.min / scale} et ${field.max / scale}.`)
      return value
    },
    describe: (field, value) => [formatNumber(value as number), field.unit].filter(Boolean).join('\u00a0'),
    ...own,
  })
}
