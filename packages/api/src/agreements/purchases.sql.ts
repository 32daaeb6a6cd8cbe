import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

/** Every pharmacy by its code, disabled ones included: what they bought stays true. */
export async function selectDrugstoreCodes(db: Db) {
  return db.selectFrom('drugstores').select(['id', 'name', 'cip_officine']).execute()
}

export async function selectLaboratoryNames(db: Db) {
  return db.selectFrom('laboratories').select(['id', 'name']).orderBy('id').execute()
}

export interface Purchase {
  laboratory_id: number
  /** yyyy-MM-01. */
  month: string
  drugstore_id: number
  amount_cents: number
}

export interface KeptPurchase extends Purchase {
  name: string
  cip_officine: string
}

/** Everything kept for these laboratories and months. */
export async function selectKept(db: Db, pairs: readonly Pick<Purchase, 'laboratory_id' | 'month'>[]) {
  const { rows } = await sql<KeptPurchase>`
    SELECT p.laboratory_id, p.month, p.drugstore_id, p.amount_cents, d.name, d.cip_officine
      FROM jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS given (laboratory_id int, month date)
      JOIN purchases p ON p.laboratory_id = given.laboratory_id AND p.month = given.month
      JOIN drugstores d ON d.id = p.drugstore_id`.execute(db)
  return rows
}

/** Two files of the same months wait for each other: the second compares with what the first wrote. */
export async function lockPurchases(db: Db): Promise<void> {
  await sql`LOCK TABLE purchase_imports IN SHARE ROW EXCLUSIVE MODE`.execute(db)
}

export async function insertImport(
  db: Db,
  row: {
    imported_by: number | null
    imported_at: Date
    lines: number
    total_cents: number
    laboratories: string[]
    first_month: string
    last_month: string
    replaces: boolean
  },
): Promise<number> {
  const { id } = await db
    .insertInto('purchase_imports')
    .values({ ...row, withdrawn_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function upsertPurchases(db: Db, rows: readonly Purchase[], importId: number): Promise<void> {
  await sql`
    INSERT INTO purchases (laboratory_id, month, drugstore_id, amount_cents, import_id)
    SELECT laboratory_id, month, drugstore_id, amount_cents, ${importId}::int
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS given (laboratory_id int, month date, drugstore_id int, amount_cents int)
        ON CONFLICT (laboratory_id, month, drugstore_id)
        DO UPDATE SET amount_cents = excluded.amount_cents, import_id = excluded.import_id`.execute(db)
}

export async function deletePurchases(
  db: Db,
  rows: readonly Omit<Purchase, 'amount_cents'>[],
): Promise<void> {
  await sql`
    DELETE FROM purchases p USING jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS gone (laboratory_id int, month date, drugstore_id int)
     WHERE p.laboratory_id = gone.laboratory_id AND p.month = gone.month
       AND p.drugstore_id = gone.drugstore_id`.execute(db)
}

const IMPORT = sql`
  i.id, i.imported_at, i.lines, i.total_cents AS total, i.laboratories, i.replaces, i.withdrawn_at,
  to_char(i.first_month, 'YYYY-MM') AS first_month, to_char(i.last_month, 'YYYY-MM') AS last_month,
  nullif(trim(concat(u.first_name, ' ', u.last_name)), '') AS imported_by,
  (SELECT count(*) FROM purchases p WHERE p.import_id = i.id) AS lines_left`

export interface ImportRow {
  id: number
  imported_at: Date
  imported_by: string | null
  lines: number
  lines_left: number
  total: number
  laboratories: string[]
  first_month: string
  last_month: string
  replaces: boolean
  withdrawn_at: Date | null
}

export async function selectImports(db: Db, { limit, offset }: { limit: number; offset: number }) {
  const { rows } = await sql<ImportRow>`
    SELECT ${IMPORT} FROM purchase_imports i LEFT JOIN users u ON u.id = i.imported_by
     ORDER BY i.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    SELECT count(*) AS total FROM purchase_imports`.execute(db)
  return { rows, total: counted[0]?.total ?? 0 }
}

export async function lockImport(db: Db, id: number): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`
    SELECT ${IMPORT} FROM purchase_imports i LEFT JOIN users u ON u.id = i.imported_by
     WHERE i.id = ${id}::int FOR UPDATE OF i`.execute(db)
  return rows[0]
}

/** What is left of an import goes; answers the laboratories and years that changed. */
export async function deletePurchasesOf(db: Db, importId: number) {
  const { rows } = await sql<{ laboratory_id: number; year: number }>`
    WITH gone AS (DELETE FROM purchases WHERE import_id = ${importId}::int RETURNING laboratory_id, month)
    SELECT DISTINCT laboratory_id, extract(year FROM month)::int AS year FROM gone`.execute(db)
  return rows
}

export async function updateWithdrawn(db: Db, importId: number, at: Date): Promise<void> {
  await db.updateTable('purchase_imports').set({ withdrawn_at: at }).where('id', '=', importId).execute()
}
