import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { drugstoresFull } from './drugstores.sql.ts'
import { drugstoreSearchText, likePatterns } from '../kit/search-text.ts'

type Column = 'name' | 'cip_officine' | 'city' | 'created_at'

export interface DrugstoreFilter {
  q?: string | undefined
  group?: string | undefined
  zone_id?: number | undefined
  pack?: string | undefined
  is_disabled?: boolean | undefined
  has_titulaire?: boolean | undefined
  inactive_since?: string | undefined
  followed?: string | undefined
  sort: Column | `-${Column}`
  page: number
  per_page: number
}

const HAS_TITULAIRE = sql<boolean>`EXISTS (SELECT 1 FROM accounts a WHERE a.drugstore_id = drugstores.id AND a.type = 200)`
const PEOPLE = sql<number>`(SELECT count(*)::int FROM accounts a WHERE a.drugstore_id = drugstores.id)`

type Filters = Omit<DrugstoreFilter, 'sort' | 'page' | 'per_page'>

/** Null: the whole network is known; otherwise the zones of which more is known than names, towns and groups. */
type Zones = readonly number[] | null

const isIn = (zones: readonly number[]) => sql<boolean>`drugstores.zone_id = ANY (${[...zones]}::int[])`

/** Filters on what is not known elsewhere hold in the zones only: their answers would tell it. */
function asksMore(filter: Filters): boolean {
  const { zone_id, pack, is_disabled, has_titulaire, inactive_since, followed } = filter
  const more = [zone_id, pack, is_disabled, has_titulaire, inactive_since, followed]
  return more.some((value) => value !== undefined)
}

/** Ids that pass the filter. */
function filteredIds(db: Db, filter: Filters, zones: Zones = null) {
  const { group, zone_id, pack, is_disabled, has_titulaire } = filter
  let query = db.selectFrom('drugstores')
  if (zones !== null && asksMore(filter)) query = query.where(isIn(zones))
  // The text searched holds codes; outside the zones only its beginning, the name and the town, is compared.
  const text =
    zones === null
      ? sql.ref('drugstores.search_text')
      : sql`CASE WHEN ${isIn(zones)} THEN drugstores.search_text
          ELSE split_part(drugstores.search_text, ' ' || drugstores.cip_officine, 1) END`
  for (const pattern of likePatterns(filter.q ?? ''))
    query = query.where(sql<boolean>`${text} LIKE ${pattern}`)
  if (group !== undefined) {
    query = query.where(
      'drugstores.group_id',
      '=',
      db.selectFrom('groups').select('id').where('name', '=', group),
    )
  }
  if (zone_id !== undefined) query = query.where('drugstores.zone_id', '=', zone_id)
  if (pack !== undefined) {
    const holders = db.selectFrom('drugstore_packs').select('drugstore_id').where('pack_key', '=', pack)
    query = query.where('drugstores.id', 'in', holders)
  }
  if (is_disabled !== undefined) query = query.where('drugstores.is_disabled', '=', is_disabled)
  if (has_titulaire !== undefined) query = query.where(sql<boolean>`${HAS_TITULAIRE} = ${has_titulaire}`)
  if (filter.inactive_since !== undefined) {
    query = query.where(
      sql<boolean>`NOT EXISTS (SELECT FROM accounts a JOIN users u ON u.id = a.user_id
         WHERE a.drugstore_id = drugstores.id
           AND u.last_seen_at >= (${filter.inactive_since}::date)::timestamp AT TIME ZONE 'Europe/Paris')`,
    )
  }
  return query
}

/** For the spreadsheet: by key, so that what changes meanwhile shifts nothing. */
export function selectDrugstoresAfter(db: Db, filter: Filters, afterId: number, size: number) {
  const page = filteredIds(db, filter)
    .select('drugstores.id')
    .where('drugstores.id', '>', afterId)
    .orderBy('drugstores.id')
    .limit(size)
  return adminDrugstores(db).where('drugstores.id', 'in', page).orderBy('drugstores.id').execute()
}

export async function selectDrugstores(db: Db, filter: DrugstoreFilter, zones: Zones = null) {
  const isDescending = filter.sort.startsWith('-')
  const asked = filter.sort.replace('-', '') as Column
  // The order of codes or of dates would tell them.
  const isToldByOrder = zones !== null && !asksMore(filter)
  const name = isToldByOrder && asked !== 'city' ? 'name' : asked
  // « Évreux » comes with the E: both engines sort what is folded alike.
  const column =
    name === 'city'
      ? sql`fold(drugstores.city)`
      : sql.ref(`drugstores.${name === 'name' ? 'search_text' : name}`)
  const page = filteredIds(db, filter, zones)
    .select('drugstores.id')
    .orderBy(column, isDescending ? 'desc' : 'asc')
    .orderBy('drugstores.id')
    .limit(filter.per_page)
    .offset((filter.page - 1) * filter.per_page)
  const rows = await adminDrugstores(db)
    .where('drugstores.id', 'in', page)
    .orderBy(column, isDescending ? 'desc' : 'asc')
    .orderBy('drugstores.id')
    .execute()
  const { total } = await filteredIds(db, filter, zones)
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

function adminDrugstores(db: Db) {
  return drugstoresFull(db).select([HAS_TITULAIRE.as('has_titulaire'), PEOPLE.as('people')])
}

export function selectAdminDrugstore(db: Db, id: number) {
  return adminDrugstores(db).where('drugstores.id', '=', id).executeTakeFirst()
}

export function selectAdminDrugstores(db: Db, ids: number[]) {
  return adminDrugstores(db)
    .where('drugstores.id', 'in', ids.length > 0 ? ids : [0])
    .execute()
}

export type AdminDrugstoreRow = NonNullable<Awaited<ReturnType<typeof selectAdminDrugstore>>>

export interface DrugstoreFields {
  name: string
  city: string
  siret: string
  finess: string | null
  address: string | null
  postcode: string | null
  phone: string | null
  email: string | null
  zone_id: number | null
  group_id: number
}

/** Null when another drugstore has this CIP code. */
export async function insertDrugstore(
  db: Db,
  drugstore: DrugstoreFields & { cip_officine: string },
  at: Date,
): Promise<number | null> {
  const row = await db
    .insertInto('drugstores')
    .values({ ...drugstore, disabled_reason: null, disabled_at: null, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('cip_officine').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export interface DrugstoreChanges extends Partial<DrugstoreFields> {
  is_disabled?: boolean
  disabled_reason?: string | null
  disabled_at?: Date | null
}

export async function updateDrugstore(
  db: Db,
  id: number,
  changes: DrugstoreChanges,
  at: Date,
): Promise<void> {
  await db
    .updateTable('drugstores')
    .set({ ...changes, updated_at: at })
    .where('id', '=', id)
    .execute()
}

export async function replaceDrugstorePacks(db: Db, id: number, packs: string[]): Promise<void> {
  await db.deleteFrom('drugstore_packs').where('drugstore_id', '=', id).execute()
  if (packs.length === 0) return
  await db
    .insertInto('drugstore_packs')
    .values([...new Set(packs)].map((pack_key) => ({ drugstore_id: id, pack_key })))
    .execute()
}

export async function updateDrugstoreSearchText(db: Db, id: number): Promise<void> {
  const row = await db
    .selectFrom('drugstores')
    .select(['name', 'city', 'cip_officine', 'siret', 'finess', 'postcode'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const search_text = drugstoreSearchText(row)
  await db.updateTable('drugstores').set({ search_text }).where('id', '=', id).execute()
}
