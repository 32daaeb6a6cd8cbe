import { sql } from 'kysely'
import type { VisitStatus } from '@kiosque/contract/domain/visit-words'
import type { Db } from '../db/db.ts'
import type { ListedVisit } from './visits.sql.ts'

export interface VisitFilter {
  status?: VisitStatus | undefined
  laboratory_id?: number | undefined
  q?: string | undefined
  /** Null for all of them. */
  zones: readonly number[] | null
}

export interface DeskVisit extends ListedVisit {
  drugstore: string
  city: string
  cip_officine: string
  phone: string | null
  zone: string | null
}

const FROM = sql`
  training_visits v
  JOIN content c ON c.id = v.content_id
  JOIN drugstores d ON d.id = v.drugstore_id
  LEFT JOIN zones z ON z.id = d.zone_id
  LEFT JOIN laboratories l ON l.id = c.laboratory_id
  LEFT JOIN users u ON u.id = v.requested_by`

function matching({ status, laboratory_id, q, zones }: VisitFilter) {
  const words = q?.trim() ?? ''
  return sql`
    (${status ?? null}::text IS NULL OR v.status = ${status ?? null}::text)
    AND (${laboratory_id ?? null}::int IS NULL OR c.laboratory_id = ${laboratory_id ?? null}::int)
    AND (${zones === null}::boolean OR d.zone_id = ANY (${[...(zones ?? [])]}::int[]))
    AND (${words === ''}::boolean OR strpos(fold(concat_ws(' ', d.name, d.city, d.cip_officine, c.title, l.name)),
      fold(${words})) > 0)`
}

const ROW = sql`
  v.id, v.drugstore_id, v.content_id, v.status, v.slots, v.slot, v.people, v.message, v.comment, v.created_at,
  v.answered_at, v.requested_by, c.kind, c.slug, c.title, c.fields, l.name AS laboratory,
  nullif(trim(concat(u.first_name, ' ', u.last_name)), '') AS requester,
  ARRAY(SELECT trim(concat(p.first_name, ' ', p.last_name)) FROM training_visit_people tp
          JOIN users p ON p.id = tp.user_id WHERE tp.visit_id = v.id ORDER BY p.search_text) AS present,
  d.name AS drugstore, d.city, d.cip_officine, d.phone, z.name AS zone`

/** What waits for an answer first, the oldest before; then the newest. */
export async function selectDeskVisits(
  db: Db,
  filter: VisitFilter,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ rows: DeskVisit[]; total: number }> {
  const { rows } = await sql<DeskVisit>`
    SELECT ${ROW} FROM ${FROM} WHERE ${matching(filter)}
     ORDER BY v.status <> 'sent', CASE WHEN v.status = 'sent' THEN v.created_at END, v.created_at DESC, v.id
     LIMIT ${per_page} OFFSET ${(page - 1) * per_page}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM ${FROM} WHERE ${matching(filter)}`.execute(db)
  return { rows, total: counted[0]?.total ?? 0 }
}

export async function selectDeskVisit(db: Db, id: number): Promise<DeskVisit | undefined> {
  const { rows } = await sql<DeskVisit>`SELECT ${ROW} FROM ${FROM} WHERE v.id = ${id}::int`.execute(db)
  return rows[0]
}

/** By key, for the spreadsheet. */
export async function selectVisitsAfter(
  db: Db,
  filter: VisitFilter,
  afterId: number,
  size: number,
): Promise<DeskVisit[]> {
  const { rows } = await sql<DeskVisit>`
    SELECT ${ROW} FROM ${FROM} WHERE v.id > ${afterId}::int AND ${matching(filter)}
     ORDER BY v.id LIMIT ${size}`.execute(db)
  return rows
}
