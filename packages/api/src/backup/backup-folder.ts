import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A reason not to back up or restore that whoever runs the command can act on. */
export class BackupError extends Error {}

/** What a backup says of itself, written last: a folder without it was cut before its end. */
export interface Manifest {
  format: 1
  made_at: string
  engine: 'embedded' | 'postgresql'
  files: number
  bytes: number
}

export const placesIn = (folder: string) => ({
  /** The folder of the embedded database, or the dump of PostgreSQL. */
  embedded: join(folder, 'postgres'),
  dump: join(folder, 'database.dump'),
  files: join(folder, 'files'),
  secretKey: join(folder, 'secret-key'),
  manifest: join(folder, 'backup.json'),
})

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(placesIn(folder).manifest, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true })

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(placesIn(folder).manifest, 'utf8').catch(() => null)
  if (text === null)
    throw new BackupError(`${folder} n’est pas une sauvegarde de Kiosque, ou n’a pas été terminée.`)
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format !== 1)
    throw new BackupError(`${folder} a été faite par une version plus récente de Kiosque.`)
  return manifest
}
