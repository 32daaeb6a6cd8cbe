import { parisDay } from '@kiosque/contract/domain/dates'
import type { Attestation, AttestationBody } from '@kiosque/contract/wire/training-file'
import type { Member } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { setFileUses } from '../files/file-uses.ts'
import { demandPrivateFile, privateFilesOf } from '../files/private-files.ts'
import { removeFile } from '../files/sweep.ts'
import {
  countAttestations,
  deleteAttestation,
  insertAttestation,
  lockAttestation,
  selectAttestation,
  updateAttestation,
  type AttestationRow,
} from './attestations.sql.ts'
import { uploadEntry } from './file-entries.ts'

export interface Owner {
  viewer: Member
  now: Date
}

/** More than a working life fills; too few to make a store of it. */
const MOST = 300

const useOf = (id: number) => ({ type: 'attestation', id })

/** One's own; somebody else's does not exist, whoever asks. */
export async function findAttestation(db: Db, id: number, { viewer }: Owner): Promise<AttestationRow> {
  const row = await selectAttestation(db, viewer.user_id, id)
  if (!row) throw notFound()
  return row
}

export async function addAttestation(deps: Deps, body: AttestationBody, owner: Owner): Promise<Attestation> {
  demandPast(body, owner.now)
  const userId = owner.viewer.user_id
  const id = await inTransaction(deps.db, async (trx) => {
    if ((await countAttestations(trx, userId)) >= MOST)
      throw conflict(
        'too_many_attestations',
        `Votre dossier compte déjà ${MOST}\u00a0attestations ajoutées. Supprimez-en une pour en ajouter une autre.`,
      )
    await demandOwnFile(trx, 0, body, userId)
    const made = await insertAttestation(trx, userId, body, owner.now)
    await setFileUses(trx, useOf(made), [body.file_id])
    return made
  })
  return presentOne(deps.db, id, owner)
}

/** Everything it says, at once; another file takes the place of the old one, which goes. */
export async function changeAttestation(
  deps: Deps,
  id: number,
  body: AttestationBody,
  owner: Owner,
): Promise<Attestation> {
  demandPast(body, owner.now)
  const userId = owner.viewer.user_id
  const old = await inTransaction(deps.db, async (trx) => {
    const row = await lockAttestation(trx, userId, id)
    if (!row) throw notFound()
    await demandOwnFile(trx, id, body, userId)
    await updateAttestation(trx, id, body, owner.now)
    await setFileUses(trx, useOf(id), [body.file_id])
    return row
  })
  if (old.file_id !== body.file_id) await removeFile(deps, old.file_id)
  return presentOne(deps.db, id, owner)
}

/** With its file: nothing of it is left. */
export async function removeAttestation(deps: Deps, id: number, owner: Owner): Promise<void> {
  const { file_id } = await findAttestation(deps.db, id, owner)
  await removeFile(deps, file_id, async (trx) => {
    if (!(await lockAttestation(trx, owner.viewer.user_id, id))) throw notFound()
    await setFileUses(trx, useOf(id), [])
    await deleteAttestation(trx, id)
  })
}

function demandPast({ obtained_on: day }: AttestationBody, now: Date): void {
  if (day > parisDay(now)) throw invalid({ obtained_on: ['Cette date n’est pas encore passée.'] })
}

const demandOwnFile = (trx: Db, id: number, { file_id: fileId }: AttestationBody, userId: number) =>
  demandPrivateFile(trx, useOf(id), { userId, fileId, field: 'file_id' })

async function presentOne(db: Db, id: number, owner: Owner): Promise<Attestation> {
  const row = await findAttestation(db, id, owner)
  const [file] = await privateFilesOf(db, [row.file_id])
  return {
    ...uploadEntry(row, file, parisDay(owner.now)),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
