import { fold } from '@kiosque/contract/domain/slug'
import type { Db } from '../db/db.ts'
import { mimesOfFamily } from './file-types.ts'

export interface MediaFilter {
  q?: string | undefined
  type?: 'image' | 'pdf' | 'video' | 'document' | undefined
  page: number
  per_page: number
}

/** The library, newest first. Every word of `q` must be in the name or the description. */
function library(db: Db, { q = '', type }: MediaFilter) {
  const words = fold(q).split(' ').filter(Boolean).slice(0, 8)
  let query = db.selectFrom('file').where('origin', '=', 'media')
  for (const word of words) query = query.where('name_fold', 'like', `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return type ? query.where('type', 'in', mimesOfFamily(type)) : query
}

export async function selectMediaIds(db: Db, filter: MediaFilter): Promise<{ ids: number[]; total: number }> {
  const rows = await library(db, filter)
    .select('id')
    .orderBy('id', 'desc')
    .limit(filter.per_page)
    .offset((filter.page - 1) * filter.per_page)
    .execute()
  const { total } = await library(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { ids: rows.map((row) => row.id), total }
}
