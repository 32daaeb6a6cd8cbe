import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBackup, type BackedUp } from '../../src/backup/make-backup.ts'
import { restoreBackup } from '../../src/backup/restore-backup.ts'
import { lockFolder } from '../../src/db/folder-lock.ts'
import { openDatabase, openEngine } from '../../src/db/open-database.ts'
import { openPgEngine } from '../../src/db/pg-engine.ts'
import { createPgliteEngine } from '../../src/db/pglite-engine.ts'
import { openPgliteSession } from '../../src/db/pglite-session.ts'
import { openStorage } from '../../src/files/open-storage.ts'
import { newStorageKey } from '../../src/files/storage-key.ts'
import { makeMember } from '../factories.ts'
import { administer, databaseUrl, pgliteTemplate } from '../template.ts'

const isPg = process.env['KIOSQUE_TEST_ENGINE'] === 'pg'
const TEMPLATE = process.env['KIOSQUE_TEST_TEMPLATE'] ?? ''
const NOW = new Date('2026-11-18T02:00:00Z')
const databases: string[] = []
let folder: string

/** A place of its own: a data folder, and a new database where the run has a server. */
async function place(name: string, template = ''): Promise<BackedUp> {
  const dataDir = join(folder, name)
  if (!isPg) return { dataDir, databaseUrl: null, s3: null }
  const database = `kiosque_backup_${randomBytes(6).toString('hex')}`
  await administer(`CREATE DATABASE ${database}${template}`)
  databases.push(database)
  return { dataDir, databaseUrl: databaseUrl(database), s3: null }
}

/** The engine of a migrated database. */
async function openMigrated({ dataDir, databaseUrl: url }: BackedUp) {
  if (url !== null) return openPgEngine(url, { warn: () => undefined }, 2)
  const own = join(dataDir, 'postgres')
  await cp(await pgliteTemplate(), own, { recursive: true })
  return createPgliteEngine(await openPgliteSession({ dataDir: own }))
}

/** Every row of every table, and every file. */
async function everythingIn(env: BackedUp) {
  const engine = await openEngine(env, { warn: () => undefined })
  try {
    const { rows } = await engine.execute(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
    )
    const tables: Record<string, unknown> = {}
    for (const { name } of rows)
      tables[String(name)] = (
        await engine.execute(`SELECT t::text AS row FROM "${String(name)}" t ORDER BY 1`)
      ).rows
    const storage = openStorage(env)
    const files: Record<string, string> = {}
    for await (const { key } of storage.list())
      files[key] = (await buffer(await storage.read(key))).toString('base64')
    return { tables, files }
  } finally {
    await engine.close()
  }
}

let origin: BackedUp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kiosque-backup-'))
  origin = await place('origine', ` TEMPLATE ${TEMPLATE}`)
  const engine = await openMigrated(origin)
  const { db } = await openDatabase(engine)
  await makeMember(db, { first_name: 'Zoé', last_name: 'L’Hôpital; "\n' })
  await engine.close()
  const storage = openStorage(origin)
  await storage.write(newStorageKey(), randomBytes(200_000))
  await storage.write(newStorageKey(), Buffer.from(''))
  if (!isPg) await writeFile(join(origin.dataDir, 'secret-key'), 'k'.repeat(64))
})
afterAll(async () => {
  for (const name of databases) await administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await rm(folder, { recursive: true, force: true })
})

test('G16 a backup restored elsewhere has every row and every file', async () => {
  const kept = join(folder, 'sauvegarde')
  const made = await makeBackup(origin, kept, NOW)
  expect(made).toMatchObject({ files: 2, bytes: 200_000, engine: isPg ? 'postgresql' : 'embedded' })
  const elsewhere = await place('ailleurs')
  await restoreBackup(elsewhere, kept)
  const before = await everythingIn(origin)
  expect(Object.keys(before.tables).length).toBeGreaterThan(20)
  expect(await everythingIn(elsewhere)).toEqual(before)

  // Nothing of somebody's is written over, neither a backup nor a portal.
  await expect(makeBackup(origin, kept, NOW)).rejects.toThrow('existe déjà')
  await expect(restoreBackup(elsewhere, kept)).rejects.toThrow(
    isPg ? 'n’est pas vide' : 'contient déjà une base',
  )
})

test('G16 a backup that was cut, or lost a file, is refused before anything is written', async () => {
  const kept = join(folder, 'entamee')
  await makeBackup(origin, kept, NOW)
  const elsewhere = await place('vide')
  await rm(join(kept, 'files'), { recursive: true })
  await expect(restoreBackup(elsewhere, kept)).rejects.toThrow('n’est pas entière')
  await rm(join(kept, 'backup.json'))
  await expect(restoreBackup(elsewhere, kept)).rejects.toThrow('n’a pas été terminée')
  expect(existsSync(elsewhere.dataDir)).toBe(false)
})

test.skipIf(isPg)('the embedded database is not copied under a server that writes it', async () => {
  const lock = lockFolder(origin.dataDir)
  try {
    await expect(makeBackup(origin, join(folder, 'trop-tot'), NOW)).rejects.toThrow('déjà utilisé')
    expect(existsSync(join(folder, 'trop-tot'))).toBe(false)
  } finally {
    lock.release()
  }
})
