import { emptyTarget, type Target } from '@kiosque/contract/domain/audience'
import { isWindowPossible } from '@kiosque/contract/domain/publication'
import { isSlug } from '@kiosque/contract/domain/slug'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { editorForm, type FormField } from '@kiosque/contract/kinds/editor-form'
import { text, type Field } from '@kiosque/contract/kinds/fields'
import { bundleOf } from '@kiosque/contract/kinds/fields/bundles'
import { isItems } from '@kiosque/contract/kinds/fields/items'
import type { FormEntry, Problems, Values } from '../field-types/field-view.ts'
import { toForm } from './form-value.ts'
import { readValue } from './read-value.ts'
import { momentText, readMoment, type TypedMoment } from '../../../lib/typed-moment.ts'

/** The whole form: common fields, the kind’s own, slug, category, window and target. */
export type FormValues = Values

const LABELS: Record<string, string> = {
  slug: 'Adresse',
  category: 'Catégorie',
  starts_at: 'Publié à partir du',
  ends_at: 'Jusqu’au',
  target: 'Ciblage',
  status: 'État',
}

const EXTRAS = ['slug', 'category', 'starts_at', 'ends_at', 'target'] as const

export function declaredFields(kind: Kind): FormField[] {
  return editorForm(kind).flatMap((section) => section.fields)
}

/** Every name the form holds, in the order of the screen. */
export function formNames(kind: Kind): string[] {
  return [...declaredFields(kind).map(({ name }) => name), ...EXTRAS]
}

export function fieldOf(kind: Kind, name: string): Field | undefined {
  if (name === 'slug') return text(LABELS['slug']!)
  return declaredFields(kind).find((each) => each.name === name)?.field
}

/** « Titre », « Questions, 2, Réponses proposées, 1, Réponse » for a path of the server. */
export function labelOf(kind: Kind, path: string): string {
  const [name = '', ...rest] = path.split('.')
  const words = [LABELS[name] ?? fieldOf(kind, name)?.label ?? name]
  let field = fieldOf(kind, name)
  for (const part of rest) {
    if (/^\d+$/.test(part)) words.push(String(Number(part) + 1))
    else {
      field = field && bundleOf(field).inner(field)?.[part]
      if (field) words.push(field.label)
    }
  }
  return words.join(', ')
}

/** A new content: what the declaration says by default. */
export function blankForm(kind: Kind): FormValues {
  const values: Values = {}
  for (const { name, field } of declaredFields(kind)) values[name] = field.default ?? null
  return formOf(kind, { ...values, title: '', slug: '', target: emptyTarget() })
}

export function formOf(kind: Kind, content: Values): FormValues {
  const form: FormValues = {}
  for (const { name, field } of declaredFields(kind)) form[name] = toForm(field, content[name])
  form['slug'] = content['slug'] ?? ''
  form['category'] = content['category'] ?? ''
  form['starts_at'] = momentText((content['starts_at'] as string | null) ?? null, 'start')
  form['ends_at'] = momentText((content['ends_at'] as string | null) ?? null, 'end')
  form['target'] = content['target'] ?? emptyTarget()
  return form
}

/** The named parts as the server takes them, and what is wrong with them. */
export function readForm(
  kind: Kind,
  form: FormValues,
  names: readonly string[],
): { values: Values; problems: Problems } {
  const values: Values = {}
  const problems: Problems = new Map()
  for (const name of names) values[name] = readOne(kind, form, name, problems)
  if (names.includes('starts_at') || names.includes('ends_at')) checkWindow(form, problems)
  return { values, problems }
}

function readOne(kind: Kind, form: FormValues, name: string, problems: Problems): unknown {
  if (name === 'target') return form['target'] as Target
  if (name === 'category') return form['category'] === '' ? null : form['category']
  if (name === 'starts_at' || name === 'ends_at') {
    const read = readMoment(form[name] as TypedMoment, name === 'ends_at' ? 'end' : 'start')
    if (read.ok) return read.value
    problems.set(name, read.message)
    return null
  }
  if (name === 'slug') {
    const slug = String(form['slug']).trim()
    if (!isSlug(slug))
      problems.set('slug', 'Minuscules sans accent, chiffres et tirets\u00a0; au moins une lettre.')
    return slug
  }
  const field = fieldOf(kind, name)
  if (field === undefined) return form[name]
  const value = readValue(field, form[name], name, problems)
  return name === 'title' || name === 'excerpt' || name === kind.body.name ? (value ?? '') : value
}

function checkWindow(form: FormValues, problems: Problems): void {
  const start = readMoment(form['starts_at'] as TypedMoment, 'start')
  const end = readMoment(form['ends_at'] as TypedMoment, 'end')
  if (start.ok && end.ok && !isWindowPossible(start.value, end.value))
    problems.set('ends_at', 'La date de fin doit suivre la date de début.')
}

/** Keys of entries are for the screen alone. */
const comparable = (value: unknown) =>
  JSON.stringify(value, (name, inner: unknown) => (name === 'key' || name === 'raw' ? undefined : inner)) ??
  ''

export const isSame = (one: unknown, other: unknown) => one === other || comparable(one) === comparable(other)

export function changedNames(kind: Kind, form: FormValues, initial: FormValues): string[] {
  return formNames(kind).filter((name) => !isSame(form[name], initial[name]))
}

/** Entries saved for the first time were given lasting ids: they are kept, or each save would make new ones. */
export function withEntryIds(kind: Kind, form: FormValues, sent: FormValues, saved: Values): FormValues {
  const next = { ...form }
  for (const { name, field } of declaredFields(kind)) {
    if (!isItems(field)) continue
    const ids = idsByKey(sent[name] as FormEntry[], saved[name])
    if (ids.size > 0) next[name] = numbered(form[name] as FormEntry[], ids)
  }
  return next
}

function idsByKey(
  entries: FormEntry[],
  saved: unknown,
  found = new Map<string, number>(),
): Map<string, number> {
  if (!Array.isArray(saved) || !Array.isArray(entries)) return found
  entries.forEach((entry, index) => {
    const stored = saved[index] as Values | undefined
    if (typeof stored?.['id'] === 'number') found.set(entry.key, stored['id'])
    for (const [name, value] of Object.entries(entry.values))
      if (isEntryList(value)) idsByKey(value, stored?.[name], found)
  })
  return found
}

const isEntryList = (value: unknown): value is FormEntry[] =>
  Array.isArray(value) && value.length > 0 && typeof (value[0] as FormEntry | null)?.key === 'string'

function numbered(entries: FormEntry[], ids: Map<string, number>): FormEntry[] {
  return entries.map((entry) => ({
    ...entry,
    id: ids.get(entry.key) ?? entry.id,
    values: Object.fromEntries(
      Object.entries(entry.values).map(([name, value]) => [
        name,
        isEntryList(value) ? numbered(value, ids) : value,
      ]),
    ),
  }))
}
