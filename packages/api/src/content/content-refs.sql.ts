import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

const among = (ids: readonly number[]) => sql<number>`ANY (${[...ids]}::int[])`

export interface CompanyRow {
  id: number
  name: string
  slug: string
  logo_id: number | null
}

export interface AuthorRow {
  id: number
  name: string
  role: string
  photo_id: number | null
  default_for_site: number | null
}

export function selectAllCompanies(db: Db, table: 'laboratories' | 'partners'): Promise<CompanyRow[]> {
  return db.selectFrom(table).select(['id', 'name', 'slug', 'logo_id']).execute()
}

export async function selectCompanies(db: Db, table: 'laboratories' | 'partners', ids: readonly number[]) {
  if (ids.length === 0) return []
  return db.selectFrom(table).select(['id', 'name', 'slug', 'logo_id']).where('id', '=', among(ids)).execute()
}

export function selectAllAuthors(db: Db): Promise<AuthorRow[]> {
  return db.selectFrom('authors').select(['id', 'name', 'role', 'photo_id', 'default_for_site']).execute()
}

/** Those authors, and whoever signs for a site when nobody is named. */
export async function selectAuthors(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('authors')
    .select(['id', 'name', 'role', 'photo_id', 'default_for_site'])
    .where((eb) => eb.or([eb('id', '=', among(ids)), eb('default_for_site', 'is not', null)]))
    .execute()
}

export function selectAllThemes(db: Db) {
  return db
    .selectFrom('faq_themes')
    .select(['slug', 'label'])
    .orderBy('position')
    .orderBy(sql`fold(label)`)
    .orderBy('id')
    .execute()
}

export async function selectThemes(db: Db, slugs: readonly string[]) {
  if (slugs.length === 0) return []
  return db
    .selectFrom('faq_themes')
    .select(['slug', 'label'])
    .where('slug', '=', sql<string>`ANY (${[...slugs]}::text[])`)
    .execute()
}

export function selectAllCategories(db: Db) {
  return db
    .selectFrom('categories')
    .select(['kind', 'key', 'label'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function selectCategoryLabels(db: Db, kinds: readonly string[]) {
  if (kinds.length === 0) return []
  return db
    .selectFrom('categories')
    .select(['kind', 'key', 'label'])
    .where('kind', '=', sql<string>`ANY (${[...kinds]}::text[])`)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function selectContentTitles(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('content')
    .select(['id', 'kind', 'title', 'status'])
    .where('id', '=', among(ids))
    .execute()
}
