import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import type { Engine } from './engine.ts'

export interface Migration {
  name: string
  sql: string
}

const FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url))
// Any number, the same in every process: it is the name of the lock.
const LOCK = 7_205_001

/** The files of migrations/, in order. */
export function readMigrations(folder = FOLDER): Migration[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}_[a-z0-9_]+\.sql$/.test(file))
    .toSorted()
    .map((file) => ({ name: file.slice(0, -4), sql: readFileSync(join(folder, file), 'utf8') }))
}

/** Names a template or a cache: any change of a migration changes it. */
export function migrationsHash(migrations = readMigrations()): string {
  const hash = createHash('sha256')
  for (const { name, sql } of migrations) hash.update(name).update('\0').update(sql).update('\0')
  return hash.digest('hex').slice(0, 16)
}

/**
 * Brings the schema up to date, forward only. Each migration and its mark are one transaction behind one lock: two
 * processes starting together take turns, and a process killed midway leaves nothing behind.
 */
export async function migrate(engine: Engine, migrations = readMigrations()): Promise<string[]> {
  await engine.executeLong(`
    SELECT pg_advisory_xact_lock(${LOCK});
    CREATE TABLE IF NOT EXISTS schema_migrations (
      name text PRIMARY KEY,
      applied_at timestamptz NOT NULL DEFAULT now()
    );`)
  const done = new Set(await appliedNames(engine))
  const applied: string[] = []
  for (const migration of migrations.filter(({ name }) => !done.has(name))) {
    if (await applyOne(engine, migration)) applied.push(migration.name)
  }
  return applied
}

export async function pendingMigrations(engine: Engine, migrations = readMigrations()): Promise<string[]> {
  const done = new Set(await appliedNames(engine))
  return migrations.map(({ name }) => name).filter((name) => !done.has(name))
}

async function appliedNames(engine: Engine): Promise<string[]> {
  const { rows } = await engine.execute('SELECT name FROM schema_migrations')
  return rows.map(({ name }) => String(name))
}

/** True when this very process applied it; false when another one did meanwhile. */
async function applyOne(engine: Engine, { name, sql }: Migration): Promise<boolean> {
  const already = 'kiosque_migration_already_applied'
  try {
    // Statements sent together are one transaction, without BEGIN: an error anywhere undoes them all.
    await engine.executeLong(`
      SELECT pg_advisory_xact_lock(${LOCK});
      DO $check$ BEGIN
        IF EXISTS (SELECT FROM schema_migrations WHERE name = '${name}') THEN RAISE EXCEPTION '${already}'; END IF;
      END $check$;
      ${sql}
      ;
      INSERT INTO schema_migrations (name) VALUES ('${name}');`)
    return true
  } catch (error) {
    if (error instanceof Error && error.message.includes(already)) return false
    throw new Error(`migration ${name}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
