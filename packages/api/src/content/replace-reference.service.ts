import { bundleOf } from '@kiosque/contract/kinds/fields/bundles'
import { mapValues } from '@kiosque/contract/kinds/map-values'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { Db } from '../db/db.ts'
import { columnsFor, type Draft } from './derive-columns.ts'
import { draftOfRow } from './draft-of-body.ts'
import { remember, type Writing } from './content-trace.ts'
import { selectAnyForUpdate, updateContent } from './write-content.sql.ts'

/** What contents point to: by id, or by value for themes and categories. */
export interface Reference {
  to: 'laboratory' | 'partner' | 'author' | 'faq_theme' | 'category'
  from: number | string
  /** Null: they point to nothing any more. */
  by: number | string | null
}

/**
 * In the transaction of a deletion: these contents point to another one from now on, each with its new version, so
 * that their history says what happened. What else may be wrong with them is not judged here.
 */
export async function replaceReference(
  trx: Db,
  ids: readonly number[],
  reference: Reference,
  { actor, now }: Writing,
): Promise<void> {
  if (ids.length === 0) return
  for (const before of await selectAnyForUpdate(trx, ids)) {
    const kind = kindOf(before.kind)
    if (!kind) continue
    const draft = draftOfRow(before)
    const changed: Draft = {
      ...pointed(draft, reference),
      values: mapValues(kind.fields, draft.values, (field, value) =>
        bundleOf(field).repointed(field, value, reference),
      ),
    }
    const row = await updateContent(trx, before.id, {
      ...columnsFor(kind, changed, before.created_at),
      fields: changed.values,
      version: before.version + 1,
      updated_at: now,
      updated_by: actor.user_id,
    })
    // What lies in the trash has no history to show and is not searched.
    if (before.trashed_at === null)
      await remember(trx, kind, changed, row, { action: 'update', before: draft, actor, now })
  }
}

function pointed(draft: Draft, { to, from, by }: Reference): Draft {
  if (to === 'laboratory' && draft.laboratory_id === from)
    return { ...draft, laboratory_id: by as number | null }
  if (to === 'author' && draft.author_id === from) return { ...draft, author_id: by as number | null }
  if (to === 'category' && draft.category === from) return { ...draft, category: by as string | null }
  return draft
}
