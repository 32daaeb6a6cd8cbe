import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockFolder } from '../db/folder-lock.ts'
import { openPgEngine } from '../db/pg-engine.ts'
import { openStorage } from '../files/open-storage.ts'
import { BackupError, placesIn, readManifest, type Manifest } from './backup-folder.ts'
import { filesIn } from './files-in.ts'
import type { BackedUp } from './make-backup.ts'
import { restorePostgres } from './pg-programs.ts'

/**
 * A backup brought back where there is nothing yet: nothing of somebody's is ever written over. Files come first and the
 * database last, at once: a restore that was cut is begun again, and no portal opens on the half of one.
 */
export async function restoreBackup(env: BackedUp, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const engine = env.databaseUrl ? 'postgresql' : 'embedded'
  if (manifest.engine !== engine)
    throw new BackupError(
      manifest.engine === 'postgresql'
        ? 'Cette sauvegarde vient de PostgreSQL : donnez DATABASE_URL.'
        : 'Cette sauvegarde vient de la base embarquée : retirez DATABASE_URL.',
    )
  const kept = await filesIn(placesIn(folder).files)
  if (kept.length !== manifest.files || sum(kept.map(({ size }) => size)) !== manifest.bytes)
    throw new BackupError(`${folder} n’est pas entière : ${manifest.files} fichiers y sont attendus.`)
  if (env.databaseUrl) await refuseFilled(env.databaseUrl)
  await mkdir(env.dataDir, { recursive: true })
  const lock = engine === 'embedded' ? lockFolder(env.dataDir) : null
  try {
    if (engine === 'embedded') refuseUsed(env.dataDir)
    const storage = openStorage(env)
    for (const { key, path } of kept) await storage.write(key, await readFile(path))
    if (env.databaseUrl) await restorePostgres(env.databaseUrl, placesIn(folder).dump)
    else await placeEmbedded(folder, env.dataDir)
  } finally {
    lock?.release()
  }
  return manifest
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

function refuseUsed(dataDir: string): void {
  if (existsSync(join(dataDir, 'postgres')))
    throw new BackupError(`${dataDir} contient déjà une base : choisissez un autre KIOSQUE_DATA_DIR.`)
}

async function refuseFilled(databaseUrl: string): Promise<void> {
  const engine = openPgEngine(databaseUrl, { warn: () => undefined }, 1)
  const { rows } = await engine
    .execute(`SELECT 1 FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema') LIMIT 1`)
    .finally(() => engine.close())
  if (rows.length > 0)
    throw new BackupError('La base de DATABASE_URL n’est pas vide : restaurez dans une base nouvelle.')
}

async function placeEmbedded(folder: string, dataDir: string): Promise<void> {
  const from = placesIn(folder)
  const part = join(dataDir, 'postgres.part')
  await rm(part, { recursive: true, force: true })
  await cp(from.embedded, part, { recursive: true, preserveTimestamps: true })
  // Without the key of the portal it comes from, its partners' secrets could not be read.
  if (existsSync(from.secretKey)) await cp(from.secretKey, join(dataDir, 'secret-key'))
  await rename(part, join(dataDir, 'postgres'))
}
