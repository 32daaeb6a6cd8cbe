import { isWholeNetwork } from '@kiosque/contract/domain/audience'
import { isWindowPossible } from '@kiosque/contract/domain/publication'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { Field, Fields } from '@kiosque/contract/kinds/fields'
import type { Values } from '@kiosque/contract/kinds/map-values'
import { targetErrors } from '../audience/audience.service.ts'
import type { Db } from '../db/db.ts'
import type { FieldErrors } from '../errors.ts'
import { picturesIn } from './content-refs.ts'
import { referencesOf, type Draft } from './derive-columns.ts'
import { selectExisting, type Existing } from './write-content.sql.ts'

const LOYALTY =
  'Une campagne de fidélité doit valoir dans toutes les officines du réseau (CSP, art. R. 5125-28)\u00a0: retirez les packs, les zones, les officines nommées et les exclusions.'

/**
 * Everything a schema cannot know: what exists, what agrees, what the law allows. Empty when all is well. `known` is
 * given by who has already asked for several drafts at once.
 */
export async function draftErrors(
  db: Db,
  kind: Kind,
  draft: Omit<Draft, 'slug' | 'published_at'>,
  known?: Existing,
): Promise<FieldErrors> {
  const errors: FieldErrors = await targetErrors(db, draft.target)
  if (!isWindowPossible(draft.starts_at, draft.ends_at)) {
    errors['ends_at'] = ['La date de fin doit suivre la date de début.']
  }
  if (kind.target_rule === 'whole_network' && !isWholeNetwork(draft.target)) errors['target'] = [LOYALTY]
  const { start, end } = kind.period ?? { start: '', end: '' }
  const [first, last] = [draft.values[start], draft.values[end]]
  if (typeof first === 'string' && typeof last === 'string' && last < first) {
    errors[end] = ['La date de fin doit suivre la date de début.']
  }
  const existing = known ?? (await selectExisting(db, kind.key, referencesOf(kind, draft), draft.category))
  return { ...errors, ...missingErrors(kind, draft, existing) }
}

const ABSENT = {
  file: 'Ce fichier n’est pas dans la médiathèque.',
  laboratory: 'Ce laboratoire n’existe pas.',
  partner: 'Ce partenaire n’existe pas.',
  author: 'Cet auteur n’existe pas.',
  faq_theme: 'Ce thème n’existe pas.',
  content: 'Ce contenu n’existe pas.',
}

function missingErrors(
  kind: Kind,
  draft: Omit<Draft, 'slug' | 'published_at'>,
  existing: Existing,
): FieldErrors {
  const errors: FieldErrors = {}
  const need = (field: string, holds: boolean, message: string) => {
    if (!holds) errors[field] = [message]
  }
  need('cover_id', draft.cover_id === null || existing.files.has(draft.cover_id), ABSENT.file)
  need(
    'attachment_ids',
    draft.attachment_ids.every((id) => existing.files.has(id)),
    ABSENT.file,
  )
  need(
    kind.body.name,
    picturesIn(draft.body).every((id) => existing.files.has(id)),
    ABSENT.file,
  )
  need('category', draft.category === null || existing.hasCategory, 'Cette catégorie n’existe pas.')
  need(
    'laboratory_id',
    draft.laboratory_id === null || existing.laboratories.has(draft.laboratory_id),
    ABSENT.laboratory,
  )
  need('author_id', draft.author_id === null || existing.authors.has(draft.author_id), ABSENT.author)
  eachPath(kind.fields, draft.values, '', (path, field, value) => {
    const message = absenceIn(field, value, existing)
    if (message !== null) errors[path] = [message]
  })
  return errors
}

function eachPath(
  fields: Fields,
  values: Values,
  prefix: string,
  visit: (path: string, field: Field, value: unknown) => void,
): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name]
    if (value === null || value === undefined) continue
    if (field.type !== 'items') visit(`${prefix}${name}`, field, value)
    else
      (value as Values[]).forEach((entry, index) =>
        eachPath(field.fields, entry, `${prefix}${name}.${index}.`, visit),
      )
  }
}

function absenceIn(field: Field, value: unknown, existing: Existing): string | null {
  const all = (ids: unknown, known: { has(id: never): boolean }) =>
    (Array.isArray(ids) ? ids : [ids]).every((id) => known.has(id as never))
  switch (field.type) {
    case 'image':
    case 'images':
    case 'file':
    case 'files':
      return all(value, existing.files) ? null : ABSENT.file
    case 'video': {
      const { file_id: fileId } = value as { file_id?: number }
      return fileId === undefined || existing.files.has(fileId) ? null : ABSENT.file
    }
    case 'rich_text':
      return all(picturesIn(String(value)), existing.files) ? null : ABSENT.file
    case 'content_refs': {
      const isKnown = (id: unknown) => {
        const kind = existing.contents.get(id as number)
        return kind !== undefined && (field.kinds.length === 0 || field.kinds.includes(kind))
      }
      return (Array.isArray(value) ? value : [value]).every(isKnown) ? null : ABSENT.content
    }
    case 'reference': {
      const known = {
        laboratory: existing.laboratories,
        partner: existing.partners,
        author: existing.authors,
        faq_theme: existing.themes,
      }
      return all(value, known[field.to]) ? null : ABSENT[field.to]
    }
    default:
      return null
  }
}
