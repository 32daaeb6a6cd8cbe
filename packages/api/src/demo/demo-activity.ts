import { sql } from 'kysely'
import { addDays, parisDay } from '@kiosque/contract/domain/dates'
import type { Db } from '../db/db.ts'
import { closeDays } from '../statistics/close-days.ts'
import { mondayOf } from '../kit/weeks.ts'
import { type DemoStep } from './demo-step.ts'
import { NAMED_PEOPLE } from './named-people.ts'

const MISSES: [query: string, hits: number, daysAgo: number][] = [
  ['trousse premiers secours', 14, 2],
  ['attestation dpc 2025', 11, 5],
  ['bon de commande grippe', 9, 1],
  ['borne de commande', 7, 9],
  ['tenue equipe', 3, 4],
  ['parking salon', 2, 12],
]

/** What the network read, downloaded and looked for, so that statistics have something to say. */
export const activityStep: DemoStep = {
  name: 'activity',
  label: 'lectures du réseau',
  async run(trx, { startedAt }) {
    await addReads(trx, startedAt)
    await addVisits(trx, startedAt)
    for (const [query, hits, daysAgo] of MISSES) {
      const day = addDays(parisDay(startedAt), -daysAgo)
      await trx.insertInto('search_miss').values({ query, day, hits }).execute()
    }
    // The first night is far: without this, every figure of the first day would be counted from the reads themselves.
    await closeDays(trx, startedAt)
  },
}

/**
 * Everyone but the people one signs in as, whose home must start with things to read. Chance is counted from the
 * numbers themselves, so that every start gives the same; one content in nine is left unread.
 */
async function addReads(trx: Db, startedAt: Date): Promise<void> {
  const named = NAMED_PEOPLE.map((person) => person.email)
  const seen = sql`
    SELECT u.id AS user_id, u.last_seen_at, c.id AS content_id, (u.id * 7919 + c.id * 104729) % 100 AS chance,
           least(${startedAt}::timestamptz - interval '20 minutes',
             greatest(c.sort_at + interval '3 hours', ${startedAt}::timestamptz
               - make_interval(days => (u.id * 31 + c.id * 17) % 56, mins => (u.id * 13 + c.id) % 600))) AS at
      FROM users u
      JOIN accounts a ON a.user_id = u.id AND a.drugstore_id IS NOT NULL
      JOIN drugstores d ON d.id = a.drugstore_id AND NOT d.is_disabled
      JOIN content c ON c.status = 'published' AND c.sort_at < ${startedAt}::timestamptz AND c.id % 9 <> 0
      JOIN targets t ON t.id = c.target_id
       AND (t.groups = '{}' OR d.group_id = ANY (t.groups))
       AND (t.zones = '{}' OR d.zone_id = ANY (t.zones))
       AND (t.account_types = '{}' OR a.type = ANY (t.account_types))
       AND t.packs = '{}' AND t.drugstore_ids = '{}' AND t.excluded_drugstore_ids = '{}'
     WHERE u.right_id IS NULL AND NOT u.email = ANY (${named}::text[])`
  await sql`
    INSERT INTO content_read (user_id, content_id, at)
    SELECT user_id, content_id, at FROM (${seen}) s WHERE at <= last_seen_at AND chance < 25 + (content_id * 37) % 50
    ON CONFLICT DO NOTHING`.execute(trx)
  await sql`
    INSERT INTO content_download (user_id, content_id, file_id, at)
    SELECT s.user_id, s.content_id, f.file_id, s.at FROM (${seen}) s
      JOIN content_file f ON f.content_id = s.content_id
      JOIN file ON file.id = f.file_id AND file.type = 'application/pdf'
     WHERE s.at <= s.last_seen_at AND s.user_id % 3 = 0 AND chance < 12 ON CONFLICT DO NOTHING`.execute(trx)
  await sql`
    INSERT INTO reader (user_id, last_read_at, last_download_at)
    SELECT r.user_id, max(r.at), (SELECT max(d.at) FROM content_download d WHERE d.user_id = r.user_id)
      FROM content_read r GROUP BY r.user_id ON CONFLICT DO NOTHING`.execute(trx)
}

async function addVisits(trx: Db, startedAt: Date): Promise<void> {
  const monday = mondayOf(parisDay(startedAt))
  for (let week = 0; week < 16; week += 1) {
    await sql`
      INSERT INTO drugstore_week (drugstore_id, week, visits)
      SELECT id, ${addDays(monday, -7 * week)}::date, 6 + (id * 7 + ${week}::int * 5) % 23
        FROM drugstores WHERE NOT is_disabled AND (id + ${week}::int) % 8 <> 0
      ON CONFLICT DO NOTHING`.execute(trx)
  }
}
