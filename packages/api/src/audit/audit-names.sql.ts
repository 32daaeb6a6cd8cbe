import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/db.ts'

type Question = RawBuilder<{ id: string; name: string | null }>

const named =
  (table: string, column = 'name') =>
  (ids: string[]) =>
    sql<{ id: string; name: string | null }>`
    SELECT id::text, ${sql.ref(column)} AS name FROM ${sql.table(table)} WHERE id = ANY (${ids}::int[])`

/** How each thing the journal speaks of is called. An account is its person's, in their pharmacy. */
const QUESTIONS: Record<string, (ids: string[]) => Question> = {
  user: (ids) => sql`
    SELECT id::text, nullif(trim(first_name || ' ' || last_name), '') AS name FROM users
     WHERE id = ANY (${ids}::int[]) AND erased_at IS NULL`,
  account: (ids) => sql`
    SELECT a.id::text, concat_ws(', ', trim(u.first_name || ' ' || u.last_name), d.name) AS name
      FROM accounts a JOIN users u ON u.id = a.user_id AND u.erased_at IS NULL
      LEFT JOIN drugstores d ON d.id = a.drugstore_id WHERE a.id = ANY (${ids}::int[])`,
  drugstore: named('drugstores'),
  zone: named('zones'),
  laboratory: named('laboratories'),
  partner: named('partners'),
  author: named('authors'),
  content: named('content', 'title'),
  file: named('file'),
  highlight: (ids) => sql`
    SELECT h.id::text, coalesce(nullif(h.title, ''), c.title) AS name
      FROM highlights h LEFT JOIN content c ON c.id = h.content_id WHERE h.id = ANY (${ids}::int[])`,
  popin: named('popins', 'title'),
  event: named('events', 'title'),
  recall: named('recalls', 'product'),
  registration: (ids) => sql`
    SELECT r.id::text, concat_ws(', ', e.title, d.name) AS name FROM registrations r
      JOIN events e ON e.id = r.event_id JOIN drugstores d ON d.id = r.drugstore_id WHERE r.id = ANY (${ids}::int[])`,
  invitation: named('invitations', 'email'),
  audience: named('saved_audiences'),
  contact: (ids) => sql`
    SELECT id::text, 'n°\u00a0' || number AS name FROM contact_threads WHERE id = ANY (${ids}::int[])`,
  claim: named('bri_claims', 'number'),
  claim_operation: named('bri_operations', 'title'),
  claim_batch: named('bri_batches', 'number'),
  contact_desk: named('contact_desks'),
  contact_topic: named('contact_topics', 'label'),
  contact_canned: named('contact_canned', 'title'),
}

/** Names by « type:number », of what still exists; one question per type, whatever the number of lines. */
export async function selectNames(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const [type, question] of Object.entries(QUESTIONS)) {
    const ids = keys
      .filter((key) => key.startsWith(`${type}:`))
      .map((key) => key.slice(type.length + 1))
      .filter((id) => /^[1-9][0-9]{0,8}$/.test(id))
    if (ids.length === 0) continue
    const { rows } = await question(ids).execute(db)
    for (const { id, name } of rows) if (name) found.set(`${type}:${id}`, name)
  }
  return found
}
