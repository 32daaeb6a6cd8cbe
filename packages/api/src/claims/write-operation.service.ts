import { emptyTarget, normaliseTarget } from '@kiosque/contract/domain/audience'
import { formatEuros } from '@kiosque/contract/domain/money'
import type {
  BriProductBody,
  DeskOperation,
  OperationBody,
  OperationPatch,
} from '@kiosque/contract/wire/claims-desk'
import { targetErrors } from '../audience/audience.service.ts'
import { targetColumn } from '../audience/target-column.ts'
import { recordChange } from '../audit/audit.ts'
import { TARGETS_CHANNEL } from '../db/channels.ts'
import type { Db } from '../db/db.ts'
import { publish } from '../db/events.ts'
import { inTransaction } from '../db/transaction.ts'
import { conflict, invalid, notFound, staleVersion, type FieldErrors } from '../errors.ts'
import type { Viewer } from '../http/viewer.ts'
import { actorOf, type Claiming } from './claiming.ts'
import { readDeskOperation } from './operations.service.ts'
import * as sql from './operations.sql.ts'

/** What would be stored, or everything that is wrong with it, field by field. */
async function checked(trx: Db, body: OperationPatch, before: sql.OperationRow | null) {
  const draft = {
    title: body.title ?? before?.title ?? '',
    laboratory_id: body.laboratory_id ?? before?.laboratory_id ?? 0,
    description: body.description ?? before?.description ?? '',
    starts_on: body.starts_on ?? before?.starts_on ?? '',
    ends_on: body.ends_on ?? before?.ends_on ?? '',
    deadline: body.deadline ?? before?.deadline ?? '',
    payment_days: body.payment_days ?? before?.payment_days ?? 45,
    proofs: [...new Set(body.proofs ?? before?.proofs ?? [])],
    proof_note: body.proof_note ?? before?.proof_note ?? '',
    status: body.status ?? before?.status ?? ('draft' as const),
  }
  const target = body.target === undefined ? (before?.target ?? emptyTarget()) : normaliseTarget(body.target)
  const errors: FieldErrors = await targetErrors(trx, target)
  if (draft.ends_on < draft.starts_on) errors['ends_on'] = ['La fin doit venir après le début.']
  if (draft.deadline < draft.ends_on)
    errors['deadline'] = ['La date limite de dépôt vient après la fin de l’opération.']
  if (draft.laboratory_id !== before?.laboratory_id && !(await sql.hasLaboratory(trx, draft.laboratory_id)))
    errors['laboratory_id'] = ['Choisissez un laboratoire.']
  for (const [rank, { ean }] of (body.products ?? []).entries())
    if (body.products?.findIndex((product) => product.ean === ean) !== rank)
      errors[`products.${rank}.ean`] = ['Ce produit figure deux fois.']
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return { ...draft, ...targetColumn(target) }
}

export async function createOperation(
  deps: Claiming,
  viewer: Viewer,
  body: OperationBody,
): Promise<DeskOperation> {
  const at = deps.now()
  const id = await inTransaction(deps.db, async (trx) => {
    const row = await checked(trx, body, null)
    const made = await sql.insertOperation(trx, {
      ...row,
      created_by: viewer.user_id,
      created_at: at,
      updated_at: at,
    })
    await saveProducts(trx, made, body.products, at)
    await remember(trx, 'create', null, await find(trx, made), { viewer, at })
    return made
  })
  return readDeskOperation(deps, id)
}

async function find(trx: Db, id: number): Promise<sql.OperationRow> {
  const row = await sql.selectOperation(trx, id, null)
  if (row === undefined) throw notFound()
  return row
}

export async function changeOperation(
  deps: Claiming,
  viewer: Viewer,
  id: number,
  body: OperationPatch,
): Promise<DeskOperation> {
  const at = deps.now()
  await inTransaction(deps.db, async (trx) => {
    if ((await sql.lockOperation(trx, id, 'update')) === undefined) throw notFound()
    const before = await find(trx, id)
    if (body.version !== undefined && body.version !== before.version)
      throw staleVersion(
        'Quelqu’un a modifié cette opération entre-temps. Relisez-la d’abord.',
        before.version,
      )
    const row = await checked(trx, body, before)
    const [used] = await sql.selectUses(trx, [id])
    if (row.status === 'draft' && (used?.claims ?? 0) > 0)
      throw conflict(
        'has_claims',
        'Des officines ont envoyé des demandes\u00a0: fermez l’opération plutôt que de la remettre en brouillon.',
      )
    if (row.laboratory_id !== before.laboratory_id && (used?.claims ?? 0) > 0)
      throw invalid({
        laboratory_id: ['Des demandes sont envoyées à ce laboratoire\u00a0: il ne change plus.'],
      })
    await sql.updateOperation(trx, id, { ...row, version: before.version + 1, updated_at: at })
    if (body.products) await saveProducts(trx, id, body.products, at)
    await remember(trx, 'update', before, await find(trx, id), { viewer, at })
  })
  return readDeskOperation(deps, id)
}

/** A product somebody claimed stays, and one that was sent keeps its value: what is owed does not change afterwards. */
async function saveProducts(
  trx: Db,
  operationId: number,
  products: readonly BriProductBody[],
  at: Date,
): Promise<void> {
  const before = await sql.selectProducts(trx, [operationId])
  const uses = await sql.selectProductUses(trx, operationId)
  const errors: FieldErrors = {}
  const kept = new Map<number, { rank: number; body: BriProductBody }>()
  for (const [rank, body] of products.entries()) {
    const known = before.find((each) => (body.id === undefined ? each.ean === body.ean : each.id === body.id))
    if (body.id !== undefined && known === undefined)
      errors[`products.${rank}.id`] = ['Ce produit n’est plus dans l’opération.']
    if (known !== undefined && uses.get(known.id)?.isSent && known.value !== body.value)
      errors[`products.${rank}.value`] = [
        `Des demandes sont envoyées à ${formatEuros(known.value)} le bon\u00a0: cette valeur ne change plus.`,
      ]
    if (known !== undefined) kept.set(known.id, { rank, body })
  }
  const removed = before.filter((product) => !kept.has(product.id))
  const claimed = removed.filter((product) => uses.has(product.id))
  if (claimed.length > 0)
    errors['products'] = [
      `${claimed.map((product) => product.name).join(', ')}\u00a0: des officines en ont déjà saisi, gardez ce produit.`,
    ]
  if (Object.keys(errors).length > 0) throw invalid(errors)
  await sql.deleteProducts(
    trx,
    removed.map((product) => product.id),
  )
  for (const [position, { id: _id, max_quantity = null, ...product }] of products.entries()) {
    const known = [...kept].find(([, each]) => each.rank === position)?.[0]
    const row = { ...product, max_quantity, position }
    if (known === undefined) await sql.insertProduct(trx, { operation_id: operationId, ...row })
    else {
      await sql.updateProduct(trx, known, row)
      await sql.revalueDrafts(trx, known, product.value, at)
    }
  }
}

export async function removeOperation(deps: Claiming, viewer: Viewer, id: number): Promise<void> {
  const at = deps.now()
  await inTransaction(deps.db, async (trx) => {
    if ((await sql.lockOperation(trx, id, 'update')) === undefined) throw notFound()
    const before = await find(trx, id)
    if (!(await sql.deleteOperation(trx, id)))
      throw conflict(
        'has_claims',
        'Des officines ont commencé des demandes\u00a0: fermez l’opération plutôt.',
      )
    await remember(trx, 'delete', before, null, { viewer, at })
  })
}

async function remember(
  trx: Db,
  verb: string,
  before: sql.OperationRow | null,
  after: sql.OperationRow | null,
  { viewer, at }: { viewer: Viewer; at: Date },
): Promise<void> {
  const told = (row: sql.OperationRow | null) => {
    if (row === null) return null
    const { target_id: _target, version: _version, updated_at: _at, laboratory: _name, ...fields } = row
    return fields
  }
  await recordChange(trx, {
    actor: actorOf(viewer),
    action: `claim_operation.${verb}`,
    subject_type: 'claim_operation',
    subject_id: (after ?? before)?.id ?? null,
    before: told(before),
    after: told(after),
    at,
  })
  await publish(trx, TARGETS_CHANNEL)
}
