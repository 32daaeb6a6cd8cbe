import { sql } from 'kysely'
import type { PublicationStatus } from '@kiosque/contract/domain/publication'
import type { Db } from '../db/db.ts'

interface TypedPage {
  id: number
  title: string
  slug: string
  status: PublicationStatus
  starts_at: Date | null
  ends_at: Date | null
  sites: number[]
  page_type: number
}

/** Pages that stand for a type, the latest published first. */
export async function selectTypedPages(db: Db): Promise<TypedPage[]> {
  const { rows } = await sql<TypedPage>`
    SELECT c.id, c.title, c.slug, c.status, c.starts_at, c.ends_at, t.sites, (c.fields->>'page_type')::int AS page_type
      FROM content c JOIN targets t ON t.id = c.target_id
     WHERE kind = 'page' AND status <> 'trashed' AND fields->>'page_type' IS NOT NULL
     ORDER BY c.sort_at DESC, c.id DESC LIMIT 1000`.execute(db)
  return rows
}
