import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { isStorageKey } from '../files/storage.ts'

/** The files of a backup, by the key they are stored under. */
export async function filesIn(folder: string): Promise<{ key: string; path: string; size: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const found = paths.map((path) => ({ path, key: relative(folder, path).split(sep).join('/') }))
  return Promise.all(
    found
      .filter(({ key }) => isStorageKey(key))
      .map(async (file) => ({ ...file, size: (await stat(file.path)).size })),
  )
}
