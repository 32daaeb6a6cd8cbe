import type { Db } from '../db/db.ts'
import { json } from '../db/json.ts'

export async function selectSettings(db: Db): Promise<Record<string, unknown>> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).execute()
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

export async function upsertSetting(db: Db, key: string, value: unknown, at: Date): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key, value: json(value), updated_at: at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: json(value), updated_at: at }))
    .execute()
}

/** Holds the table until the end of the transaction, so that two changes are told in the order they happened. */
export async function lockSettings(db: Db): Promise<void> {
  await db.selectFrom('settings').select('key').orderBy('key').forUpdate().execute()
}
