import { startOfParisDay, parisDay } from '@kiosque/contract/domain/dates'
import type { BriOperation } from '@kiosque/contract/wire/claims'
import type { DeskOperation, DeskOperationsQuery } from '@kiosque/contract/wire/claims-desk'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { pageMeta } from '../kit/page-meta.ts'
import type { Claimant, Claiming } from './claiming.ts'
import * as sql from './operations.sql.ts'
import { isPast } from './present-claim.ts'

type Common = Omit<BriOperation, 'draft_id' | 'claims'>

/** Operations meant for one's pharmacy, the nearest deadline first (D10-01). */
export async function listOperations(
  { db, now }: Claiming,
  { viewer, drugstoreId }: Claimant,
  query: { page: number; per_page: number; state: 'open' | 'all' },
): Promise<ListOf<BriOperation>> {
  const { page, per_page, state } = query
  const at = now()
  const filter = { reader: viewer, state, today: parisDay(at) }
  const rows = await sql.selectOperations(db, filter, { limit: per_page, offset: (page - 1) * per_page })
  return {
    data: await presentOwn(db, rows, drugstoreId, at),
    meta: pageMeta({ page, per_page }, await sql.countOperations(db, filter)),
  }
}

export async function readOperation(
  { db, now }: Claiming,
  { viewer, drugstoreId }: Claimant,
  id: number,
): Promise<BriOperation> {
  const row = await sql.selectOperation(db, id, viewer)
  const [operation] = row === undefined ? [] : await presentOwn(db, [row], drugstoreId, now())
  if (operation === undefined) throw notFound()
  return operation
}

async function presentOwn(db: Db, rows: readonly sql.OperationRow[], drugstoreId: number, now: Date) {
  const ids = rows.map((row) => row.id)
  const own = await sql.selectOwnOn(db, ids, drugstoreId)
  const operations = await present(db, rows, now)
  return operations.map((operation): BriOperation => {
    const mine = own.find((each) => each.operation_id === operation.id)
    return { ...operation, draft_id: mine?.draft_id ?? null, claims: mine?.claims ?? 0 }
  })
}

async function present(db: Db, rows: readonly sql.OperationRow[], now: Date): Promise<Common[]> {
  const products = await sql.selectProducts(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    laboratory: { id: row.laboratory_id, name: row.laboratory },
    description: row.description,
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    deadline: row.deadline,
    payment_days: row.payment_days,
    proofs: row.proofs,
    proof_note: row.proof_note,
    products: products
      .filter((product) => product.operation_id === row.id)
      .map(({ operation_id: _operation, position: _position, ...product }) => product),
    state: stateOf(row, now),
    status: row.status,
  }))
}

function stateOf({ status, starts_on, deadline }: sql.OperationRow, now: Date): BriOperation['state'] {
  if (status === 'closed' || isPast(deadline, now)) return 'ended'
  return now < startOfParisDay(starts_on) ? 'coming' : 'open'
}

export async function listDeskOperations(
  { db, now }: Claiming,
  query: DeskOperationsQuery,
): Promise<ListOf<DeskOperation>> {
  const { page, per_page, q, state, laboratory_id: laboratoryId } = query
  const at = now()
  const filter = { reader: null, state, q, laboratoryId, today: parisDay(at) }
  const rows = await sql.selectOperations(db, filter, { limit: per_page, offset: (page - 1) * per_page })
  return {
    data: await presentDesk(db, rows, at),
    meta: pageMeta({ page, per_page }, await sql.countOperations(db, filter)),
  }
}

export async function readDeskOperation({ db, now }: Claiming, id: number): Promise<DeskOperation> {
  const row = await sql.selectOperation(db, id, null)
  const [operation] = row === undefined ? [] : await presentDesk(db, [row], now())
  if (operation === undefined) throw notFound()
  return operation
}

async function presentDesk(db: Db, rows: readonly sql.OperationRow[], now: Date): Promise<DeskOperation[]> {
  const uses = await sql.selectUses(
    db,
    rows.map((row) => row.id),
  )
  const operations = await present(db, rows, now)
  return operations.map((operation, rank) => {
    const row = rows[rank]!
    const used = uses.find((each) => each.operation_id === operation.id)
    return {
      ...operation,
      target: row.target,
      version: row.version,
      claims: used?.claims ?? 0,
      drugstores: used?.drugstores ?? 0,
      amount: used?.amount ?? 0,
      waiting: used?.waiting ?? 0,
      updated_at: row.updated_at.toISOString(),
    }
  })
}
