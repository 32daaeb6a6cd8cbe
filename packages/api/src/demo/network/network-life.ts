import { sql } from 'kysely'
import { endOfParisDay } from '@kiosque/contract/domain/dates'
import { createRandom } from '@kiosque/contract/domain/quiz-draw'
import type { Db } from '../../db/db.ts'
import { insertMany } from '../bulk-insert.ts'
import { daysFrom, type DemoStep } from '../demo-step.ts'
import { contentsOut, readersOf, seenBy, type Reader } from './readers.ts'
import { rhythmUntil, type Rhythm } from './rhythm.ts'

/** What pharmacies answered to campaigns, thought of answers, kept for later, and where the home page was pressed. */
export const networkLifeStep: DemoStep = {
  name: 'network-life',
  label: 'la vie du réseau',
  async run(trx, { deps, startedAt }) {
    const life = { readers: await readersOf(trx, deps), rhythm: rhythmUntil(startedAt), startedAt }
    await addEnrolments(trx, life)
    await addMarks(trx, life)
    await addHighlightCounts(trx, startedAt)
  },
}

interface Life {
  readers: readonly Reader[]
  rhythm: Rhythm
  startedAt: Date
}

const MAY_ANSWER = 160

/** One pharmacy in two answers, most of them yes; those of the people one signs in as have theirs still to give. */
async function addEnrolments(trx: Db, { readers, rhythm, startedAt }: Life): Promise<void> {
  const { rows: own } = await sql<{ drugstore_id: number }>`
    SELECT DISTINCT a.drugstore_id FROM accounts a JOIN users u ON u.id = a.user_id
     WHERE u.password_hash IS NOT NULL AND a.drugstore_id IS NOT NULL`.execute(trx)
  const theirs = new Set(own.map(({ drugstore_id: id }) => id))
  const { rows: asked } = await sql<{ id: number; deadline: string }>`
    SELECT id, fields ->> 'enrolment_deadline' AS deadline FROM content
     WHERE status = 'published' AND fields ->> 'enrolment_deadline' IS NOT NULL`.execute(trx)
  const deadlines = new Map(asked.map(({ id, deadline }) => [id, endOfParisDay(deadline)]))
  const campaigns = (await contentsOut(trx, startedAt)).filter(({ id }) => deadlines.has(id))
  const visibleTo = seenBy(campaigns)
  const heads = new Map<number, Reader>()
  for (const reader of readers)
    if (reader.type >= MAY_ANSWER && !theirs.has(reader.drugstore_id) && !heads.has(reader.drugstore_id))
      heads.set(reader.drugstore_id, reader)
  const answers = [...heads.values()].flatMap((head) => {
    const random = createRandom(head.drugstore_id * 31)
    return visibleTo(head).flatMap((campaign) => {
      if (random() > 0.34 + ((campaign.id * 37) % 40) / 100) return []
      const until = Math.min(
        head.seen_at.getTime(),
        deadlines.get(campaign.id)?.getTime() ?? 0,
        daysFrom(startedAt, -0.05).getTime(),
      )
      const from = new Date(Math.max(campaign.sort_at.getTime(), head.joined_at.getTime()))
      const answered_at = from.getTime() < until ? rhythm.between(from, new Date(until), random) : null
      if (answered_at === null) return []
      const place = { content_id: campaign.id, drugstore_id: head.drugstore_id }
      return [{ ...place, participates: random() < 0.79, answered_by: head.user_id, answered_at }]
    })
  })
  await insertMany(trx, 'enrolments', answers)
}

/** Of what they read, people keep one in thirty for later, and say of one answer in four whether it helped. */
async function addMarks(trx: Db, { startedAt }: Life): Promise<void> {
  await sql`
    INSERT INTO content_favourite (user_id, content_id, at)
    SELECT user_id, content_id, at FROM content_read
     WHERE (user_id * 7919 + content_id * 31) % 30 = 0 AND at < ${startedAt}::timestamptz
    ON CONFLICT DO NOTHING`.execute(trx)
  await sql`
    INSERT INTO faq_votes (content_id, user_id, useful, at)
    SELECT r.content_id, r.user_id, (r.user_id * 31 + r.content_id * 17) % 100 < 72 + r.content_id % 26, r.at
      FROM content_read r JOIN content c ON c.id = r.content_id AND c.kind = 'faq'
     WHERE (r.user_id + r.content_id) % 4 = 0 AND r.at < ${startedAt}::timestamptz
    ON CONFLICT DO NOTHING`.execute(trx)
}

/** Four weeks of what was shown and pressed: nine in ten of those who came saw it, two to nine in a hundred pressed. */
async function addHighlightCounts(trx: Db, startedAt: Date): Promise<void> {
  await sql`
    INSERT INTO highlight_counts (highlight_id, day, impressions, clicks)
    SELECT h.id, day::date, shown, greatest(0, round(shown * (2 + (h.id * 37) % 7) / 100.0))::int
      FROM highlights h
     CROSS JOIN generate_series((${startedAt}::timestamptz AT TIME ZONE 'Europe/Paris')::date - 27,
       (${startedAt}::timestamptz AT TIME ZONE 'Europe/Paris')::date, interval '1 day') AS day
     CROSS JOIN LATERAL (SELECT round((CASE extract(dow FROM day) WHEN 0 THEN 26 WHEN 1 THEN 240 WHEN 6 THEN 84 ELSE 172 END)
       * (0.55 + (abs(hashtext(h.id || ' ' || day::date)) & 255) / 512.0) / (1 + h.id % 4))::int AS shown) s
     WHERE h.starts_at IS NULL OR h.starts_at::date <= day::date
    ON CONFLICT DO NOTHING`.execute(trx)
}
