import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PrivateFile } from '@kiosque/contract/wire/training-file'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { invalid, notFound, wrongType } from '../errors.ts'
import type { Viewer } from '../http/viewer.ts'
import { keepReceived } from './add-file.ts'
import { publishFile } from './file-changes.ts'
import { holdFiles, isUsedElsewhere, type FileOwner } from './file-uses.sql.ts'
import { deleteFile, insertFile, selectFile, selectFiles } from './files.sql.ts'
import { refuseHoarding } from './files.service.ts'
import { receiveUpload } from './receive-upload.ts'
import { serveFile } from './serve-file.ts'
import type { ZipSource } from './zip-stream.ts'

/** A document or its photograph: what a person keeps for themselves is no spreadsheet and no film. */
const ACCEPTED = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp']

/**
 * Receives what is its sender's alone, under the same rules as any other file (judged by its content, pictures made
 * again without what the camera wrote in them). Its words are not read: nobody searches in it.
 */
export async function uploadPrivate(
  deps: Deps,
  request: FastifyRequest,
  viewer: Viewer,
): Promise<PrivateFile> {
  const now = deps.now()
  await refuseHoarding(deps, viewer, now)
  const received = await receiveUpload(request, deps.storage)
  const { id, name, type, size } = await keepReceived(deps.storage, received, async (prepared) => {
    if (!ACCEPTED.includes(prepared.type))
      throw wrongType('Envoyez un PDF ou une photo (JPEG, PNG ou WebP) de l’attestation.')
    const owner = { origin: 'member' as const, uploaded_by: viewer.user_id, drugstore_id: null }
    const made = { is_private: true, created_at: now, processed_at: now }
    return insertFile(deps.db, { ...prepared, ...owner, ...made })
  })
  return { id, name, type, size }
}

/** Refuses a file that is not private, not one's own, or kept by something else already. */
export async function demandPrivateFile(
  trx: Db,
  owner: FileOwner,
  { userId, fileId, field }: { userId: number; fileId: number; field: string },
): Promise<void> {
  const [file] = await holdFiles(trx, [fileId])
  const isOwn = file?.is_private === true && file.uploaded_by === userId
  if (!isOwn || (await isUsedElsewhere(trx, fileId, owner)))
    throw invalid({ [field]: ['Ce fichier n’existe plus. Envoyez-le de nouveau.'] })
}

export const privateFilesOf = (db: Db, ids: number[]) => (ids.length === 0 ? [] : selectFiles(db, ids))

/** Sends it to its owner, whom the caller has recognised; no cache on the way keeps it. */
export async function servePrivateFile(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  fileId: number,
): Promise<FastifyReply> {
  const file = await selectFile(deps.db, fileId)
  if (!file) throw notFound()
  return serveFile(deps, request, reply, file, { download: '1' }, 'no-store')
}

/** The same, for an archive of all of them. */
export async function privateSources(
  deps: Deps,
  ids: number[],
): Promise<(ZipSource & { file_id: number })[]> {
  const files = await privateFilesOf(deps.db, ids)
  return files.map((file) => ({
    file_id: file.id,
    name: file.name,
    modifiedAt: file.created_at,
    read: () => deps.storage.read(file.storage_key),
  }))
}

/** The rows go, and with them every way to the bytes, which the next sweep removes. */
export async function deletePrivateFilesOf(trx: Db, userId: number): Promise<void> {
  const files = await trx
    .selectFrom('file')
    .select('id')
    .where('uploaded_by', '=', userId)
    .where('is_private', '=', true)
    .execute()
  for (const { id } of files) {
    await trx.deleteFrom('file_use').where('file_id', '=', id).execute()
    await publishFile(trx, id)
    await deleteFile(trx, id)
  }
}
