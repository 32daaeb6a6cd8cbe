import { createWriteStream, existsSync } from 'node:fs'
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { lockFolder } from '../db/folder-lock.ts'
import type { Env } from '../env.ts'
import { openStorage } from '../files/open-storage.ts'
import { StorageMissing } from '../files/storage.ts'
import { BackupError, placesIn, writeManifest, type Manifest } from './backup-folder.ts'
import { dumpPostgres } from './pg-programs.ts'

export type BackedUp = Pick<Env, 'databaseUrl' | 'dataDir' | 's3'>

/**
 * Database and files in one new folder, which appears under its name once it is whole. The database first, the files
 * after it: every file that a row of the dump names was there before it. PostgreSQL goes on meanwhile; the embedded
 * database is copied with its folder held, so that no server may write it.
 */
export async function makeBackup(env: BackedUp, folder: string, now: Date): Promise<Manifest> {
  if (existsSync(folder))
    throw new BackupError(`${folder} existe déjà : donnez le nom d’un dossier qui n’existe pas encore.`)
  const part = `${folder}.part`
  await rm(part, { recursive: true, force: true })
  // It holds personal data: only its owner reads it.
  await mkdir(part, { recursive: true, mode: 0o700 })
  const manifest = env.databaseUrl
    ? await withFiles(env, part, now, 'postgresql', () => dumpPostgres(env.databaseUrl!, placesIn(part).dump))
    : await holding(env.dataDir, () =>
        withFiles(env, part, now, 'embedded', () => copyEmbedded(env.dataDir, part)),
      )
  await rename(part, folder)
  return manifest
}

async function holding<Result>(dataDir: string, work: () => Promise<Result>): Promise<Result> {
  if (!existsSync(join(dataDir, 'postgres')))
    throw new BackupError(`${dataDir} ne contient pas de base : vérifiez KIOSQUE_DATA_DIR.`)
  const lock = lockFolder(dataDir)
  return work().finally(() => lock.release())
}

async function copyEmbedded(dataDir: string, part: string): Promise<void> {
  const to = placesIn(part)
  await cp(join(dataDir, 'postgres'), to.embedded, { recursive: true, preserveTimestamps: true })
  const key = join(dataDir, 'secret-key')
  if (existsSync(key)) await cp(key, to.secretKey)
}

async function withFiles(
  env: BackedUp,
  part: string,
  now: Date,
  engine: Manifest['engine'],
  keepDatabase: () => Promise<void>,
): Promise<Manifest> {
  await keepDatabase()
  const copied = await copyFiles(env, placesIn(part).files)
  const manifest: Manifest = { format: 1, made_at: now.toISOString(), engine, ...copied }
  await writeManifest(part, manifest)
  return manifest
}

async function copyFiles(env: BackedUp, folder: string): Promise<Pick<Manifest, 'files' | 'bytes'>> {
  const storage = openStorage(env)
  const copied = { files: 0, bytes: 0 }
  for await (const { key } of storage.list()) {
    const path = join(folder, ...key.split('/'))
    await mkdir(dirname(path), { recursive: true })
    try {
      await pipeline(await storage.read(key), createWriteStream(path, { mode: 0o600, flush: true }))
    } catch (error) {
      // Removed from the portal since it was listed.
      if (!(error instanceof StorageMissing)) throw error
      continue
    }
    copied.files += 1
    copied.bytes += (await stat(path)).size
  }
  return copied
}
