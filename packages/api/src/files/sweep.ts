import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { publishFile } from './file-changes.ts'
import { selectAbandoned } from './file-uses.sql.ts'
import { deleteFile, selectKnownKeys } from './files.sql.ts'
import { sweepResumable } from './resumable.service.ts'

export const SWEEP_JOB = 'files.sweep'
const DAY_MS = 24 * 3600 * 1000
const BATCH = 500

export interface Swept {
  files: number
  objects: number
  uploads: number
}

/**
 * Removes what nobody will ask for again: members' files that nothing uses after a day, objects of the storage that
 * no row names (a crash between bytes and row), and uploads cut short by a crash.
 */
export async function sweep(deps: Deps): Promise<Swept> {
  const before = new Date(deps.now().getTime() - DAY_MS)
  const files = await sweepAbandoned(deps, before)
  await sweepResumable(deps, before)
  const objects = await sweepObjects(deps, before)
  return { files, objects, uploads: await sweepUploads(deps.storage.incomingFolder, before) }
}

async function sweepAbandoned(deps: Deps, before: Date): Promise<number> {
  const ids = await selectAbandoned(deps.db, before, BATCH)
  for (const id of ids) await removeFile(deps, id)
  return ids.length
}

/** Row first, bytes after: what a crash leaves behind is found by the next sweep. */
export async function removeFile(
  deps: Deps,
  id: number,
  alongside?: (trx: Deps['db']) => Promise<void>,
): Promise<void> {
  const keys = await inTransaction(deps.db, async (trx) => {
    await alongside?.(trx)
    await publishFile(trx, id)
    return deleteFile(trx, id)
  })
  for (const key of keys) await deps.storage.remove(key)
}

async function sweepObjects({ db, storage }: Deps, before: Date): Promise<number> {
  let swept = 0
  let batch: string[] = []
  const flush = async () => {
    const known = batch.length > 0 ? await selectKnownKeys(db, batch) : new Set<string>()
    for (const key of batch.filter((each) => !known.has(each))) {
      await storage.remove(key)
      swept += 1
    }
    batch = []
  }
  for await (const { key, modifiedAt } of storage.list()) {
    // A young object may be one whose row is about to be written.
    if (modifiedAt < before) batch.push(key)
    if (batch.length === BATCH) await flush()
  }
  await flush()
  return swept
}

async function sweepUploads(folder: string, before: Date): Promise<number> {
  let swept = 0
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (!found?.isFile() || found.mtime >= before || !name.endsWith('.part')) continue
    await rm(path, { force: true })
    swept += 1
  }
  return swept
}
