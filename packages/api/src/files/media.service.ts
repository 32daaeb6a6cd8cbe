import { fold } from '@kiosque/contract/domain/slug'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { FileUse, MediaDetail, MediaPatch, MediaRow, MediaSummary } from '@kiosque/contract/wire/files'
import { CONTENT_CHANNEL } from '../db/channels.ts'
import { recordChange } from '../audit/audit.ts'
import { publish } from '../db/events.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { conflict, notFound } from '../errors.ts'
import type { Viewer } from '../http/viewer.ts'
import { pageMeta } from '../kit/page-meta.ts'
import { cleanFileName } from './file-name.ts'
import { fileRefOf } from './file-refs.ts'
import { publishFile } from './file-changes.ts'
import { typeByMime } from './file-types.ts'
import { countUses, lockFile, selectUses } from './file-uses.sql.ts'
import { selectFiles, updateFile } from './files.sql.ts'
import { selectMediaIds, selectMediaSummary, type MediaFilter } from './media.sql.ts'
import { removeFile } from './sweep.ts'

/** The library of the head office. Members' proofs are not in it. */
export async function listMedia(deps: Deps, filter: MediaFilter): Promise<ListOf<MediaRow>> {
  const { ids, total } = await selectMediaIds(deps.db, filter)
  const { page, per_page } = filter
  const meta = pageMeta({ page, per_page }, total)
  return { data: await mediaRows(deps, ids), meta }
}

export const mediaSummaryOf = (deps: Deps): Promise<MediaSummary> => selectMediaSummary(deps.db)

async function mediaRows(deps: Deps, ids: number[]): Promise<MediaRow[]> {
  if (ids.length === 0) return []
  const files = await selectFiles(deps.db, ids)
  const uses = await countUses(deps.db, ids)
  const options = { secret: deps.env.secretKey, now: deps.now() }
  const rows = files.map((file) => ({
    ...fileRefOf(file, file.previews[0] ?? null, options),
    created_at: file.created_at.toISOString(),
    used_count: uses.get(file.id) ?? 0,
  }))
  return ids.flatMap((id) => rows.filter((row) => row.id === id))
}

async function findMedia(deps: Deps, id: number) {
  const [file] = await selectFiles(deps.db, [id])
  if (file?.origin !== 'media') throw notFound()
  return file
}

export async function mediaDetailOf(deps: Deps, id: number): Promise<MediaDetail> {
  await findMedia(deps, id)
  const [row] = await mediaRows(deps, [id])
  if (!row) throw notFound()
  return { ...row, uses: await selectUses(deps.db, id) }
}

export async function changeMedia(
  deps: Deps,
  viewer: Viewer,
  id: number,
  patch: MediaPatch,
): Promise<MediaDetail> {
  const file = await findMedia(deps, id)
  const name =
    patch.name === undefined ? file.name : cleanFileName(patch.name, typeByMime(file.type)?.extension ?? '')
  const { alt = file.alt, focal_x = file.focal_x, focal_y = file.focal_y } = patch
  await inTransaction(deps.db, async (trx) => {
    const isSeen = await publishFile(trx, id)
    // The description is searched with the name.
    await updateFile(trx, id, { name, name_fold: fold(`${name} ${alt}`), alt, focal_x, focal_y })
    const before = { name: file.name, alt: file.alt, focal_x: file.focal_x, focal_y: file.focal_y }
    const after = { name, alt, focal_x, focal_y }
    const subject = { subject_type: 'file', subject_id: id }
    await recordChange(trx, {
      actor: viewer,
      action: 'file.update',
      ...subject,
      before,
      after,
      at: deps.now(),
    })
    // Answers that show the picture carry its description.
    if (isSeen) await publish(trx, CONTENT_CHANNEL)
  })
  return mediaDetailOf(deps, id)
}

export async function deleteMedia(deps: Deps, viewer: Viewer, id: number): Promise<void> {
  const file = await findMedia(deps, id)
  await removeFile(deps, id, async (trx) => {
    if (!(await lockFile(trx, id))) throw notFound()
    const uses = await selectUses(trx, id)
    if (uses.length > 0) throw inUse(uses)
    const before = { name: file.name, type: file.type }
    const subject = { subject_type: 'file', subject_id: id }
    await recordChange(trx, { actor: viewer, action: 'file.delete', ...subject, before, at: deps.now() })
  })
}

const NAMED = 3

/** Names what uses it: whoever deletes must know where to go first. */
function inUse(uses: readonly FileUse[]) {
  const named = uses.slice(0, NAMED).map((use) => `«\u00a0${use.title || use.type}\u00a0»`)
  const others = uses.length - named.length
  const where =
    others > 0
      ? `${named.join(', ')} et ${others === 1 ? 'un autre endroit' : `${others} autres endroits`}`
      : named.join(', ').replace(/, (?=[^,]*$)/, ' et ')
  const places = uses.length === 1 ? 'à un endroit' : `à ${uses.length} endroits`
  return conflict(
    'in_use',
    `Ce fichier est utilisé ${places}\u00a0: ${where}. Retirez-le de là avant de le supprimer.`,
  )
}
