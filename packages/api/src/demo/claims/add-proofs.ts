import { createHash } from 'node:crypto'
import type { Db } from '../../db/db.ts'
import { addOwnFiles } from '../../files/add-file.ts'
import { insertMany } from '../bulk-insert.ts'
import type { DemoContext } from '../demo-step.ts'
import { plainPage } from '../documents/plain-page.ts'
import { stepsOf, type Kept } from './claim-rows.ts'

/** A sheet of tickets for what somebody is likely to open; those of an operation that were decided share one. */
export async function addProofs(trx: Db, context: DemoContext, claims: readonly Kept[]): Promise<void> {
  const { deps, startedAt } = context
  const twins = twinsOf(claims)
  const [first = 0, second = 0] = twins
  const hasOwn = ({ isOwn, of, id }: Kept) =>
    (isOwn || of.status === 'submitted' || of.status === 'to_correct') && id !== second
  const alone = claims.filter(hasOwn)
  const shared = [
    ...new Map(
      claims
        .filter((claim) => !hasOwn(claim) && claim.id !== second)
        .map((claim) => [claim.operation.id, claim]),
    ).values(),
  ]
  const sheets = [...alone.map(tickets), ...shared.map(sharedTickets)]
  const files = await addOwnFiles(
    trx,
    deps.storage,
    sheets.map((bytes) => ({ bytes, name: 'tickets-de-caisse.pdf', alt: '', at: startedAt })),
  )
  const ownFile = new Map(alone.map((claim, rank) => [claim.id, files[rank]?.id ?? 0]))
  const sharedFile = new Map(
    shared.map(({ operation }, rank) => [operation.id, files[alone.length + rank]?.id ?? 0]),
  )
  const fileOf = ({ id, operation }: Kept) =>
    ownFile.get(id === second ? first : id) ?? sharedFile.get(operation.id) ?? 0
  await trx
    .updateTable('file')
    .set({ origin: 'member' })
    .where(
      'id',
      'in',
      files.map((file) => file.id),
    )
    .execute()
  await insertMany(
    trx,
    'bri_proofs',
    claims.map((claim) => ({
      claim_id: claim.id,
      file_id: fileOf(claim),
      // Its own, so that a sheet shared here does not look like a proof sent twice; two of them are.
      sha256: createHash('sha256')
        .update(twins.has(claim.id) ? 'twin' : claim.number)
        .digest('hex'),
      added_by: claim.user_id,
      added_at: stepsOf(claim, context).created,
      extract: null,
    })),
  )
  await insertMany(
    trx,
    'file_use',
    claims.map((claim) => ({
      owner_type: 'claim',
      owner_id: claim.id,
      file_id: fileOf(claim),
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
  return plainPage(`Tickets, ${operation.laboratory}`, [
    `${takenIn(operation)}, ${number}`,
    ...lines,
    INVENTED,
  ])
}

/** Beside claims that differ: it tells no number and no quantity, which would be another's. */
function sharedTickets({ operation }: Kept): Uint8Array {
  return plainPage(`Tickets, ${operation.laboratory}`, [
    takenIn(operation),
    'Tickets de caisse réunis par l’officine, rendus au siège après contrôle.',
    INVENTED,
  ])
}

const INVENTED = 'Document de démonstration : noms et montants sont inventés.'
const written = (day: string) => day.split('-').toReversed().join('/')
const takenIn = ({ starts_on, ends_on }: Kept['operation']) =>
  `Bons pris du ${written(starts_on)} au ${written(ends_on)}`
