import type { PurchaseImport } from '@kiosque/contract/wire/agreements'
import type { ListOf } from '@kiosque/contract/wire/common'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { conflict, notFound } from '../errors.ts'
import type { Viewer } from '../http/viewer.ts'
import { pageMeta } from '../kit/page-meta.ts'
import { countCohorts } from './cohorts.service.ts'
import * as purchases from './purchases.sql.ts'

const present = ({ imported_at, withdrawn_at, ...row }: purchases.ImportRow): PurchaseImport => ({
  ...row,
  imported_at: imported_at.toISOString(),
  withdrawn_at: withdrawn_at?.toISOString() ?? null,
})

export async function listImports(
  db: Db,
  query: { page: number; per_page: number },
): Promise<ListOf<PurchaseImport>> {
  const { page, per_page } = query
  const { rows, total } = await purchases.selectImports(db, {
    limit: per_page,
    offset: (page - 1) * per_page,
  })
  return { data: rows.map(present), meta: pageMeta(query, total) }
}

/** What a wrong file wrote, and that no later one replaced, is taken back; what it had replaced does not come back. */
export function withdrawImport(deps: Deps, viewer: Viewer, id: number): Promise<PurchaseImport> {
  return inTransaction(deps.db, async (trx) => {
    const at = deps.now()
    await purchases.lockPurchases(trx)
    const found = await purchases.lockImport(trx, id)
    if (!found) throw notFound()
    if (found.withdrawn_at) throw conflict('already_withdrawn', 'Cet import est déjà retiré.')
    const touched = await purchases.deletePurchasesOf(trx, id)
    await purchases.updateWithdrawn(trx, id, at)
    await countCohorts(
      trx,
      touched.map(({ laboratory_id, year }) => ({ laboratoryId: laboratory_id, year })),
      at,
    )
    await recordChange(trx, {
      actor: viewer,
      action: 'purchases.remove',
      subject_type: 'purchases',
      subject_id: id,
      before: { lines: found.lines_left },
      after: { lines: 0 },
      at,
    })
    const after = await purchases.lockImport(trx, id)
    return present(after ?? { ...found, withdrawn_at: at, lines_left: 0 })
  })
}
