import { IconCheck } from '@tabler/icons-react'
import type { DiscountValue } from '@kiosque/contract/domain/discount-value'
import { parseEuros } from '@kiosque/contract/domain/money'
import type {
  ChoiceField,
  Field,
  Fields,
  NumberField,
  TextField as DeclaredText,
} from '@kiosque/contract/kinds/fields'
import { count } from '../../../lib/format.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { FieldNote, fieldId } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea, TextField } from '../../../ui/text-field.tsx'
import type { FormEntry, FormVideo, Values } from '../model/form-value.ts'
import type { TypedMoment } from '../../../lib/typed-moment.ts'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { useSlots } from '../slots.ts'
import { ContentsControl } from './contents-control.tsx'
import { FilesControl } from './files-control.tsx'
import { useFormContext } from './form-context.ts'
import { ItemsControl } from './items-control.tsx'
import { MomentField } from '../../../ui/moment-field.tsx'
import { ReferenceControl } from './reference-control.tsx'
import { VideoControl } from './video-control.tsx'

type ControlProps<F extends Field = Field> = {
  field: F
  path: string
  value: unknown
  onChange: (value: unknown) => void
  /** The other values of the same group: a discount reads the price beside it. */
  beside: Values
  isTitled?: boolean
}

const hintOf = (field: Field) =>
  [field.help, field.expected ? 'Attendu avant la publication.' : ''].filter(Boolean).join(' ') || undefined

/** The control of one declared field, whatever its type. */
export function FieldControl(props: ControlProps) {
  const { field, path, value, onChange, isTitled } = props
  const { errors } = useFormContext()
  const shared = { name: path, label: field.label, error: errors[path], hint: hintOf(field) }
  switch (field.type) {
    case 'rich_text':
      return <RichTextField {...shared} value={String(value)} onChange={onChange} compact />
    case 'long_text':
      return <LongText field={field} path={path} value={String(value)} onChange={onChange} />
    case 'integer':
    case 'money_cents':
    case 'percent':
    case 'decimal':
      return <NumberControl {...shared} field={field} value={String(value)} onChange={onChange} />
    case 'date':
      return (
        <TextField
          {...shared}
          value={String(value)}
          onChange={onChange}
          placeholder="jj/mm/aaaa"
          inputMode="numeric"
          style={{ maxWidth: 200 }}
        />
      )
    case 'datetime':
      return <MomentField {...shared} value={value as TypedMoment} onChange={onChange} />
    case 'boolean':
      return <Checkbox {...shared} checked={value === true} onChange={onChange} />
    case 'choice':
      return (
        <Select
          {...shared}
          value={String(value)}
          placeholder={field.required ? 'Choisissez…' : 'Aucun choix'}
          options={field.options.map((option) => ({ value: String(option.value), label: option.label }))}
          onChange={onChange}
        />
      )
    case 'multi_choice':
      return (
        <ManyChoices field={field} path={path} value={value as (string | number)[]} onChange={onChange} />
      )
    case 'image':
    case 'images':
    case 'file':
    case 'files':
      return (
        <FilesControl
          field={field}
          path={path}
          value={value as number[]}
          onChange={onChange}
          isTitled={isTitled ?? false}
        />
      )
    case 'video':
      return <VideoControl field={field} path={path} value={value as FormVideo} onChange={onChange} />
    case 'reference':
      return <ReferenceControl field={field} path={path} value={value as number | null} onChange={onChange} />
    case 'content_refs':
      return <ContentsControl field={field} path={path} value={value as number[]} onChange={onChange} />
    case 'discount':
      return <DiscountControl {...props} />
    case 'items':
      return (
        <ItemsControl
          field={field}
          path={path}
          value={value as FormEntry[]}
          onChange={onChange}
          isTitled={isTitled ?? false}
          renderFields={(fields, prefix, values, set) => (
            <FieldGrid fields={fields} prefix={prefix} values={values} set={set} />
          )}
        />
      )
    default:
      return <ShortText field={field} path={path} value={String(value)} onChange={onChange} />
  }
}

type GridProps = {
  fields: Fields
  prefix: string
  values: Values
  set: (name: string, value: unknown) => void
}

const WIDE: readonly Field['type'][] = [
  'rich_text',
  'long_text',
  'items',
  'images',
  'files',
  'discount',
  'content_refs',
  'video',
  'multi_choice',
]

/** Small fields two by two, long ones across. */
export function FieldGrid({ fields, prefix, values, set }: GridProps) {
  return (
    <div className="field-grid">
      {Object.entries(fields).map(([name, field]) => (
        <div key={name} className={WIDE.includes(field.type) ? 'field-grid__wide' : undefined}>
          <FieldControl
            field={field}
            path={prefix === '' ? name : `${prefix}.${name}`}
            value={values[name]}
            beside={values}
            onChange={(value) => set(name, value)}
          />
        </div>
      ))}
    </div>
  )
}

type TextProps = { field: DeclaredText; path: string; value: string; onChange: (value: unknown) => void }

const INPUT_MODES = { url: 'url', email: 'email', phone: 'tel' } as const

function ShortText({ field, path, value, onChange }: TextProps) {
  const { errors } = useFormContext()
  return (
    <TextField
      name={path}
      label={field.label}
      error={errors[path]}
      hint={hintOf(field)}
      value={value}
      onChange={onChange}
      inputMode={INPUT_MODES[field.type as 'url']}
      aside={
        value.length > field.max * 0.8 ? <CharacterCount length={value.length} max={field.max} /> : undefined
      }
    />
  )
}

function LongText({ field, path, value, onChange }: TextProps) {
  const { errors } = useFormContext()
  return (
    <Textarea
      name={path}
      label={field.label}
      error={errors[path]}
      hint={hintOf(field)}
      value={value}
      rows={3}
      onChange={onChange}
      aside={<CharacterCount length={value.length} max={field.max} />}
    />
  )
}

/** Live, and over the limit in words as well as in colour. */
export function CharacterCount({ length, max }: { length: number; max: number }) {
  const over = length - max
  return (
    <span className={over > 0 ? 'xs num chars is-over' : 'xs num muted chars'}>
      {over > 0 ? `${count(over, 'caractère')} de trop` : `${length} sur ${count(max, 'caractère')}`}
    </span>
  )
}

type NumberProps = {
  field: NumberField
  name: string
  label: string
  error: string | undefined
  hint: string | undefined
  value: string
  onChange: (value: unknown) => void
}

function NumberControl({ field, ...rest }: NumberProps) {
  return (
    <div className="field--short">
      <TextField
        {...rest}
        {...(field.unit === undefined ? {} : { unit: field.unit })}
        inputMode={field.type === 'integer' ? 'numeric' : 'decimal'}
      />
    </div>
  )
}

type ManyProps = {
  field: ChoiceField
  path: string
  value: (string | number)[]
  onChange: (value: unknown) => void
}

function ManyChoices({ field, path, value, onChange }: ManyProps) {
  const { errors } = useFormContext()
  const hint = hintOf(field)
  return (
    <fieldset className="field" id={fieldId(path)} tabIndex={-1}>
      <legend className="label">{field.label}</legend>
      <div className="row" style={{ gap: 6 }}>
        {field.options.map((option) => {
          const isOn = value.includes(option.value)
          return (
            <Chip
              key={option.value}
              pressed={isOn}
              icon={isOn ? <IconCheck className="i i--16" aria-hidden="true" /> : undefined}
              onClick={() =>
                onChange(isOn ? value.filter((each) => each !== option.value) : [...value, option.value])
              }
            >
              {option.label}
            </Chip>
          )
        })}
      </div>
      {(errors[path] ?? hint) && <FieldNote id={`${fieldId(path)}-note`} error={errors[path]} hint={hint} />}
    </fieldset>
  )
}

function DiscountControl({ field, path, value, onChange, beside }: ControlProps) {
  const { errors, isEgalim } = useFormContext()
  const slots = useSlots()
  const own = Object.entries(errors).find(([each]) => each === path || each.startsWith(`${path}.`))?.[1]
  const price = typeof beside['price'] === 'string' ? parseEuros(beside['price']) : null
  return (
    <fieldset className="field" id={fieldId(path)} tabIndex={-1}>
      <legend className="label">{field.label}</legend>
      {slots.discount({
        value: value as DiscountValue | null,
        onChange,
        prixMoyen: price,
        egalim: isEgalim,
      })}
      {(own ?? field.help) && <FieldNote id={`${fieldId(path)}-note`} error={own} hint={field.help} />}
    </fieldset>
  )
}
