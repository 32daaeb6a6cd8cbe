import { fileIdIn } from '@kiosque/contract/domain/rich-text'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { Field } from '@kiosque/contract/kinds/fields'
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

const idsOf = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is number => typeof id === 'number')

function addReference(refs: References, field: Field, value: unknown): void {
  if (field.type !== 'reference') return
  if (field.to === 'faq_theme') {
    if (typeof value === 'string') refs.themes.add(value)
    return
  }
  const set = { laboratory: refs.laboratories, partner: refs.partners, author: refs.authors }[field.to]
  for (const id of idsOf(value)) set.add(id)
}

/** Files, companies, themes and contents named anywhere in these own values. */
export function addOwnReferences(refs: References, kind: Kind, values: Values): void {
  eachValue(kind.fields, values, (field, value) => {
    switch (field.type) {
      case 'image':
      case 'images':
      case 'file':
      case 'files':
        for (const id of idsOf(value)) refs.files.add(id)
        break
      case 'video': {
        const fileId = (value as { file_id?: number }).file_id
        if (fileId !== undefined) refs.files.add(fileId)
        break
      }
      case 'rich_text':
        for (const id of picturesIn(String(value))) refs.files.add(id)
        break
      case 'content_refs':
        for (const id of idsOf(value)) refs.contents.add(id)
        break
      default:
        addReference(refs, field, value)
    }
  })
}

const PICTURE = /<img src="([^"]+)"/g

/** Pictures of the library shown inside a cleaned text. */
export function picturesIn(html: string): number[] {
  return [...html.matchAll(PICTURE)].map(([, src]) => fileIdIn(src ?? '')).filter((id) => id !== null)
}

/** The same text with links that work now. A picture that is gone leaves an empty address, not a broken one. */
export function withSignedPictures(html: string, urlOf: (id: number) => string | undefined): string {
  return html.replaceAll(PICTURE, (whole, src: string) => {
    const id = fileIdIn(src)
    return id === null ? whole : `<img src="${(urlOf(id) ?? '').replaceAll('&', '&amp;')}"`
  })
}
