import type { FastifyRequest } from 'fastify'
import type { Member } from '../audience/visible-targets.ts'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { AppError, notFound, tooMany } from '../errors.ts'
import type { Viewer } from '../http/viewer.ts'
import type { FileRef } from '@kiosque/contract/wire/files'
import { keepReceived, type Owner, type Prepared } from './add-file.ts'
import { visibleFiles } from './file-uses.ts'
import { fileRefOf } from './file-refs.ts'
import { linkExpiry, signedUrl } from './file-links.ts'
import { insertFile, selectFiles, selectUnusedTotals, type FileRow } from './files.sql.ts'
import { PROCESS_JOB } from './process-file.ts'
import { receiveUpload } from './receive-upload.ts'
import { distinctNames, type ZipSource } from './zip-stream.ts'

const DAY_MS = 24 * 3600 * 1000
/** What one member may have sent in a day without having used it: enough for any claim, too little to fill a disk. */
const MOST_UNUSED_FILES = 1000
const MOST_UNUSED_BYTES = 3_000_000_000

/** Receives a file into the head office's library (`media`) or as a member's proof or attachment. */
export async function upload(
  deps: Deps,
  request: FastifyRequest,
  viewer: Viewer,
  origin: Owner['origin'],
): Promise<FileRef> {
  const { db, storage, jobs } = deps
  const now = deps.now()
  if (origin === 'member') await refuseHoarding(deps, viewer, now)
  const received = await receiveUpload(request, storage)
  const row = await keepReceived(storage, received, (prepared) =>
    inTransaction(db, async (trx) => {
      if (origin === 'media') return addToLibrary(deps, trx, viewer, prepared)
      const owner = { origin, uploaded_by: viewer.user_id, drugstore_id: viewer.drugstore_id }
      const file = await insertFile(trx, { ...prepared, ...owner, created_at: now })
      await jobs.send(trx, PROCESS_JOB, { file_id: file.id })
      return file
    }),
  )
  return fileRefOf(row, null, { secret: deps.env.secretKey, now })
}

/** In a transaction: a received file becomes one of the library. */
export async function addToLibrary(
  deps: Deps,
  trx: Db,
  viewer: Viewer,
  prepared: Prepared,
): Promise<FileRow> {
  const now = deps.now()
  const owner = {
    origin: 'media' as const,
    uploaded_by: viewer.user_id,
    drugstore_id: viewer.drugstore_id,
  }
  const file = await insertFile(trx, { ...prepared, ...owner, created_at: now })
  const after = { name: file.name, type: file.type, size: file.size }
  const subject = { subject_type: 'file', subject_id: file.id }
  await recordChange(trx, { actor: viewer, action: 'file.create', ...subject, after, at: now })
  await deps.jobs.send(trx, PROCESS_JOB, { file_id: file.id })
  return file
}

export async function refuseHoarding({ db }: Deps, viewer: Viewer, now: Date): Promise<void> {
  const { files, bytes } = await selectUnusedTotals(db, viewer.user_id, new Date(now.getTime() - DAY_MS))
  if (files < MOST_UNUSED_FILES && bytes < MOST_UNUSED_BYTES) return
  throw tooMany(3600, 'Beaucoup de fichiers envoyés attendent d’être utilisés. Réessayez dans une heure.')
}

/** A fresh link to one file, for a page that stayed open longer than its links. */
export async function freshLink(
  deps: Deps,
  viewer: Member,
  id: number,
): Promise<{ url: string; expires_at: string }> {
  const now = deps.now()
  const visible = await visibleFiles(deps.db, viewer, [id], now)
  if (!visible.has(id)) throw notFound()
  const expires_at = new Date(linkExpiry(now) * 1000).toISOString()
  const [file] = await selectFiles(deps.db, [id])
  return { url: signedUrl(deps.env.secretKey, id, now, file?.revision), expires_at }
}

const LARGEST_ZIP = 1_000_000_000

/** What goes into an archive of these files: those the viewer may see, in the order asked, under distinct names. */
export async function filesForZip(deps: Deps, viewer: Member, ids: readonly number[]): Promise<ZipSource[]> {
  const visible = await visibleFiles(deps.db, viewer, ids, deps.now())
  const wanted = [...new Set(ids)].filter((id) => visible.has(id))
  if (wanted.length === 0) throw notFound()
  const rows = await selectFiles(deps.db, wanted)
  const files = wanted.flatMap((id) => rows.filter((row) => row.id === id))
  if (files.reduce((sum, file) => sum + file.size, 0) > LARGEST_ZIP) {
    throw new AppError(
      413,
      'too_large',
      'Cette sélection dépasse 1\u00a0Go\u00a0: téléchargez-la en plusieurs fois.',
    )
  }
  const names = distinctNames(files.map((file) => file.name))
  return files.map((file, rank) => ({
    name: names[rank] ?? file.name,
    modifiedAt: file.created_at,
    read: () => deps.storage.read(file.storage_key),
  }))
}
