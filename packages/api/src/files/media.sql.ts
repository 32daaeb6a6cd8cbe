import { fold } from '@kiosque/contract/domain/slug'
import type { MediaSummary } from '@kiosque/contract/wire/files'
import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { isFileUsed } from './file-uses.sql.ts'
import { mimesOfFamily } from './file-types.ts'

export interface MediaFilter {
  q?: string | undefined
  type?: 'image' | 'pdf' | 'video' | 'document' | undefined
  usage?: 'used' | 'unused' | undefined
  alt?: 'missing' | undefined
  sort?: '-created_at' | 'created_at' | 'name' | '-size' | undefined
  page: number
  per_page: number
}

const lacksAlt = sql<boolean>`file.type LIKE 'image/%' AND file.alt = ''`

const ORDERS = {
  '-created_at': sql`id DESC`,
  created_at: sql`id`,
  name: sql`name_fold, id`,
  '-size': sql`size DESC, id DESC`,
}

/** The library, newest first unless asked otherwise. Every word of `q` must be in the name or the description. */
function library(db: Db, { q = '', type, usage, alt }: MediaFilter) {
  const words = fold(q).split(' ').filter(Boolean).slice(0, 8)
  let query = db.selectFrom('file').where('origin', '=', 'media')
  for (const word of words) query = query.where('name_fold', 'like', `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  if (type) query = query.where('type', 'in', mimesOfFamily(type))
  if (usage) query = query.where(usage === 'used' ? isFileUsed : sql<boolean>`NOT ${isFileUsed}`)
  if (alt) query = query.where(lacksAlt)
  return query
}

export async function selectMediaIds(db: Db, filter: MediaFilter): Promise<{ ids: number[]; total: number }> {
  const rows = await library(db, filter)
    .select('id')
    .orderBy(ORDERS[filter.sort ?? '-created_at'])
    .limit(filter.per_page)
    .offset((filter.page - 1) * filter.per_page)
    .execute()
  const { total } = await library(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { ids: rows.map((row) => row.id), total }
}

export async function selectMediaSummary(db: Db): Promise<MediaSummary> {
  return db
    .selectFrom('file')
    .select([
      sql<number>`count(*)::int`.as('files'),
      sql<number>`coalesce(sum(size), 0)::float8`.as('bytes'),
      sql<number>`(count(*) FILTER (WHERE ${lacksAlt}))::int`.as('without_alt'),
      sql<number>`(count(*) FILTER (WHERE NOT ${isFileUsed}))::int`.as('unused'),
    ])
    .where('origin', '=', 'media')
    .executeTakeFirstOrThrow()
}

export function selectUndescribed(db: Db, ids: number[]): Promise<{ id: number; name: string }[]> {
  return db.selectFrom('file').select(['id', 'name']).where('id', 'in', ids).where(lacksAlt).execute()
}
