import type { Field } from '@kiosque/contract/kinds/fields'
import { formatPhone } from '../../../lib/phone.ts'
import { dayText } from '../../../lib/typed-day.ts'
import { momentText } from '../../../lib/typed-moment.ts'

export type Values = Record<string, unknown>

/** One entry of a repeated group. `raw` is the entry as it was read, so that nothing is added to it unasked. */
export type FormEntry = { key: string; id: number | null; values: Values; raw: Values }
export type FormVideo = { mode: 'url' | 'file'; url: string; file_id: number | null }

/** Entries of a draft found again keep their keys: new ones must differ from those of an earlier visit. */
const visit = Math.random().toString(36).slice(2, 8)
let lastKey = 0
export const newKey = (): string => `${visit}-${(lastKey += 1)}`

const decimalText = (value: number) => String(value).replace('.', ',')
const euroText = (cents: number) => {
  const [whole, rest] = [Math.trunc(Math.abs(cents) / 100), Math.abs(cents) % 100]
  return `${cents < 0 ? '-' : ''}${whole},${String(rest).padStart(2, '0')}`
}

/** A stored value as its field holds it while it is edited: what is typed stays text until it is sent. */
export function toForm(field: Field, value: unknown): unknown {
  const isEmpty = value === null || value === undefined
  switch (field.type) {
    case 'integer':
    case 'percent':
    case 'decimal':
      return isEmpty ? '' : decimalText(value as number)
    case 'money_cents':
      return isEmpty ? '' : euroText(value as number)
    case 'date':
      return isEmpty ? '' : dayText(value as string)
    case 'datetime':
      return momentText(isEmpty ? null : (value as string), 'start')
    case 'boolean':
      return value === true
    case 'choice':
      return isEmpty ? '' : String(value as string)
    case 'multi_choice':
    case 'images':
    case 'files':
      return isEmpty ? [] : value
    case 'content_refs':
      return isEmpty && field.max !== 1 ? [] : (value ?? null)
    case 'image':
    case 'file':
    case 'reference':
    case 'discount':
      return value ?? null
    case 'video': {
      const { url, file_id } = (value ?? {}) as { url?: string; file_id?: number }
      return { mode: file_id === undefined ? 'url' : 'file', url: url ?? '', file_id: file_id ?? null }
    }
    case 'items':
      return isEmpty ? [] : (value as Values[]).map((entry) => entryOf(field.fields, entry))
    case 'phone':
      return isEmpty ? '' : formatPhone(String(value as string))
    default:
      return isEmpty ? '' : String(value as string)
  }
}

export function entryOf(fields: Readonly<Record<string, Field>>, raw: Values): FormEntry {
  const values: Values = {}
  for (const [name, field] of Object.entries(fields)) values[name] = toForm(field, raw[name])
  return { key: newKey(), id: typeof raw['id'] === 'number' ? raw['id'] : null, values, raw }
}

/** An entry just added: defaults and nothing else. */
export function blankEntry(fields: Readonly<Record<string, Field>>): FormEntry {
  const defaults: Values = {}
  for (const [name, field] of Object.entries(fields))
    if (field.default !== undefined) defaults[name] = field.default
  return { ...entryOf(fields, defaults), raw: {} }
}
