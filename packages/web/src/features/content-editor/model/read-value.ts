import { readEmail, readPhone } from '@kiosque/contract/domain/identifiers'
import { parseEuros } from '@kiosque/contract/domain/money'
import { isSafeLink, isVideoAddress } from '@kiosque/contract/domain/rich-text'
import type { ChoiceField, Field, ItemsField, NumberField, TextField } from '@kiosque/contract/kinds/fields'
import type { FormEntry, FormVideo, Values } from './form-value.ts'
import { readDay } from '../../../lib/typed-day.ts'
import { readMoment, type TypedMoment } from '../../../lib/typed-moment.ts'

/** French messages by path: `questions.0.choices.1.label`, as the server names them. */
export type Problems = Map<string, string>

const REQUIRED = 'Ce champ est requis.'

/** A field’s value as the server stores it, from what is in the form; what is wrong goes to `problems`. */
export function readValue(field: Field, form: unknown, path: string, problems: Problems): unknown {
  const value = valueOf(field, form, path, problems)
  const isEmpty = value === null || (Array.isArray(value) && value.length === 0)
  if (isEmpty && field.required === true && !problems.has(path)) problems.set(path, REQUIRED)
  return value
}

function valueOf(field: Field, form: unknown, path: string, problems: Problems): unknown {
  switch (field.type) {
    case 'integer':
    case 'money_cents':
    case 'percent':
    case 'decimal':
      return readNumber(field, String(form), path, problems)
    case 'date': {
      const typed = String(form)
      if (typed.trim() === '') return null
      const day = readDay(typed)
      if (day === null) problems.set(path, 'Saisissez une date, par exemple 12/11/2026.')
      return day
    }
    case 'datetime': {
      const read = readMoment(form as TypedMoment, 'start')
      if (read.ok) return read.value
      problems.set(path, read.message)
      return null
    }
    case 'choice':
      return choiceOf(field, form)
    case 'video':
      return readVideo(form as FormVideo, path, problems)
    case 'items':
      return readItems(field, form as FormEntry[], path, problems)
    case 'text':
    case 'long_text':
    case 'rich_text':
    case 'url':
    case 'email':
    case 'phone':
    case 'code':
      return readText(field, String(form), path, problems)
    default:
      return form
  }
}

function readText(field: TextField, typed: string, path: string, problems: Problems): string | null {
  const isLong = field.type === 'long_text' || field.type === 'rich_text' || field.type === 'text'
  const text = isLong ? typed : typed.trim()
  if (text.trim() === '') return null
  if (text.length > field.max) problems.set(path, `${field.max}\u00a0caractères au plus.`)
  const reader = { email: readEmail, phone: readPhone }[field.type as 'email']
  if (reader !== undefined) {
    const read = reader(text)
    if (read.ok) return read.value
    problems.set(path, read.message)
    return null
  }
  if (field.type === 'url' && !(isSafeLink(text) && /^(?:https?:|\/)/i.test(text)))
    problems.set(path, 'Saisissez une adresse web complète (https://…).')
  return text
}

const SPACES = /[\s\u00a0\u202f]/g

function readNumber(field: NumberField, typed: string, path: string, problems: Problems): number | null {
  if (typed.trim() === '') return null
  const value = numberOf(field, typed)
  if (value === null) {
    const example = field.type === 'money_cents' ? 'Saisissez un montant, par exemple 12,90.' : null
    const whole = field.type === 'integer' ? 'Saisissez un nombre entier.' : 'Saisissez un nombre.'
    problems.set(path, example ?? whole)
    return null
  }
  if (value < field.min || value > field.max) {
    const isMoney = field.type === 'money_cents'
    const [least, most] = isMoney ? [field.min / 100, field.max / 100] : [field.min, field.max]
    problems.set(path, `Saisissez un nombre entre ${least} et ${most}.`)
  }
  return value
}

function numberOf(field: NumberField, typed: string): number | null {
  if (field.type === 'money_cents') return parseEuros(typed)
  const text = typed.replace(SPACES, '').replace(',', '.').replace(/%$/, '')
  const shape = field.type === 'integer' ? /^[-\u2212]?\d{1,12}$/ : /^[-\u2212]?\d{1,12}(?:\.\d{1,2})?$/
  return shape.test(text) ? Number(text.replace('\u2212', '-')) : null
}

function choiceOf(field: ChoiceField, form: unknown): string | number | null {
  return field.options.find((option) => String(option.value) === form)?.value ?? null
}

function readVideo(form: FormVideo, path: string, problems: Problems): unknown {
  if (form.mode === 'file') return form.file_id === null ? null : { file_id: form.file_id }
  const url = form.url.trim()
  if (url === '') return null
  if (!isVideoAddress(url))
    problems.set(path, 'Cette adresse n’est pas celle d’un hébergeur de vidéos accepté.')
  return { url }
}

function readItems(field: ItemsField, entries: FormEntry[], path: string, problems: Problems): Values[] {
  if (entries.length > field.max) problems.set(path, `${field.max}\u00a0au plus.`)
  return entries.map((entry, index) => {
    const read: Values = entry.id === null ? {} : { id: entry.id }
    for (const [name, inner] of Object.entries(field.fields)) {
      const value = readValue(inner, entry.values[name], `${path}.${index}.${name}`, problems)
      if (Object.hasOwn(entry.raw, name) || !isBlank(value)) read[name] = value
      if (entry.raw[name] === null && isBlank(value)) read[name] = null
    }
    return read
  })
}

const isBlank = (value: unknown) =>
  value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0)
