import { sql } from 'kysely'
import * as identifiers from '@kiosque/contract/domain/identifiers'
import { describe, expect, test } from 'vitest'
import { DEMO_DRUGSTORES } from '../../src/demo/demo-drugstores.ts'
import { DEMO_STEPS } from '../../src/demo/load-demo.ts'
import { NAMED_PEOPLE } from '../../src/demo/named-people.ts'
import { demoApp } from './demo-app.ts'

const NOW = '2026-11-17T16:00:00Z'
/** What nothing here looks at. */
const LEFT_OUT = new Set(['highlights', 'notifications', 'question-bank', 'training-files', 'visits'])

const { t: world, signedIn } = await demoApp(
  DEMO_STEPS.filter(({ name }) => !LEFT_OUT.has(name)),
  NOW,
)
const admin = await signedIn('admin', { admin: true })
const adviser = await signedIn('conseiller', { admin: true })

const first = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row> =>
  (await query.execute(world.db)).rows[0]!

/** Every place of an answer that says nothing. */
function hidden(value: unknown, path = ''): string[] {
  if (value === null) return [path]
  if (typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => hidden(inner, `${path}.${name}`))
}

describe('D14-02 the network of the demonstration', () => {
  test('has 240 pharmacies or more and 1,100 people or more, each with a name, a place and numbers of their own', async () => {
    const drugstores = await world.db.selectFrom('drugstores').selectAll().execute()
    const people = await world.db.selectFrom('users').selectAll().execute()

    expect(drugstores.length).toBeGreaterThanOrEqual(240)
    expect(people.length).toBeGreaterThanOrEqual(1_100)
    const columns = ['name', 'cip_officine', 'siret', 'finess', 'phone', 'email'] as const
    const shared = columns.filter(
      (column) => new Set(drugstores.map((row) => row[column])).size < drugstores.length,
    )
    expect(shared).toEqual([])
    const reads = drugstores.flatMap((row) => [
      identifiers.readCip(row.cip_officine),
      identifiers.readSiret(row.siret),
      identifiers.readFiness(row.finess ?? ''),
      identifiers.readPhone(row.phone ?? ''),
      identifiers.readPostcode(row.postcode ?? ''),
      identifiers.readEmail(row.email ?? ''),
    ])
    const ofPeople = people.flatMap((row) => [
      identifiers.readEmail(row.email ?? ''),
      identifiers.readPhone(row.phone ?? ''),
      ...(row.rpps === null ? [] : [identifiers.readRpps(row.rpps)]),
    ])
    expect([...reads, ...ofPeople].filter((read) => !read.ok || read.warning !== undefined)).toEqual([])
    expect(new Set(people.map((row) => `${row.first_name} ${row.last_name}`)).size).toBe(people.length)
    const rpps = people.flatMap((row) => row.rpps ?? [])
    expect(new Set(rpps).size).toBe(rpps.length)
  })

  test('leaves the ten people one signs in as, and their pharmacies, as they were', async () => {
    const people = await world.db
      .selectFrom('users')
      .select(['id', 'email', 'first_name', 'last_name'])
      .where('password_hash', 'is not', null)
      .orderBy('id')
      .execute()
    expect(people).toEqual(
      NAMED_PEOPLE.map(({ email, first_name, last_name }, index) => {
        return { id: index + 1, email, first_name, last_name }
      }),
    )
    const drugstores = await world.db
      .selectFrom('drugstores')
      .select('name')
      .orderBy('id')
      .limit(DEMO_DRUGSTORES.length)
      .execute()
    expect(drugstores.map(({ name }) => name)).toEqual(DEMO_DRUGSTORES.map(({ name }) => name))
  })

  test('writes to nobody', async () => {
    expect(await world.mails()).toEqual([])
    const { wanted } = await first(sql<{ wanted: number }>`
      SELECT count(*)::int AS wanted FROM users JOIN accounts ON accounts.user_id = users.id
       WHERE drugstore_id > ${DEMO_DRUGSTORES.length}::int
         AND notification_preferences ->> 'email_digest' <> 'never'`)
    expect(wanted).toBe(0)
  })

  test('has lived a year that grows, with few Sundays and a quiet August', async () => {
    const reads = (condition: ReturnType<typeof sql>) =>
      first(sql<{ n: number }>`
        SELECT count(*)::int AS n FROM (SELECT at AT TIME ZONE 'Europe/Paris' AS at FROM content_read) r
         WHERE ${condition}`).then(({ n }) => n)
    const lastMonth = await reads(sql`at > ${NOW}::timestamptz - interval '30 days'`)
    const aYearAgo = await reads(
      sql`at BETWEEN ${NOW}::timestamptz - interval '395 days' AND ${NOW}::timestamptz - interval '365 days'`,
    )
    expect(aYearAgo).toBeGreaterThan(100)
    expect(lastMonth).toBeGreaterThan(aYearAgo * 1.3)
    expect(await reads(sql`extract(dow FROM at) = 0`)).toBeLessThan(
      (await reads(sql`extract(dow FROM at) = 1`)) / 3,
    )
    expect(await reads(sql`at >= '2026-08-01' AND at < '2026-09-01'`)).toBeLessThan(
      await reads(sql`at >= '2026-09-01' AND at < '2026-10-01'`),
    )
  })

  test('has more pharmacies coming each week, up to the last whole one', async () => {
    const { rows } = await sql<{ week: string; pharmacies: number }>`
      SELECT to_char(week, 'YYYY-MM-DD') AS week, count(*)::int AS pharmacies FROM drugstore_week
       WHERE week < date_trunc('week', ${NOW}::timestamptz) GROUP BY week ORDER BY week DESC LIMIT 53`.execute(
      world.db,
    )
    const mean = (from: number) =>
      rows.slice(from, from + 4).reduce((all, { pharmacies }) => all + pharmacies, 0) / 4

    expect(mean(0)).toBeGreaterThan(mean(8) * 0.99)
    expect(mean(0)).toBeGreaterThan(mean(48) * 1.2)
  })

  test('has nothing that lies in the future', async () => {
    const told: [table: string, column: string][] = [
      ['content_read', 'at'],
      ['content_download', 'at'],
      ['users', 'last_seen_at'],
      ['users', 'created_at'],
      ['drugstores', 'created_at'],
      ['quiz_attempts', 'submitted_at'],
      ['training_progress', 'updated_at'],
      ['training_feedback', 'created_at'],
      ['course_certificates', 'obtained_at'],
      ['registrations', 'created_at'],
      ['registration_attendees', 'checked_in_at'],
      ['registration_attendees', 'rated_at'],
      ['recall_pharmacies', 'confirmed_at'],
      ['reading_proofs', 'confirmed_at'],
      ['enrolments', 'answered_at'],
      ['bri_claims', 'updated_at'],
      ['contact_entries', 'created_at'],
      ['handoff_log', 'at'],
      ['drugstore_week', 'week'],
      ['search_miss', 'day'],
      ['purchase_imports', 'imported_at'],
    ]
    const late: string[] = []
    for (const [table, column] of told) {
      const { count } = await first(sql<{ count: number }>`
        SELECT count(*)::int AS count FROM ${sql.table(table)}
         WHERE ${sql.ref(column)} > ${NOW}::timestamptz`)
      if (count > 0) late.push(`${table}.${column}`)
    }
    expect(late).toEqual([])
    const { early } = await first(sql<{ early: number }>`
      SELECT count(*)::int AS early FROM content_read r
        JOIN users u ON u.id = r.user_id JOIN content c ON c.id = r.content_id
       WHERE r.at < c.sort_at OR r.at < u.created_at OR r.at > u.last_seen_at`)
    expect(early).toBe(0)
  })
})

describe('D13-05 the back office has figures, none of them hidden', () => {
  test.each([7, 28, 364])(
    'over %i days: people, zones, roles, the heat map, reads day by day',
    async (period) => {
      const { body } = await admin.get(`/admin/statistics?period=${period}`)
      expect(hidden(body)).toEqual([])
      expect(body.heat.flatMap(({ rates }: { rates: number[] }) => rates)).toHaveLength(35)
      const readings = (await admin.get(`/admin/statistics/readings?period=${period}`)).body
      expect(hidden(readings)).toEqual([])
      const activity = (await admin.get(`/admin/statistics/activity?period=${period}`)).body
      expect(hidden(activity)).toEqual([])
      expect(activity.all_drugstores).toBeGreaterThanOrEqual(240)
      const dashboard = (await admin.get(`/admin/dashboard?period=${period}`)).body
      expect(hidden({ ...dashboard, todo: [] })).toEqual([])
      expect(dashboard.most_read).toHaveLength(6)
    },
  )

  test('contents, and one of them by group, zone and role', async () => {
    const { data } = (await admin.get('/admin/statistics/contents?period=28&sort=-reads')).body
    expect(hidden(data)).toEqual([])
    const [most] = (await admin.get('/admin/statistics/contents?period=364&sort=-reads')).body.data
    const one = (await admin.get(`/admin/statistics/contents/${most.id}?period=364`)).body
    const lines = [one.total, ...one.by_group, ...one.by_zone, ...one.by_role]
    expect(hidden(lines.map(({ reach, reads, rate }) => ({ reach, reads, rate })))).toEqual([])
    expect((await admin.get('/admin/statistics/searches?period=28')).body.data[0].searches).toBeGreaterThan(5)
  })

  test('an adviser has a plausible number of pharmacies, and figures of their own', async () => {
    const { body } = await adviser.get('/admin/dashboard?period=28')
    expect(body.drugstores.all).toBeGreaterThan(50)
    expect(body.drugstores.all).toBeLessThan(100)
    expect(hidden([body.statistics, body.readings.total, body.drugstores])).toEqual([])
    expect(body.most_read.length).toBeGreaterThan(3)
  })

  test('trainings: every zone tried, questions tell those who know from those who do not', async () => {
    const { data } = (await admin.get('/admin/trainings?kind=quiz')).body
    const results = (await admin.get(`/admin/trainings/${data[0].id}/results`)).body
    expect(results.by_zone.every(({ started }: { started: number }) => started >= 5)).toBe(true)
    const questions = (await admin.get(`/admin/trainings/${data[0].id}/questions`)).body
    expect(questions.attempts).toBeGreaterThan(100)
  })

  test('claims of every month, recalls nearly answered, readings nearly confirmed, agreements of every zone', async () => {
    const claims = (await admin.get('/admin/bri/statistics?year=2026')).body
    expect(claims.months.filter(({ claims: count }: { claims: number }) => count > 0).length).toBeGreaterThan(
      9,
    )
    const [recall] = (await admin.get('/admin/recalls')).body.data
    expect(recall.counts.confirmed).toBeGreaterThan(recall.counts.silent)
    const readings = (await admin.get('/admin/readings')).body.data
    expect(readings[0].confirmed).toBeGreaterThan(100)
    const agreements = (await admin.get('/admin/agreements?per_page=100')).body
    expect(agreements.meta.total).toBeGreaterThan(600)
  })

  test('the sheet of any pharmacy shows its visits beside its zone’s', async () => {
    const { body } = await admin.get('/admin/drugstores/120/sheet')
    expect(body.visits.some(({ visits }: { visits: number }) => visits > 0)).toBe(true)
    expect(body.reading.zone_rate).not.toBeNull()
    expect(body.campaigns.answered).toBeGreaterThan(0)
  })
})
