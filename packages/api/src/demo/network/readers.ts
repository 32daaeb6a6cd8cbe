import { sql } from 'kysely'
import { holdsButForPharmacies, normaliseTarget, type Target } from '@kiosque/contract/domain/audience'
import type { Db } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { targetOf } from '../../audience/target-column.ts'
import { NAMED_PEOPLE } from '../named-people.ts'

/** Somebody of a pharmacy whose life is invented: nobody one signs in as. */
export interface Reader {
  user_id: number
  type: number
  drugstore_id: number
  group_id: number
  zone_id: number
  packs: string[]
  joined_at: Date
  seen_at: Date
}

const known = new WeakMap<Deps, Promise<readonly Reader[]>>()

/** Everybody of an open pharmacy, once, by their first account; asked once, since no step after the network adds any. */
export function readersOf(trx: Db, deps: Deps): Promise<readonly Reader[]> {
  const readers = known.get(deps) ?? selectReaders(trx)
  known.set(deps, readers)
  return readers
}

async function selectReaders(trx: Db): Promise<Reader[]> {
  const named = NAMED_PEOPLE.map(({ email }) => email)
  const { rows } = await sql<Reader>`
    SELECT DISTINCT ON (u.id) u.id AS user_id, a.type, d.id AS drugstore_id, d.group_id, coalesce(d.zone_id, 0) AS zone_id,
           u.created_at AS joined_at, u.last_seen_at AS seen_at,
           ARRAY(SELECT p.pack_key FROM drugstore_packs p WHERE p.drugstore_id = d.id ORDER BY 1) AS packs
      FROM users u JOIN accounts a ON a.user_id = u.id JOIN drugstores d ON d.id = a.drugstore_id
     WHERE NOT d.is_disabled AND u.right_id IS NULL AND u.last_seen_at IS NOT NULL
       AND NOT u.email = ANY (${named}::text[])
     ORDER BY u.id, a.id`.execute(trx)
  return rows
}

export interface Read {
  id: number
  kind: string
  sort_at: Date
  ends_at: Date | null
  target: Target
  /** A document of it, if any. */
  file_id: number | null
}

/** What is out, the oldest first. One in nine is left unread: the head office has something to look into. */
export async function contentsOut(trx: Db, now: Date): Promise<Read[]> {
  const rows = await trx
    .selectFrom('content')
    .select(['id', 'kind', 'sort_at', 'ends_at', targetOf('content')])
    .select(
      sql<number | null>`(SELECT min(f.file_id) FROM content_file f JOIN file ON file.id = f.file_id
        WHERE f.content_id = content.id AND file.type = 'application/pdf')`.as('file_id'),
    )
    .where('status', '=', 'published')
    .where('sort_at', '<', now)
    .where(sql<boolean>`id % 9 <> 0`)
    .orderBy('sort_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, target: normaliseTarget(row.target) }))
}

/** What each reader may see of these, asked once for all those who are alike; what names pharmacies is left out. */
export function seenBy(contents: readonly Read[]): (reader: Reader) => readonly Read[] {
  const alike = new Map<string, readonly Read[]>()
  const shared = contents.filter(
    ({ target }) => target.drugstore_ids.length === 0 && target.excluded_drugstore_ids.length === 0,
  )
  return (reader) => {
    const key = [reader.type, reader.group_id, reader.zone_id, ...reader.packs].join(' ')
    const found = alike.get(key) ?? shared.filter(({ target }) => isFor(target, reader))
    alike.set(key, found)
    return found
  }
}

const NETWORK = { right_id: null, site: 1, environment: 0 }

/** The audience rule for somebody of a pharmacy. */
export function isFor(target: Target, { type, drugstore_id, group_id, zone_id, packs }: Reader): boolean {
  if (target.drugstore_ids.length > 0 && !target.drugstore_ids.includes(drugstore_id)) return false
  if (target.excluded_drugstore_ids.includes(drugstore_id)) return false
  const viewer = { ...NETWORK, account_type: type, drugstore_id, group: group_id, packs, zones: [zone_id] }
  return holdsButForPharmacies(target, viewer)
}
