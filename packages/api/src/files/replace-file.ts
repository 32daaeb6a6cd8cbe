import { fold } from '@kiosque/contract/domain/slug'
import type { FastifyRequest } from 'fastify'
import { CONTENT_CHANNEL } from '../db/channels.ts'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { publish } from '../db/events.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { notFound, wrongType } from '../errors.ts'
import type { Viewer } from '../http/viewer.ts'
import { keepReceived, type Prepared } from './add-file.ts'
import { publishFile } from './file-changes.ts'
import { typeByMime } from './file-types.ts'
import { lockFile } from './file-uses.sql.ts'
import { replaceFileRow, selectFiles, type FileRow } from './files.sql.ts'
import { PROCESS_JOB } from './process-file.ts'
import { receiveUpload } from './receive-upload.ts'

export async function requireReplaceable(deps: Deps, id: number): Promise<FileRow> {
  const [file] = await selectFiles(deps.db, [id])
  if (file?.origin !== 'media') throw notFound()
  return file
}

/** New bytes under the same id: everything that shows the file shows the new one, and its links change. */
export async function replaceMedia(
  deps: Deps,
  request: FastifyRequest,
  viewer: Viewer,
  id: number,
): Promise<void> {
  const before = await requireReplaceable(deps, id)
  const received = await receiveUpload(request, deps.storage)
  let spent: string[] = []
  await keepReceived(deps.storage, received, (prepared) =>
    inTransaction(deps.db, async (trx) => {
      const change = await replaceRow(deps, trx, viewer, before, prepared)
      spent = change.spent
      return change.file
    }),
  )
  for (const key of spent) await deps.storage.remove(key)
}

/** In a transaction: the row with its new bytes, and the objects nothing names any more. Description and focal point stay. */
export async function replaceRow(
  deps: Deps,
  trx: Db,
  viewer: Viewer,
  before: FileRow,
  prepared: Prepared,
): Promise<{ file: FileRow; spent: string[] }> {
  // A cover that became a PDF would break every page that shows it.
  if (typeByMime(prepared.type)?.family !== typeByMime(before.type)?.family) {
    throw wrongType(
      'Le nouveau fichier doit être du même genre que l’ancien\u00a0: une image par une image, un PDF par un PDF.',
    )
  }
  const isSeen = await publishFile(trx, before.id)
  if (!(await lockFile(trx, before.id))) throw notFound()
  const name_fold = fold(`${prepared.name} ${before.alt}`)
  const { file, spent } = await replaceFileRow(trx, before.id, { ...prepared, name_fold })
  await recordChange(trx, {
    actor: viewer,
    action: 'file.replace',
    subject_type: 'file',
    subject_id: before.id,
    before: { name: before.name, type: before.type, size: before.size },
    after: { name: file.name, type: file.type, size: file.size },
    at: deps.now(),
  })
  await deps.jobs.send(trx, PROCESS_JOB, { file_id: before.id })
  if (isSeen) await publish(trx, CONTENT_CHANNEL)
  return { file, spent }
}
