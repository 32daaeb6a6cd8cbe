import type { AudienceViewer } from '@kiosque/contract/domain/audience'
import type {
  Category,
  FaqTheme,
  Laboratory,
  Partner,
  UsefulLink,
} from '@kiosque/contract/wire/reference-data'
import type { Db } from '../db/db.ts'
import { fileRefs } from '../files/file-refs.ts'
import { selectCategories, selectCompanies, selectLinks, selectThemes } from './reference-data.sql.ts'

interface Reading {
  viewer: AudienceViewer
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

export async function listLaboratories(db: Db, reading: Reading): Promise<{ data: Laboratory[] }> {
  const rows = await companies(db, 'laboratories', reading)
  return { data: rows.map(({ category: _category, ...laboratory }) => laboratory) }
}

export async function listPartners(db: Db, reading: Reading): Promise<{ data: Partner[] }> {
  return { data: await companies(db, 'partners', reading) }
}

export async function listThemes(db: Db, reading: Reading): Promise<{ data: FaqTheme[] }> {
  return { data: await selectThemes(db, reading) }
}

export async function listCategories(db: Db, kind: string | undefined): Promise<{ data: Category[] }> {
  return { data: await selectCategories(db, kind) }
}

export async function listLinks(
  db: Db,
  reading: Reading,
  type: string | undefined,
): Promise<{ data: UsefulLink[] }> {
  return { data: await selectLinks(db, reading.viewer, type) }
}
