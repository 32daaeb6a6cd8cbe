import { sql } from 'kysely'
import { isVisibleContent, targetHolds } from '../audience/audience.predicate.ts'
import { targetOf } from '../audience/target-column.ts'
import type { Reader } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import type { ReferenceTable, Row, Values } from './reference-tables.ts'

// The tables share their shape as far as these statements go; Kysely is told of one of them.
const as = (table: ReferenceTable) => table.table as 'laboratories'

/** Useful links are the only ones that are for somebody in particular. */
const targetIn = (table: ReferenceTable) => (table.table === 'useful_links' ? [targetOf(table.table)] : [])

const isAsked = (table: ReferenceTable, q: string) =>
  q.trim() === ''
    ? sql<boolean>`true`
    : sql<boolean>`strpos(fold(${sql.ref(table.label)}), fold(${q.trim()})) > 0`

export async function selectRows(
  db: Db,
  table: ReferenceTable,
  { q = '', limit, offset }: { q?: string | undefined; limit: number; offset: number },
): Promise<Row[]> {
  const rows = await db
    .selectFrom(as(table))
    .selectAll()
    .select(targetIn(table))
    .where(isAsked(table, q))
    .orderBy(sql.raw(table.order.join(', ')))
    .limit(limit)
    .offset(offset)
    .execute()
  return rows as unknown as Row[]
}

export async function countRows(db: Db, table: ReferenceTable, q = ''): Promise<number> {
  const row = await db
    .selectFrom(as(table))
    .select(sql<number>`count(*)::int`.as('total'))
    .where(isAsked(table, q))
    .executeTakeFirstOrThrow()
  return row.total
}

export async function selectRow(db: Db, table: ReferenceTable, id: number): Promise<Row | undefined> {
  const row = await db
    .selectFrom(as(table))
    .selectAll()
    .select(targetIn(table))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row as unknown as Row | undefined
}

export async function insertRow(db: Db, table: ReferenceTable, columns: Values): Promise<Row> {
  const row = await db
    .insertInto(as(table))
    .values(columns as never)
    .returningAll()
    .returning(targetIn(table))
    .executeTakeFirstOrThrow()
  return row as unknown as Row
}

export async function updateRow(db: Db, table: ReferenceTable, id: number, columns: Values): Promise<Row> {
  const row = await db
    .updateTable(as(table))
    .set(columns as never)
    .where('id', '=', id)
    .returningAll()
    .returning(targetIn(table))
    .executeTakeFirstOrThrow()
  return row as unknown as Row
}

/** How many of these ids there were. */
export async function updatePositions(
  db: Db,
  table: ReferenceTable,
  ids: readonly number[],
  now: Date,
): Promise<number> {
  const { rows } = await sql`
    UPDATE ${sql.table(table.table)} AS t SET position = o.rank, updated_at = ${now}
      FROM unnest(${[...ids]}::int[]) WITH ORDINALITY AS o (id, rank)
     WHERE t.id = o.id RETURNING t.id`.execute(db)
  return rows.length
}

export async function deleteRow(db: Db, table: ReferenceTable, id: number): Promise<void> {
  await db.deleteFrom(as(table)).where('id', '=', id).execute()
}

/** How many contents, the trash apart, point to each of these tokens; `kind category=key` is a category of that kind. */
export async function countUses(db: Db, tokens: readonly string[]): Promise<Map<string, number>> {
  if (tokens.length === 0) return new Map()
  const rows = await sql<{ token: string; uses: number }>`
    SELECT token, (CASE WHEN token LIKE '% category=%'
        THEN (SELECT count(*) FROM content WHERE status <> 'trashed' AND kind = split_part(token, ' ', 1)
          AND filter_values @> ARRAY[split_part(token, ' ', 2)])
        ELSE (SELECT count(*) FROM content WHERE status <> 'trashed' AND reference_values @> ARRAY[token]) END)::int AS uses
      FROM unnest(${[...tokens]}::text[]) AS token`.execute(db)
  return new Map(rows.rows.map((row) => [row.token, row.uses]))
}

/** Contents that point to this token. */
export async function selectUsers(db: Db, token: string): Promise<number[]> {
  const [kind, category] = token.split(' ')
  const rows = await db
    .selectFrom('content')
    .select('id')
    .where(
      category === undefined
        ? sql<boolean>`reference_values @> ARRAY[${token}::text]`
        : sql<boolean>`kind = ${kind} AND filter_values @> ARRAY[${category}::text]`,
    )
    .execute()
  return rows.map((row) => row.id)
}

interface Who {
  viewer: Reader
  now: Date
}

/** Companies members may know of: all of them, but a guest only those of contents they see (D4-04). */
export function selectCompanies(db: Db, table: 'laboratories' | 'partners', { viewer, now }: Who) {
  const token = table === 'laboratories' ? 'laboratory=' : 'partner='
  const isGuest = viewer.right_id === null && (viewer.account_type ?? 0) === 0
  const shown = sql<boolean>`EXISTS (SELECT FROM content WHERE content.reference_values
    @> ARRAY[${token}::text || company.id] AND ${isVisibleContent('content', viewer, now)})`
  return db
    .selectFrom(`${table} as company`)
    .selectAll()
    .where('is_active', '=', true)
    .$if(isGuest, (query) => query.where(shown))
    .orderBy(sql`fold(name)`)
    .orderBy('id')
    .execute()
}

/** Themes with how many questions of each this viewer may read; those with none are left out. */
export async function selectThemes(db: Db, { viewer, now }: Who) {
  const rows = await sql<{
    id: number
    slug: string
    label: string
    description: string
    position: number
    count: number
  }>`
    SELECT t.id, t.slug, t.label, t.description, t.position, count(*)::int AS count
      FROM faq_themes t
      JOIN content ON content.reference_values @> ARRAY['faq_theme=' || t.slug] AND ${isVisibleContent('content', viewer, now)}
     GROUP BY t.id ORDER BY t.position, fold(t.label), t.id`.execute(db)
  return rows.rows
}

export function selectCategories(db: Db, kind: string | undefined) {
  return db
    .selectFrom('categories')
    .select(['id', 'kind', 'key', 'label', 'position'])
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .orderBy('kind')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export function selectLinks(db: Db, viewer: Reader, type: string | undefined) {
  return db
    .selectFrom('useful_links')
    .select(['id', 'type', 'title', 'description', 'url', 'position'])
    .where(targetHolds('useful_links', viewer))
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? ''))
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Kinds whose declared categories were never copied. Marks them, so that it happens once. */
export async function claimNewKinds(db: Db, kinds: readonly string[]): Promise<string[]> {
  const rows = await sql<{ kind: string }>`
    INSERT INTO category_kinds (kind) SELECT unnest(${[...kinds]}::text[])
    ON CONFLICT DO NOTHING RETURNING kind`.execute(db)
  return rows.rows.map((row) => row.kind)
}

export async function insertCategories(
  db: Db,
  rows: readonly { kind: string; key: string; label: string; position: number }[],
): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('categories')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
