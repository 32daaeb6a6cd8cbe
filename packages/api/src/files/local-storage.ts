import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { newUploadName } from './storage-key.ts'
import { checkKey, isStorageKey, StorageMissing, type Storage, type StoredObject } from './storage.ts'

/** Files in a folder. A file appears under its key by a rename, so it is never seen half written. */
export function createLocalStorage(folder: string): Storage {
  const root = join(folder, 'kept')
  const incomingFolder = join(folder, 'incoming')
  const pathOf = (key: string) => join(root, ...checkKey(key).split('/'))

  async function keep(key: string, path: string) {
    const target = pathOf(key)
    await mkdir(dirname(target), { recursive: true })
    await rename(path, target)
    await syncFolder(dirname(target))
  }

  return {
    incomingFolder,
    keep,
    async write(key, bytes) {
      await mkdir(incomingFolder, { recursive: true })
      const path = join(incomingFolder, newUploadName())
      try {
        await writeFile(path, bytes, { flag: 'wx', flush: true })
        await keep(key, path)
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
    },
    async read(key, range) {
      const path = pathOf(key)
      const found = await stat(path).catch(() => null)
      if (!found?.isFile()) throw new StorageMissing(key)
      return createReadStream(path, range)
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list: () => walk(root),
  }
}

async function* walk(root: string): AsyncGenerator<StoredObject> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const key = relative(root, path).split(sep).join('/')
    if (!entry.isFile() || !isStorageKey(key)) continue
    const found = await stat(path).catch(() => null)
    if (found) yield { key, modifiedAt: found.mtime }
  }
}

/** A rename survives a power cut only once the folder itself is on disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}
