import { sql, type RawBuilder } from 'kysely'
import type { FoundLot, RecallOutcome } from '@kiosque/contract/domain/recalls'
import type { Db } from '../db/db.ts'
import { likePatterns } from '../kit/search-text.ts'
import { inZones, type Zones } from './recalls.sql.ts'

export interface BoardFilter {
  recallId: number
  zones: Zones
  q?: string | undefined
  state?: 'silent' | 'confirmed' | 'withdrawn' | 'none' | 'escalated' | undefined
}

export interface BoardRow {
  id: number
  name: string
  city: string
  cip_officine: string
  phone: string | null
  zone: string | null
  has_team: boolean
  escalated_at: Date | null
  outcome: RecallOutcome | null
  found: FoundLot[]
  quantity: number
  comment: string
  confirmed_at: Date | null
  confirmed_name: string
  is_by_phone: boolean
}

const STATES: Record<NonNullable<BoardFilter['state']>, RawBuilder<boolean>> = {
  silent: sql`p.confirmed_at IS NULL`,
  confirmed: sql`p.confirmed_at IS NOT NULL`,
  withdrawn: sql`p.outcome = 'withdrawn'`,
  none: sql`p.outcome = 'none'`,
  escalated: sql`(p.confirmed_at IS NULL AND p.escalated_at IS NOT NULL)`,
}

function matching({ recallId, zones, q, state }: BoardFilter): RawBuilder<unknown> {
  return sql`FROM recall_pharmacies p JOIN drugstores d ON d.id = p.drugstore_id LEFT JOIN zones z ON z.id = d.zone_id
    WHERE p.recall_id = ${recallId}::int AND ${inZones(zones)} AND ${state === undefined ? sql`true` : STATES[state]}
      AND d.search_text LIKE ALL (${likePatterns(q ?? '')}::text[])`
}

const COLUMNS = sql`d.id, d.name, d.city, d.cip_officine, d.phone, z.name AS zone, p.escalated_at, p.outcome, p.found,
  p.quantity, p.comment, p.confirmed_at, p.confirmed_name, p.is_by_phone,
  EXISTS (SELECT FROM accounts a JOIN users u ON u.id = a.user_id AND u.disabled_at IS NULL
    WHERE a.drugstore_id = d.id AND a.type BETWEEN 100 AND 999) AS has_team`

const ORDER = sql`p.confirmed_at IS NOT NULL, p.confirmed_at DESC, d.search_text COLLATE "C", d.id`

/** Who has not answered first, then the latest answers. Only the lines shown are read whole. */
export async function selectBoard(
  db: Db,
  filter: BoardFilter,
  page: { limit: number; offset: number },
): Promise<BoardRow[]> {
  const { rows } = await sql<BoardRow>`
    WITH shown AS MATERIALIZED (
      SELECT d.id ${matching(filter)} ORDER BY ${ORDER} LIMIT ${page.limit}::int OFFSET ${page.offset}::int)
    SELECT ${COLUMNS} FROM shown JOIN recall_pharmacies p ON p.recall_id = ${filter.recallId}::int
                        AND p.drugstore_id = shown.id
      JOIN drugstores d ON d.id = shown.id LEFT JOIN zones z ON z.id = d.zone_id
     ORDER BY ${ORDER}`.execute(db)
  return rows
}

export async function countBoard(db: Db, filter: BoardFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT count(*)::int AS total ${matching(filter)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** For a spreadsheet, page after page. */
export async function selectBoardAfter(
  db: Db,
  filter: BoardFilter,
  afterId: number,
  size: number,
): Promise<BoardRow[]> {
  const { rows } = await sql<BoardRow>`
    SELECT ${COLUMNS} ${matching(filter)} AND d.id > ${afterId}::int ORDER BY d.id LIMIT ${size}::int`.execute(
    db,
  )
  return rows
}

export interface ZoneRow {
  zone_id: number | null
  label: string | null
  pharmacies: number
  confirmed: number
}

export async function selectByZone(db: Db, recallId: number, zones: Zones): Promise<ZoneRow[]> {
  const { rows } = await sql<ZoneRow>`
    SELECT d.zone_id, z.name AS label, count(*)::int AS pharmacies, count(p.confirmed_at)::int AS confirmed
      FROM recall_pharmacies p JOIN drugstores d ON d.id = p.drugstore_id LEFT JOIN zones z ON z.id = d.zone_id
     WHERE p.recall_id = ${recallId}::int AND ${inZones(zones)}
     GROUP BY d.zone_id, z.name ORDER BY fold(z.name) NULLS LAST`.execute(db)
  return rows
}

/** The last recalls that one pharmacy was to answer. */
export async function selectOfDrugstore(db: Db, drugstoreId: number, limit: number) {
  const { rows } = await sql<{
    id: number
    product: string
    status: 'open' | 'closed'
    opened_at: Date
    outcome: RecallOutcome | null
    quantity: number
    confirmed_at: Date | null
    confirmed_name: string
  }>`
    SELECT r.id, r.product, r.status, r.opened_at, p.outcome, p.quantity, p.confirmed_at, p.confirmed_name
      FROM recall_pharmacies p JOIN recalls r ON r.id = p.recall_id AND r.status <> 'draft'
     WHERE p.drugstore_id = ${drugstoreId}::int
     ORDER BY r.status = 'closed', r.opened_at DESC LIMIT ${limit}::int`.execute(db)
  return rows
}
