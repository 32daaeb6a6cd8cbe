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
  target_sites: number[]
  page_type: number
}

/** Pages that stand for a type, the latest published first. */
export async function selectTypedPages(db: Db): Promise<TypedPage[]> {
  const { rows } = await sql<TypedPage>`
    SELECT id, title, slug, status, starts_at, ends_at, target_sites, (fields->>'page_type')::int AS page_type
      FROM content
     WHERE kind = 'page' AND status <> 'trashed' AND fields->>'page_type' IS NOT NULL
     ORDER BY sort_at DESC, id DESC LIMIT 1000`.execute(db)
  return rows
}
