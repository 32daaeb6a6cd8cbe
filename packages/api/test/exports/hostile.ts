import { sql } from 'kysely'
import type { Db } from '../../src/db/db.ts'

/** What people type and a spreadsheet would run, split, translate or shorten. */
const HOSTILE = [
  '=1+1',
  '+33 6 12 34 56 78',
  '@SUM(A1:A9)',
  '-2+3',
  '\t=1+1',
  '  =cmd|’ /C calc’!A0',
  '\u200B=1+1',
  '＝1+1',
  'dit "le grand"; fils, et Cie',
  'deux\nlignes',
  'Œuvre d’Évreux, ÿ et 12 €',
  "l'apostrophe",
  '=HYPERLINK("http://exemple.test";"ici")',
]

/** Whatever somebody writes that an export may show. */
const WRITTEN: readonly (readonly [table: string, column: string])[] = [
  ['users', 'first_name'],
  ['users', 'last_name'],
  ['drugstores', 'name'],
  ['drugstores', 'city'],
  ['drugstores', 'address'],
  ['zones', 'name'],
  ['laboratories', 'name'],
  ['content', 'title'],
  ['registration_attendees', 'first_name'],
  ['registration_attendees', 'last_name'],
  ['registrations', 'comment'],
  ['recall_pharmacies', 'comment'],
  ['recall_pharmacies', 'confirmed_name'],
  ['bri_operations', 'title'],
  ['training_feedback', 'comment'],
  ['training_visits', 'message'],
]

/** Everybody and everything gets a name that a careless export would run; each its own. */
export async function makeHostile(db: Db): Promise<void> {
  const words = sql`ARRAY[${sql.join(HOSTILE.map((text) => sql`${text}::text`))}]`
  await sql`INSERT INTO search_miss (query, day, hits)
    SELECT word, '2026-11-10'::date, 20 FROM unnest(${words}) word`.execute(db)
  await sql`INSERT INTO training_feedback (user_id, content_id, stars, comment, created_at, updated_at)
    SELECT u.id, (SELECT min(id) FROM content WHERE kind = 'tutorial'), 4, 'Clair.', now(), now()
      FROM users u`.execute(db)
  for (const [table, column] of WRITTEN)
    await sql`UPDATE ${sql.table(table)} t
      SET ${sql.ref(column)} = (${words})[1 + r.rank % ${HOSTILE.length}::int] || ' ' || r.rank
      FROM (SELECT ctid, row_number() OVER () AS rank FROM ${sql.table(table)}) r
      WHERE t.ctid = r.ctid AND t.${sql.ref(column)} IS NOT NULL`.execute(db)
  await sql`UPDATE drugstores SET cip_officine = '0' || right(cip_officine, 6), postcode = '01000'
    WHERE id = (SELECT min(id) FROM drugstores)`.execute(db)
}
