import type { Target } from '@kiosque/contract/domain/audience'
import type { SavedAudience } from '@kiosque/contract/wire/audience'
import type { ListOf } from '@kiosque/contract/wire/common'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { conflict, notFound, staleVersion } from '../errors.ts'
import { pageMeta } from '../kit/page-meta.ts'
import type { Viewer } from '../http/viewer.ts'
import { checkTarget } from './audience.service.ts'
import { selectReach } from './audience.sql.ts'
import * as rows from './saved-audiences.sql.ts'

type Row = NonNullable<Awaited<ReturnType<typeof rows.selectAudience>>>

const nameTaken = () => conflict('name_taken', 'Une audience porte déjà ce nom.')

export async function listAudiences(
  db: Db,
  query: { q?: string | undefined; reach?: boolean | undefined; page: number; per_page: number },
): Promise<ListOf<SavedAudience>> {
  const { data, total } = await rows.selectAudiences(db, query)
  const presented: SavedAudience[] = []
  for (const row of data) {
    // One after the other: a page of audiences must not take every connection there is.
    const reach = query.reach === true ? await selectReach(db, row.target) : null
    presented.push(present(row, reach))
  }
  return { data: presented, meta: pageMeta(query, total) }
}

export async function readAudience(db: Db, id: number): Promise<SavedAudience> {
  const row = await demand(db, id)
  return present(row, await selectReach(db, row.target))
}

export function createAudience(
  deps: Deps,
  viewer: Viewer,
  body: { name: string; target: Partial<Target> },
): Promise<SavedAudience> {
  return inTransaction(deps.db, async (trx) => {
    const target = await checkTarget(trx, body.target)
    const at = deps.now()
    const id = await rows.insertAudience(trx, { name: body.name, target, by: viewer.user_id, at })
    if (id === null) throw nameTaken()
    await recordChange(trx, {
      actor: viewer,
      action: 'audience.create',
      subject_type: 'audience',
      subject_id: id,
      after: { name: body.name, target },
      at,
    })
    return readAudience(trx, id)
  })
}

export function updateAudience(
  deps: Deps,
  viewer: Viewer,
  id: number,
  body: { name?: string | undefined; target?: Partial<Target> | undefined; version: number },
): Promise<SavedAudience> {
  return inTransaction(deps.db, async (trx) => {
    const before = await demand(trx, id)
    const target = body.target === undefined ? before.target : await checkTarget(trx, body.target)
    const name = body.name ?? before.name
    if (await rows.isAudienceName(trx, name, id)) throw nameTaken()
    const at = deps.now()
    const change = { name, target, version: body.version, by: viewer.user_id, at }
    if (!(await rows.updateAudience(trx, id, change)))
      throw staleVersion(
        'Cette audience a changé entre-temps. Rechargez-la avant de la modifier.',
        before.version,
      )
    await recordChange(trx, {
      actor: viewer,
      action: 'audience.update',
      subject_type: 'audience',
      subject_id: id,
      before: { name: before.name, target: before.target },
      after: { name, target },
      at,
    })
    return readAudience(trx, id)
  })
}

export function removeAudience(deps: Deps, viewer: Viewer, id: number): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const before = await demand(trx, id)
    await rows.deleteAudience(trx, id)
    await recordChange(trx, {
      actor: viewer,
      action: 'audience.delete',
      subject_type: 'audience',
      subject_id: id,
      before: { name: before.name, target: before.target },
      at: deps.now(),
    })
  })
}

async function demand(db: Db, id: number): Promise<Row> {
  const row = await rows.selectAudience(db, id)
  if (row === undefined) throw notFound()
  return row
}

function present(row: Row, reach: SavedAudience['reach']): SavedAudience {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    reach,
  }
}
