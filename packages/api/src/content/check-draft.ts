import { isWholeNetwork } from '@kiosque/contract/domain/audience'
import { isWindowPossible } from '@kiosque/contract/domain/publication'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { picturesIn } from '@kiosque/contract/domain/rich-text'
import { bundleOf } from '@kiosque/contract/kinds/fields/bundles'
import type { Pointer } from '@kiosque/contract/kinds/fields/field-bundle'
import { valuesIn } from '@kiosque/contract/kinds/map-values'
import { targetErrors } from '../audience/audience.service.ts'
import type { Db } from '../db/db.ts'
import type { FieldErrors } from '../errors.ts'
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

const ABSENT: Record<Pointer['to'], string> = {
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
  for (const { path, field, value } of valuesIn(kind.fields, draft.values)) {
    const missing = bundleOf(field)
      .pointers(field, value)
      .find((pointer) => !exists(pointer, existing))
    if (missing !== undefined) errors[path] = [refusalOf(missing, existing)]
  }
  return errors
}

const WRONG_FILE: Readonly<Record<string, string>> = {
  'text/vtt': 'Choisissez un fichier de sous-titres, au format VTT.',
  'video/mp4': 'Choisissez une vidéo, au format MP4.',
}

/** A file that is there, but is not what is asked for, is told apart from one that is not. */
function refusalOf({ to, id, kinds = [] }: Pointer, { files }: Existing): string {
  const isThere = to === 'file' && files.has(Number(id))
  return (isThere && WRONG_FILE[kinds[0] ?? '']) || ABSENT[to]
}

function exists({ to, id, kinds = [] }: Pointer, existing: Existing): boolean {
  if (to === 'content' || to === 'file') {
    const found = (to === 'file' ? existing.files : existing.contents).get(Number(id))
    return found !== undefined && (kinds.length === 0 || kinds.includes(found))
  }
  const known: Record<typeof to, ReadonlySet<number | string>> = {
    laboratory: existing.laboratories,
    partner: existing.partners,
    author: existing.authors,
    faq_theme: existing.themes,
  }
  return known[to].has(id)
}
