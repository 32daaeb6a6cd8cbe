import { sql } from 'kysely'
import { targetOf } from '../audience/target-column.ts'
import type { Db } from '../db/db.ts'
import { notInTrash, type TargetedRow } from './content-rows.ts'

export const personName = (column: string) => sql<string | null>`(
  SELECT nullif(trim(first_name || ' ' || last_name), '') FROM users WHERE users.id = ${sql.ref(column)})`

export type AdminRow = TargetedRow & { created_by_name: string | null; updated_by_name: string | null }

export function selectAdminOne(db: Db, kind: string, id: number): Promise<AdminRow | undefined> {
  return db
    .selectFrom('content')
    .selectAll('content')
    .select([
      targetOf('content'),
      personName('content.created_by').as('created_by_name'),
      personName('content.updated_by').as('updated_by_name'),
    ])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where(notInTrash)
    .executeTakeFirst()
}

export function selectVersions(db: Db, contentId: number) {
  return db
    .selectFrom('content_version')
    .select(['version', 'action', 'at', personName('content_version.user_id').as('by')])
    .where('content_id', '=', contentId)
    .orderBy('version', 'desc')
    .limit(500)
    .execute()
}

export function selectVersion(db: Db, contentId: number, version: number) {
  return db
    .selectFrom('content_version')
    .select(['version', 'action', 'at', 'snapshot', personName('content_version.user_id').as('by')])
    .where('content_id', '=', contentId)
    .where('version', '=', version)
    .executeTakeFirst()
}
