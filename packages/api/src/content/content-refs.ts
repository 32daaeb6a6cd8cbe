import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { bundleOf } from '@kiosque/contract/kinds/fields/bundles'
import type { Pointer } from '@kiosque/contract/kinds/fields/field-bundle'
import { eachValue, type Values } from '@kiosque/contract/kinds/map-values'

/** Everything a content’s values point to, by id or slug. */
export interface References {
  files: Set<number>
  laboratories: Set<number>
  partners: Set<number>
  authors: Set<number>
  themes: Set<string>
  contents: Set<number>
}

export function noReferences(): References {
  return {
    files: new Set(),
    laboratories: new Set(),
    partners: new Set(),
    authors: new Set(),
    themes: new Set(),
    contents: new Set(),
  }
}

/** Files, companies, themes and contents named anywhere in these own values. */
export function addOwnReferences(refs: References, kind: Kind, values: Values): void {
  eachValue(kind.fields, values, (field, value) => {
    for (const pointer of bundleOf(field).pointers(field, value)) addPointer(refs, pointer)
  })
}

export function addPointer(refs: References, { to, id }: Pointer): void {
  const set: Set<number | string> = refs[LISTS[to]]
  set.add(id)
}

const LISTS = {
  file: 'files',
  laboratory: 'laboratories',
  partner: 'partners',
  author: 'authors',
  faq_theme: 'themes',
  content: 'contents',
} as const satisfies Record<Pointer['to'], keyof References>
