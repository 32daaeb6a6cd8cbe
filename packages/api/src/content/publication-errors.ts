import type { Kind } from '@kiosque/contract/kinds/define-kind'
import {
  hasSameFilms,
  ownGateLines,
  picturesToDescribe,
  publicationGate,
  type GateDraft,
  type GateLine,
} from '@kiosque/contract/kinds/publication-gate'
import type { Db } from '../db/db.ts'
import type { FieldErrors } from '../errors.ts'
import { undescribedPictures } from '../files/alt-texts.ts'
import type { Draft } from './derive-columns.ts'

/**
 * What keeps a content from its readers, by field. Asked when someone publishes, or changes what is published; what
 * already was so when it was published (an import) is let be until its pictures, its films or its text
 * change.
 */
export async function publicationErrors(
  db: Db,
  kind: Kind,
  before: Draft,
  changed: Draft,
): Promise<FieldErrors> {
  if (changed.status !== 'published') return {}
  const undescribed = await undescribedPictures(db, picturesToDescribe(kind, changed))
  const blocking = (draft: Draft) =>
    publicationGate(kind, draft, undescribed).filter((line) => line.level === 'block')
  const isLetBe =
    before.status === 'published' &&
    before.cover_id === changed.cover_id &&
    before.body === changed.body &&
    hasSameFilms(kind, before, changed)
  const known = isLetBe ? blocking(before).map((line) => line.message) : []
  return errorsOf(blocking(changed).filter(({ message }) => !known.includes(message)))
}

/** The same for one that is made already published: what its kind cannot do without. */
export function creationErrors(kind: Kind, draft: Pick<Draft, keyof GateDraft | 'status'>): FieldErrors {
  if (draft.status !== 'published') return {}
  return errorsOf(ownGateLines(kind, draft).filter(({ level }) => level === 'block'))
}

function errorsOf(lines: readonly GateLine[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const { field, message } of lines) errors[field] = [...(errors[field] ?? []), message]
  return errors
}
