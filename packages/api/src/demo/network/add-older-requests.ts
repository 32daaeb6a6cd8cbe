import { sql } from 'kysely'
import { parisDay } from '@kiosque/contract/domain/dates'
import { createRandom } from '@kiosque/contract/domain/quiz-draw'
import { addWorkingHours } from '@kiosque/contract/domain/working-days'
import type { Db } from '../../db/db.ts'
import { insertMany } from '../bulk-insert.ts'
import { french } from '../contents/french.ts'
import { daysFrom, type DemoContext } from '../demo-step.ts'
import { MARKS, OLDER_REQUESTS } from './older-requests.ts'
import { readersOf, type Reader } from './readers.ts'
import { rhythmUntil } from './rhythm.ts'

/** Only a whole network writes by the hundred. */
const MANY = 400
const ADJOINT = 160
/** One pharmacy in so many asked something, twice at most. */
const EVERY = 3

/** A year of requests that were answered, closed and mostly rated: those that wait are told one by one. */
export async function addOlderRequests(trx: Db, { deps, startedAt }: DemoContext): Promise<void> {
  const readers = await readersOf(trx, deps)
  if (readers.length < MANY) return
  const topics = await trx.selectFrom('contact_topics').select(['id', 'key', 'delay_hours']).execute()
  const { rows: desk } = await sql<{ id: number }>`
    SELECT id FROM users WHERE right_id IN (1, 2) ORDER BY id LIMIT 3`.execute(trx)
  const asked = requestsOf(readers, startedAt).flatMap((request) => {
    const topic = topics.find(({ key }) => key === request.topic)
    return topic ? [{ ...request, topic_id: topic.id, answered: request.answeredIn(topic.delay_hours) }] : []
  })
  const numbers = await sql<{ number: string }>`
    SELECT lpad(nextval('contact_number')::text, 4, '0') AS number FROM generate_series(1, ${asked.length}::int)`.execute(
    trx,
  )
  const threads = asked
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((request, rank) => ({
      ...request,
      number: `${parisDay(request.at).slice(0, 4)}-${numbers.rows[rank]?.number ?? ''}`,
      assignee_id: desk[rank % desk.length]?.id ?? null,
      rating: MARKS[rank % MARKS.length] ?? null,
    }))
  await insertMany(
    trx,
    'contact_threads',
    threads.map(({ reader, number, topic_id, subject, assignee_id, at, answered, rating }) => ({
      number,
      user_id: reader.user_id,
      account_type: reader.type,
      drugstore_id: reader.drugstore_id,
      topic_id,
      subject: french(subject),
      status: 'closed' as const,
      assignee_id,
      created_at: at,
      last_at: answered,
      due_at: null,
      first_answered_at: answered,
      is_unread: false,
      closed_at: answered,
      rating,
    })) as never,
  )
  const rows = await trx.selectFrom('contact_threads').select(['id', 'number']).execute()
  const ids = new Map(rows.map(({ id, number }) => [number, id]))
  await insertMany(
    trx,
    'contact_entries',
    threads.flatMap(({ number, reader, assignee_id, message, answer, at, answered }) => {
      const thread_id = ids.get(number) ?? 0
      return [
        {
          thread_id,
          kind: 'message' as const,
          author_id: reader.user_id,
          body: french(message),
          created_at: at,
        },
        {
          thread_id,
          kind: 'answer' as const,
          author_id: assignee_id,
          body: french(answer),
          created_at: answered,
        },
      ]
    }) as never,
  )
}

interface Request {
  reader: Reader
  topic: string
  subject: string
  message: string
  answer: string
  at: Date
  answeredIn: (hours: number) => Date
}

function requestsOf(readers: readonly Reader[], startedAt: Date): Request[] {
  const rhythm = rhythmUntil(startedAt)
  return readers
    .filter(({ type, drugstore_id }) => type >= ADJOINT && drugstore_id % EVERY !== 0)
    .flatMap((reader): Request[] => {
      const random = createRandom(reader.user_id * 613)
      if (random() > 0.42) return []
      const from = new Date(Math.max(reader.joined_at.getTime(), daysFrom(startedAt, -400).getTime()))
      const until = new Date(Math.min(reader.seen_at.getTime(), daysFrom(startedAt, -9).getTime()))
      const at = from < until ? rhythm.between(from, until, random) : null
      const [topic, subject, message, answer] =
        OLDER_REQUESTS[Math.floor(random() * OLDER_REQUESTS.length)] ?? OLDER_REQUESTS[0]!
      // Nine in ten within the time promised.
      const share = 0.08 + random() * 1.02
      const answeredIn = (hours: number) => addWorkingHours(at ?? from, Math.max(1, hours * share))
      return at === null ? [] : [{ reader, topic, subject, message, answer, at, answeredIn }]
    })
}
