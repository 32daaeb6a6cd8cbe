import { sql } from 'kysely'
import type { DemoStep } from './demo-step.ts'
import { NAMED_PEOPLE } from './named-people.ts'

const NAMED = NAMED_PEOPLE.map(({ email }) => email)

/** Who answers for each pharmacy, and whether it is one of those one signs in to. */
const signing = sql`
  SELECT DISTINCT ON (a.drugstore_id) a.drugstore_id, a.user_id,
         EXISTS (SELECT FROM accounts n JOIN users nu ON nu.id = n.user_id
                  WHERE n.drugstore_id = a.drugstore_id AND nu.email = ANY (${NAMED}::text[])) AS is_named
    FROM accounts a
    JOIN drugstores d ON d.id = a.drugstore_id AND NOT d.is_disabled
   WHERE a.type BETWEEN 160 AND 999
   ORDER BY a.drugstore_id, a.type DESC, a.user_id`

/** What pharmacies answered to campaigns: the year shows what one took part in, and a campaign who else does. */
export const enrolmentsStep: DemoStep = {
  name: 'enrolments',
  async run(trx, { startedAt }) {
    // Chance is counted from the numbers themselves. The pharmacies one signs in to still have to decide what is open:
    // they answered what is over, but for two animations of the year, and the loyalty they have been running for weeks.
    await sql`
      WITH asked AS (
        SELECT id, kind, (fields->>'period_start')::date AS starts, (fields->>'period_end')::date AS ends,
               row_number() OVER (PARTITION BY kind ORDER BY fields->>'period_start', id) AS rank
          FROM content
         WHERE status = 'published' AND fields->>'period_start' IS NOT NULL
           AND (kind = 'monthly_animation'
                OR (kind IN ('one_time_campaign', 'loyalty_campaign')
                    AND (fields->>'enrolment_open' = 'true'
                         OR (fields->>'period_end')::date < ${startedAt}::timestamptz)))
      ), signing AS (${signing}
      )
      INSERT INTO enrolments (content_id, drugstore_id, participates, answered_by, answered_at)
      SELECT c.id, s.drugstore_id,
             CASE WHEN s.is_named THEN c.rank % 5 <> 0 ELSE (s.drugstore_id * 7919 + c.id * 104729) % 100 < 70 END,
             s.user_id,
             least(${startedAt}::timestamptz - interval '1 day',
               c.starts - make_interval(days => ((s.drugstore_id + c.id) % 9)::int))
        FROM asked c CROSS JOIN signing s
       WHERE CASE WHEN s.is_named THEN c.ends < ${startedAt}::timestamptz
                       OR (c.kind = 'loyalty_campaign' AND c.starts < ${startedAt}::timestamptz - interval '2 weeks')
                  ELSE c.starts < ${startedAt}::timestamptz AND (s.drugstore_id * 31 + c.id * 17) % 100 < 80 END
      ON CONFLICT DO NOTHING`.execute(trx)
    // What was put up is said by whoever put it up: this month's is still to do for the pharmacies one signs in to.
    await sql`
      WITH planned AS (
        SELECT id, (fields->>'install_on')::date AS starts
          FROM content
         WHERE status = 'published' AND kind = 'merchandising' AND fields->>'install_on' IS NOT NULL
      ), signing AS (${signing}
      )
      INSERT INTO enrolments (content_id, drugstore_id, participates, answered_by, answered_at)
      SELECT p.id, s.drugstore_id, true, s.user_id,
             least(${startedAt}::timestamptz - interval '1 day',
               p.starts + make_interval(hours => 9, days => ((s.drugstore_id + p.id) % 5)::int))
        FROM planned p CROSS JOIN signing s
       WHERE CASE WHEN s.is_named THEN p.starts < ${startedAt}::timestamptz - interval '1 month' AND p.id % 9 <> 4
                  ELSE p.starts < ${startedAt}::timestamptz AND (s.drugstore_id * 31 + p.id * 17) % 100 < 64 END
      ON CONFLICT DO NOTHING`.execute(trx)
  },
}
