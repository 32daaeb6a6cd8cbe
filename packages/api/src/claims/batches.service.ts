import { formatDay, parisDay } from '@kiosque/contract/domain/dates'
import { slugify } from '@kiosque/contract/domain/slug'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { Batch, BatchDetail, ToBatch } from '@kiosque/contract/wire/claims-desk'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { conflict, notFound } from '../errors.ts'
import type { Viewer } from '../http/viewer.ts'
import { amountCell, inPages, type Cell } from '../kit/csv.ts'
import { pageMeta } from '../kit/page-meta.ts'
import * as sql from './batches.sql.ts'
import { actorOf, type Claiming } from './claiming.ts'
import { insertEvents, nextNumber } from './claims.sql.ts'
import { presentDeskClaim } from './present-claim.ts'

const MOST_SHOWN = 500

export async function listBatches(
  db: Db,
  query: { page: number; per_page: number; laboratory_id?: number | undefined },
): Promise<ListOf<Batch>> {
  const { page, per_page, laboratory_id } = query
  const rows = await sql.selectBatches(db, laboratory_id, { limit: per_page, offset: (page - 1) * per_page })
  return {
    data: rows.map(presentBatch),
    meta: pageMeta({ page, per_page }, await sql.countBatches(db, laboratory_id)),
  }
}

export async function listToBatch(db: Db): Promise<ToBatch> {
  const rows = await sql.selectToBatch(db)
  return { data: rows.map(({ id, name, ...figures }) => ({ laboratory: { id, name }, ...figures })) }
}

function presentBatch({ laboratory_id, laboratory, ...row }: sql.BatchRow): Batch {
  return {
    ...row,
    laboratory: { id: laboratory_id, name: laboratory },
    created_at: row.created_at.toISOString(),
    exported_at: row.exported_at?.toISOString() ?? null,
  }
}

export async function readBatch({ db, now }: Claiming, id: number): Promise<BatchDetail> {
  const row = await sql.selectBatch(db, id)
  if (!row) throw notFound()
  const claims = await sql.selectClaimsOfBatch(db, id, { afterId: 0, size: MOST_SHOWN })
  return { ...presentBatch(row), data: claims.map((claim) => presentDeskClaim(claim, now())) }
}

/** Everything a laboratory owes and was not asked for yet. Two people at once make one batch and an empty hand. */
export async function createBatch(
  deps: Claiming,
  viewer: Viewer,
  laboratoryId: number,
): Promise<BatchDetail> {
  const at = deps.now()
  const id = await inTransaction(deps.db, async (trx) => {
    const claims = await sql.lockUnbatched(trx, laboratoryId)
    if (claims.length === 0)
      throw conflict('nothing_to_batch', 'Ce laboratoire n’a aucune demande acceptée hors d’un lot.')
    const number = await nextNumber(trx, 'LOT', Number(parisDay(at).slice(0, 4)))
    const made = await sql.insertBatch(trx, {
      number,
      laboratory_id: laboratoryId,
      created_by: viewer.user_id,
      created_at: at,
    })
    await sql.setBatch(trx, claims, made, at)
    await rememberMoves(trx, claims, { kind: 'batched', comment: number, viewer, at })
    await remember(
      trx,
      'create',
      made,
      { number, laboratory_id: laboratoryId, claims: claims.length },
      { viewer, at },
    )
    return made
  })
  return readBatch(deps, id)
}

/** Its claims wait for another batch; one that was paid, even in part, stays. */
export async function undoBatch(deps: Claiming, viewer: Viewer, id: number): Promise<void> {
  const at = deps.now()
  await inTransaction(deps.db, async (trx) => {
    const batch = await sql.lockBatch(trx, id)
    if (!batch) throw notFound()
    const claims = await sql.selectIdsOfBatch(trx, id)
    if (claims.some((claim) => claim.status === 'paid'))
      throw conflict('batch_paid', 'Ce lot est déjà réglé, au moins en partie\u00a0: il ne se défait plus.')
    const ids = claims.map((claim) => claim.id)
    await sql.setBatch(trx, ids, null, at)
    await rememberMoves(trx, ids, { kind: 'unbatched', comment: batch.number, viewer, at })
    await sql.deleteBatch(trx, id)
    await remember(trx, 'delete', id, { number: batch.number, claims: ids.length }, { viewer, at })
  })
}

async function rememberMoves(
  trx: Db,
  ids: readonly number[],
  { kind, comment, viewer, at }: { kind: 'batched' | 'unbatched'; comment: string; viewer: Viewer; at: Date },
): Promise<void> {
  for (let from = 0; from < ids.length; from += 1_000)
    await insertEvents(
      trx,
      ids.slice(from, from + 1_000).map((claim_id) => ({
        claim_id,
        kind,
        actor_id: viewer.user_id,
        at,
        reason_code: null,
        comment,
        amount: null,
      })),
    )
}

function remember(
  trx: Db,
  verb: string,
  id: number,
  facts: Record<string, unknown>,
  { viewer, at }: { viewer: Viewer; at: Date },
): Promise<void> {
  return recordChange(trx, {
    actor: actorOf(viewer),
    action: `claim_batch.${verb}`,
    subject_type: 'claim_batch',
    subject_id: id,
    ...(verb === 'delete' ? { before: facts } : { after: facts }),
    at,
  })
}

/** The laboratory fills in the last two and sends the file back: the import reads it as it is. */
export const BATCH_CSV_HEADER = [
  'Lot',
  'Numéro de demande',
  'CIP officine',
  'Officine',
  'Ville',
  'SIRET',
  'Opération',
  'Bons pris du',
  'au',
  'Bons',
  'Montant',
  'Référence de règlement',
  'Date de règlement',
]

const day = (text: string | null) => (text === null ? '' : formatDay(`${text}T12:00:00Z`))

export async function beginBatchExport(deps: Claiming, viewer: Viewer, id: number): Promise<string> {
  const batch = await sql.selectBatch(deps.db, id)
  if (!batch) throw notFound()
  const at = deps.now()
  await inTransaction(deps.db, async (trx) => {
    await sql.markExported(trx, id, at)
    await remember(trx, 'export', id, { number: batch.number }, { viewer, at })
  })
  return `${batch.number.toLowerCase()}-${slugify(batch.laboratory)}.csv`
}

export async function* batchCsvRows(db: Db, id: number, number: string): AsyncGenerator<Cell[]> {
  const page = (afterId: number, size: number) => sql.selectClaimsOfBatch(db, id, { afterId, size })
  for await (const row of inPages(page))
    yield [
      number,
      row.number,
      row.cip_officine,
      row.drugstore,
      row.city,
      row.siret,
      row.title,
      day(row.period_starts_on),
      day(row.period_ends_on),
      row.vouchers,
      amountCell(row.accepted_amount ?? 0),
      row.payment_reference ?? '',
      day(row.paid_on),
    ]
}

export async function batchNumber(db: Db, id: number): Promise<string> {
  const batch = await sql.selectBatch(db, id)
  if (!batch) throw notFound()
  return batch.number
}
