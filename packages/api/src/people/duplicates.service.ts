import type { ListOf } from '@kiosque/contract/wire/common'
import type { DrugstoreDuplicate, UserDuplicate } from '@kiosque/contract/wire/duplicates'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { findAdminDrugstores } from '../network/admin-drugstores.service.ts'
import { presentUsers } from './admin-users.service.ts'
import {
  deleteDismissal,
  type DuplicateKind,
  insertDismissal,
  type Pair,
  selectPairs,
} from './duplicates.sql.ts'
import { pageMeta } from '../kit/page-meta.ts'
import type { Viewer } from '../http/viewer.ts'

interface Asked {
  page: number
  per_page: number
  dismissed?: boolean | undefined
}

export function listUserDuplicates(db: Db, asked: Asked, now: Date): Promise<ListOf<UserDuplicate>> {
  return listPairs(db, 'user', asked, (ids) => presentUsers(db, ids, now))
}

export function listDrugstoreDuplicates(db: Db, asked: Asked): Promise<ListOf<DrugstoreDuplicate>> {
  return listPairs(db, 'drugstore', asked, (ids) => findAdminDrugstores(db, ids))
}

/** The sheets of a whole page of pairs are read at once. */
async function listPairs<Sheet extends { id: number }>(
  db: Db,
  kind: DuplicateKind,
  { page, per_page, dismissed = false }: Asked,
  read: (ids: number[]) => Promise<Sheet[]>,
): Promise<ListOf<{ first: Sheet; second: Sheet; reason: string }>> {
  const limits = { limit: per_page, offset: (page - 1) * per_page }
  const { pairs, total } = await selectPairs(db, kind, { ...limits, isDismissed: dismissed })
  const sheets = new Map((await read(idsOf(pairs))).map((sheet) => [sheet.id, sheet]))
  const data = pairs.flatMap(({ first_id, second_id, reason }) => {
    const [first, second] = [sheets.get(first_id), sheets.get(second_id)]
    return first && second ? [{ first, second, reason }] : []
  })
  return { data, meta: pageMeta({ page, per_page }, total) }
}

const idsOf = (pairs: Pair[]) => [...new Set(pairs.flatMap((pair) => [pair.first_id, pair.second_id]))]

interface Verdict {
  kind: DuplicateKind
  ids: [number, number]
  /** True: they are two; false: they may be one after all. */
  isDismissed: boolean
}

/** « Ce ne sont pas des doublons »: remembered and in the journal, until somebody changes their mind. */
export function judgeDuplicates(deps: Deps, viewer: Viewer, verdict: Verdict): Promise<void> {
  const { kind, isDismissed } = verdict
  const [first_id = 0, second_id = 0] = verdict.ids.toSorted((a, b) => a - b)
  return inTransaction(deps.db, async (trx) => {
    const at = deps.now()
    if (first_id === second_id) throw notFound()
    const found =
      kind === 'user'
        ? (await presentUsers(trx, [first_id, second_id], at)).filter((person) => person.erased_at === null)
        : await findAdminDrugstores(trx, [first_id, second_id])
    if (found.length !== 2) throw notFound()
    const pair = { kind, first_id, second_id }
    const isNew = isDismissed ? await insertDismissal(trx, pair, at) : await deleteDismissal(trx, pair)
    if (!isNew) return
    const action = `${kind}.${isDismissed ? 'dismiss_duplicate' : 'propose_duplicate'}`
    // On both sheets: each has its own journal.
    for (const [id, other] of [
      [first_id, second_id],
      [second_id, first_id],
    ]) {
      const change = { action, subject_type: kind, subject_id: id ?? null, at }
      await recordChange(trx, { actor: viewer, ...change, after: { [`other_${kind}_id`]: other } })
    }
  })
}
