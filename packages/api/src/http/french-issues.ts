import type { $ZodIssue, $ZodRawIssue } from 'zod/v4/core'
import type { FieldErrors } from '../errors.ts'

const FORMATS: Record<string, string> = {
  email: 'Saisissez une adresse e-mail valable.',
  url: 'Saisissez une adresse web complète.',
  uuid: 'Cet identifiant n’est pas valable.',
  datetime: 'Saisissez une date et une heure valables.',
  date: 'Saisissez une date valable (aaaa-mm-jj).',
  time: 'Saisissez une heure valable.',
  regex: 'Le format n’est pas valable.',
}

const TYPES: Record<string, string> = {
  string: 'Saisissez un texte.',
  number: 'Saisissez un nombre.',
  int: 'Saisissez un nombre entier.',
  boolean: 'Répondez par oui ou par non.',
  array: 'Donnez une liste.',
  object: 'Donnez un ensemble de champs.',
  record: 'Donnez un ensemble de champs.',
  date: 'Saisissez une date valable.',
  null: 'Laissez ce champ vide.',
}

/** zod's messages in our own French; a schema that gives its own keeps it. */
export function frenchMessage(issue: $ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'Ce champ est requis.'
      return TYPES[issue.expected] ?? 'Cette valeur n’est pas du type attendu.'
    case 'invalid_value':
      return 'Choisissez une des valeurs proposées.'
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum), issue.inclusive !== false)
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum), issue.inclusive !== false)
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'Le format n’est pas valable.'
    case 'not_multiple_of':
      return `Donnez un multiple de ${issue.divisor}.`
    case 'unrecognized_keys':
      return 'Ce champ n’est pas accepté ici.'
    default:
      return 'Cette valeur n’est pas valable.'
  }
}

const plural = (count: number, one: string, many: string) => (Math.abs(count) < 2 ? one : many)

function tooSmall(origin: string, minimum: number, isInclusive: boolean): string {
  if (origin === 'string') {
    return minimum === 1
      ? 'Ce champ est requis.'
      : `${minimum} ${plural(minimum, 'caractère', 'caractères')} au moins.`
  }
  if (origin === 'array' || origin === 'set') {
    return minimum === 1
      ? 'Choisissez au moins une valeur.'
      : `${minimum} ${plural(minimum, 'élément', 'éléments')} au moins.`
  }
  return isInclusive ? `${minimum} au moins.` : `Plus de ${minimum}.`
}

function tooBig(origin: string, maximum: number, isInclusive: boolean): string {
  if (origin === 'string') return `${maximum} ${plural(maximum, 'caractère', 'caractères')} au plus.`
  if (origin === 'array' || origin === 'set') {
    return `${maximum} ${plural(maximum, 'élément', 'éléments')} au plus.`
  }
  return isInclusive ? `${maximum} au plus.` : `Moins de ${maximum}.`
}

/** Issues as field → messages; `root` names what has no field of its own. */
export function fieldErrors(issues: readonly $ZodIssue[], root: string): FieldErrors {
  const errors = new Map<string, string[]>()
  const add = (path: readonly PropertyKey[], message: string) => {
    const name = path.length > 0 ? path.map(String).join('.') : root
    const messages = errors.get(name) ?? []
    if (!messages.includes(message)) errors.set(name, [...messages, message])
  }
  for (const issue of issues.flatMap((found) => opened(found))) {
    if (issue.code !== 'unrecognized_keys') add(issue.path, issue.message)
    else for (const key of issue.keys) add([...issue.path, key], issue.message)
  }
  return Object.fromEntries(errors)
}

/** A union says nothing by itself: the branch that came nearest does. */
function opened(issue: $ZodIssue): $ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const nearest = issue.errors.toSorted((a, b) => a.length - b.length)[0] ?? []
  return nearest.flatMap((inner) => opened({ ...inner, path: [...issue.path, ...inner.path] }))
}
