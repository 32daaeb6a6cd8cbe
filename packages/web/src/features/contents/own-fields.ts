import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { bundleOf } from '@kiosque/contract/kinds/fields/bundles'
import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import type { CompanyRef, ContentCard } from '@kiosque/contract/wire/contents'
import type { FileRef } from '@kiosque/contract/wire/files'

/** A content's own fields, read with the type the kind declares; absent and malformed are both null. */
export const textOf = (card: ContentCard, name: string): string | null => {
  const value = card[name]
  return typeof value === 'string' && value !== '' ? value : null
}
export const numberOf = (card: ContentCard, name: string): number | null => {
  const value = card[name]
  return typeof value === 'number' ? value : null
}
export const flagOf = (card: ContentCard, name: string): boolean => card[name] === true

export const fileOf = (card: ContentCard, name: string): FileRef | null => {
  const value = card[name]
  return isObject(value) && typeof value['url'] === 'string' ? (value as unknown as FileRef) : null
}
export const filesOf = (card: ContentCard, name: string): FileRef[] => listOf<FileRef>(card, name)

export const companyOf = (card: ContentCard, name: string): CompanyRef | null => {
  const value = card[name]
  return isObject(value) && typeof value['name'] === 'string' ? (value as unknown as CompanyRef) : null
}

/** Entries of an ordered list; each entry's shape is the kind's declaration. */
export function listOf<Entry>(card: ContentCard, name: string): Entry[] {
  const value = card[name]
  return Array.isArray(value) ? (value as Entry[]) : []
}

/** The French label of a choice. */
export function choiceOf(kind: Kind, card: ContentCard, name: string): string | null {
  const field = kind.fields[name]
  return field === undefined ? null : optionLabel(bundleOf(field).options(field), card[name])
}
export function choicesOf(kind: Kind, card: ContentCard, name: string): string[] {
  const field = kind.fields[name]
  const values = card[name]
  if (field === undefined || !Array.isArray(values)) return []
  return values.flatMap((value) => optionLabel(bundleOf(field).options(field), value) ?? [])
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
