import { createHash } from 'node:crypto'
import type { Db } from '../../db/db.ts'
import { addOwnFiles } from '../../files/add-file.ts'
import { insertMany } from '../bulk-insert.ts'
import { daysFrom, type DemoContext } from '../demo-step.ts'
import { plainPage } from '../documents/plain-page.ts'
import type { Kept } from './claim-rows.ts'

/** So many claims that wait have a sheet of their own, for whoever opens them; the others of an operation share one. */
const OWN_SHEETS = 12

/** A sheet of tickets for what somebody is likely to open; the others of an operation share one. */
export async function addProofs(
  trx: Db,
  { deps, startedAt }: DemoContext,
  claims: readonly Kept[],
): Promise<void> {
  const waiting = claims.filter(({ isOwn, of }) => !isOwn && of.status === 'submitted')
  const shown = new Set(waiting.slice(-OWN_SHEETS).map(({ id }) => id))
  const hasOwn = ({ isOwn, id }: Kept) => isOwn || shown.has(id)
  const alone = claims.filter(hasOwn)
  const shared = [
    ...new Map(claims.filter((claim) => !hasOwn(claim)).map((claim) => [claim.operation.id, claim])).values(),
  ]
  const sheets = [...alone, ...shared]
  const files = await addOwnFiles(
    trx,
    deps.storage,
    sheets.map((claim) => ({ bytes: tickets(claim), name: 'tickets-de-caisse.pdf', alt: '', at: startedAt })),
  )
  const fileOf = new Map(sheets.map((claim, rank) => [claim.id, files[rank]?.id ?? 0]))
  const sharedFile = new Map(shared.map((claim) => [claim.operation.id, fileOf.get(claim.id) ?? 0]))
  await trx
    .updateTable('file')
    .set({ origin: 'member' })
    .where(
      'id',
      'in',
      files.map((file) => file.id),
    )
    .execute()
  const twins = twinsOf(claims)
  await insertMany(
    trx,
    'bri_proofs',
    claims.map((claim) => ({
      claim_id: claim.id,
      file_id: fileOf.get(claim.id) ?? sharedFile.get(claim.operation.id) ?? 0,
      // Its own, so that a sheet shared here does not look like a proof sent twice; two of them are.
      sha256: createHash('sha256')
        .update(twins.has(claim.id) ? 'twin' : claim.number)
        .digest('hex'),
      added_by: claim.user_id,
      added_at: daysFrom(startedAt, claim.of.created),
      extract: null,
    })),
  )
  await insertMany(
    trx,
    'file_use',
    claims.map((claim) => ({
      owner_type: 'claim',
      owner_id: claim.id,
      file_id: fileOf.get(claim.id) ?? sharedFile.get(claim.operation.id) ?? 0,
    })),
  )
}

/** The last two that wait sent the same proof. */
export const twinsOf = (claims: readonly Kept[]): ReadonlySet<number> =>
  new Set(
    claims
      .filter(({ isOwn, of }) => !isOwn && of.status === 'submitted')
      .slice(-2)
      .map((claim) => claim.id),
  )

function tickets({ operation, of, number }: Kept): Uint8Array {
  const lines = of.quantities.flatMap((quantity, rank) => {
    const product = operation.offered[rank]
    if (!product || quantity === 0) return []
    const value = (product.value / 100).toFixed(2).replace('.', ',')
    return [`${product.ean}   ${product.name}`, `${quantity} bons de réduction immédiate, ${value} € chacun`]
  })
  const from = operation.starts_on.split('-').toReversed().join('/')
  return plainPage(`Tickets, ${operation.laboratory}`, [
    `Période du ${from}, ${number}`,
    ...lines,
    'Document de démonstration : noms et montants sont inventés.',
  ])
}
