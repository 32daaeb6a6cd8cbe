import type {
  Category,
  FaqTheme,
  Laboratory,
  Partner,
  UsefulLink,
} from '@kiosque/contract/wire/reference-data'
import type { Reader } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import { fileRefs } from '../files/file-refs.ts'
import { selectCategories, selectCompanies, selectLinks, selectThemes } from './reference-data.sql.ts'
import { wholeList } from '../kit/whole-list.ts'
import type { ListOf } from '@kiosque/contract/wire/common'

interface Reading {
  viewer: Reader
  now: Date
  secret: string
}

async function companies(db: Db, table: 'laboratories' | 'partners', reading: Reading) {
  const rows = await selectCompanies(db, table, reading)
  const logos = await fileRefs(
    db,
    rows.map((row) => row.logo_id),
    reading,
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    logo: row.logo_id === null ? null : (logos.get(row.logo_id) ?? null),
    description: row.description,
    website: row.website,
    email: row.email,
    phone: row.phone,
    category: 'category' in row ? String(row.category) : '',
  }))
}

export async function listLaboratories(db: Db, reading: Reading): Promise<ListOf<Laboratory>> {
  const rows = await companies(db, 'laboratories', reading)
  return wholeList(rows.map(({ category: _category, ...laboratory }) => laboratory))
}

export async function listPartners(db: Db, reading: Reading): Promise<ListOf<Partner>> {
  return wholeList(await companies(db, 'partners', reading))
}

export async function listThemes(db: Db, reading: Reading): Promise<ListOf<FaqTheme>> {
  return wholeList(await selectThemes(db, reading))
}

export async function listCategories(db: Db, kind: string | undefined): Promise<ListOf<Category>> {
  return wholeList(await selectCategories(db, kind))
}

export async function listLinks(
  db: Db,
  reading: Reading,
  type: string | undefined,
): Promise<ListOf<UsefulLink>> {
  return wholeList(await selectLinks(db, reading.viewer, type))
}
