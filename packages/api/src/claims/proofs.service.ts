import type { FastifyRequest } from 'fastify'
import { PROOFS_MAX } from '@kiosque/contract/domain/claims'
import type { ClaimDetail } from '@kiosque/contract/wire/claims'
import type { ProofTable } from '@kiosque/contract/wire/claims-desk'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { AppError, conflict, invalid, notFound, wrongType } from '../errors.ts'
import { bytesOfFile, pageOfFile, takeOwnFiles } from '../files/attached-files.ts'
import { setFileUses } from '../files/file-uses.ts'
import { upload } from '../files/files.service.ts'
import { UNKNOWN_TYPE } from '../files/refused-type.ts'
import { actorOf, type Claimant } from './claiming.ts'
import { demandInTime, lockOpen, readOwn } from './claims.service.ts'
import { selectClaim, updateClaim, type LockedClaim } from './claims.sql.ts'
import { lockOperation, selectProducts } from './operations.sql.ts'
import { submitBy } from './present-claim.ts'
import { deleteProof, insertProof, selectProofs } from './proofs.sql.ts'
import { isTable, proofTableOf, tillExtractOf } from './till-extract.ts'

const CSV = 'text/csv'
const isProof = (type: string) => type === 'application/pdf' || type === CSV || type.startsWith('image/')
const NO_PROOF = 'Un justificatif est un PDF, une photo ou un fichier CSV.'
const NO_TABLE =
  'Ce fichier CSV n’est pas une extraction de caisse\u00a0: il lui faut une ligne de titres et des colonnes.'

/** Receives a file and keeps it with the claim; what is no proof is refused, and nothing of it stays. */
export async function uploadProof(
  deps: Deps,
  request: FastifyRequest,
  who: Claimant,
  id: number,
): Promise<ClaimDetail> {
  // Asked before thirty megabytes are received for nothing.
  const { operation_id } = await inTransaction(deps.db, (trx) => lockChangeable(trx, deps, who, id))
  const file = await upload(deps, request, who.viewer, 'member').catch((error: unknown) => {
    // Word or Excel, which the usual words name, would be refused here as well.
    throw error instanceof AppError && error.message === UNKNOWN_TYPE ? wrongType(NO_PROOF) : error
  })
  if (!isProof(file.type)) throw wrongType(NO_PROOF)
  if (file.type === CSV) {
    const products = await selectProducts(deps.db, [operation_id])
    if (!isTable(await bytesOfFile(deps, file.id), products)) throw wrongType(NO_TABLE)
  }
  return attachProofs(deps, who, id, [file.id])
}

/** D15-10: files sent by `POST /files`, judged by what is in them. */
export async function attachProofs(
  deps: Deps,
  who: Claimant,
  id: number,
  fileIds: readonly number[],
): Promise<ClaimDetail> {
  if (fileIds.length === 0) throw invalid({ file_id: ['Choisissez un fichier.'] })
  const wanted = [...new Set(fileIds)]
  const { operation_id } = await findOwn(deps.db, who, id)
  const products = await selectProducts(deps.db, [operation_id])
  await inTransaction(deps.db, async (trx) => {
    const claim = await lockChangeable(trx, deps, who, id)
    const known = await selectProofs(trx, id)
    const added = wanted.filter((fileId) => known.every((proof) => proof.file_id !== fileId))
    if (known.length + added.length > PROOFS_MAX)
      throw conflict('too_many_proofs', `${PROOFS_MAX}\u00a0justificatifs au plus par demande.`)
    const files = await takeOwnFiles(trx, who.viewer, added, 'file_id')
    if (files.some((file) => !isProof(file.type))) throw invalid({ file_id: [NO_PROOF] })
    for (const file of files) {
      const twin = known.find((proof) => proof.sha256 === file.sha256)
      if (twin) throw conflict('same_proof', 'Ce fichier est déjà joint à la demande.')
      const bytes = file.type === CSV ? await bytesOfFile({ ...deps, db: trx }, file.id) : null
      if (bytes && !isTable(bytes, products)) throw invalid({ file_id: [NO_TABLE] })
      await insertProof(trx, {
        claim_id: id,
        file_id: file.id,
        sha256: file.sha256,
        after_sends: claim.sends,
        added_by: who.viewer.user_id,
        added_at: deps.now(),
        extract: bytes && JSON.stringify(tillExtractOf(bytes, products)),
      })
    }
    await keepProofs(trx, deps, who, claim, 'proof_add')
  })
  return readOwn(deps, who, id)
}

export async function removeProof(
  deps: Deps,
  who: Claimant,
  { id, proofId }: { id: number; proofId: number },
): Promise<ClaimDetail> {
  await inTransaction(deps.db, async (trx) => {
    const claim = await lockChangeable(trx, deps, who, id)
    const proof = (await selectProofs(trx, id)).find((each) => each.id === proofId)
    if (!proof) throw notFound()
    await deleteProof(trx, proofId)
    await keepProofs(trx, deps, who, claim, 'proof_remove')
  })
  return readOwn(deps, who, id)
}

async function findOwn(db: Db, { drugstoreId }: Claimant, id: number) {
  const row = await selectClaim(db, id)
  if (row?.drugstore_id !== drugstoreId) throw notFound()
  return row
}

async function lockChangeable(trx: Db, deps: Deps, who: Claimant, id: number): Promise<LockedClaim> {
  const claim = await lockOpen(trx, who, id, undefined)
  const operation = await lockOperation(trx, claim.operation_id, 'share')
  if (operation === undefined) throw notFound()
  demandInTime(submitBy({ ...claim, deadline: operation.deadline }), deps.now())
  return claim
}

/** Says which files the claim shows from now on; an unused one is swept within a day. */
async function keepProofs(
  trx: Db,
  deps: Deps,
  who: Claimant,
  claim: LockedClaim,
  verb: string,
): Promise<void> {
  const proofs = await selectProofs(trx, claim.id)
  const at = deps.now()
  await setFileUses(
    trx,
    { type: 'claim', id: claim.id },
    proofs.map((proof) => proof.file_id),
  )
  await updateClaim(trx, claim.id, { version: claim.version + 1, updated_at: at })
  await recordChange(trx, {
    actor: actorOf(who.viewer),
    action: `claim.${verb}`,
    subject_type: 'claim',
    subject_id: claim.id,
    after: { drugstore_id: claim.drugstore_id, proofs: proofs.length },
    at,
  })
}

/** A till's extract as the desk reads it beside the lines. */
export async function readProofTable(deps: Deps, id: number, proofId: number): Promise<ProofTable> {
  const claim = await selectClaim(deps.db, id)
  const proof = (await selectProofs(deps.db, id)).find((each) => each.id === proofId)
  if (!claim || !proof || proof.extract === null) throw notFound()
  const products = await selectProducts(deps.db, [claim.operation_id])
  return proofTableOf(await bytesOfFile(deps, proof.file_id), products)
}

/** One page of a proof as a picture, from 1, for the viewer beside the lines. */
export async function readProofPage(
  deps: Deps,
  { id, proofId, page }: { id: number; proofId: number; page: number },
) {
  const claim = await selectClaim(deps.db, id)
  const proof = (await selectProofs(deps.db, id)).find((each) => each.id === proofId)
  if (!claim || claim.status === 'draft' || !proof) throw notFound()
  return pageOfFile(deps, proof.file_id, page - 1)
}
