import { missingFields } from '@kiosque/contract/kinds/editor-form'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { reachOf } from '../audience/audience.service.ts'
import type { Db } from '../db/db.ts'
import { AppError } from '../errors.ts'
import type { TargetedRow } from './content-rows.ts'

/**
 * Publishing many at once has nobody reading each one: what lacks an expected field, is already over or would be
 * seen by nobody is refused with its reason, where the editor's own page only warns.
 */
export async function refuseUnpublishable(db: Db, kind: Kind, row: TargetedRow, now: Date): Promise<void> {
  const missing = missingFields(kind, row.fields).map(({ field }) => field.label)
  if (missing.length > 0) throw unpublishable(`Il manque\u00a0: ${missing.join(', ')}.`)
  if (row.ends_at !== null && row.ends_at <= now)
    throw unpublishable('Sa période de publication est déjà terminée. Changez sa date de fin.')
  if (row.is_public) return
  const { people } = await reachOf(db, row.target)
  if (people === 0) throw unpublishable('Son ciblage n’atteint personne. Élargissez-le.')
}

const unpublishable = (message: string) => new AppError(422, 'not_publishable', message)
