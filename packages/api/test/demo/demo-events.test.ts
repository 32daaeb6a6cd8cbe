import { expect, test } from 'vitest'
import { eventsStep } from '../../src/demo/demo-events.ts'
import { peopleStep } from '../../src/demo/people.ts'
import { makeMember, makeStaff } from '../factories.ts'
import { demoApp } from './demo-app.ts'

const { t, signedIn } = await demoApp([peopleStep, eventsStep], '2026-03-10T09:00:00Z')

test('D14-02 the demonstration has events past and to come, in every state, and sends nobody a mail', async () => {
  const admin = await t.as(await makeStaff(t.db, 1))
  const { data } = (await admin.get('/admin/events?per_page=100')).body
  const states = data.map((event: { status: string; registration_state: string }) =>
    event.status === 'draft' ? 'draft' : event.registration_state,
  )
  expect(new Set(states)).toEqual(new Set(['open', 'full', 'closed', 'over', 'cancelled', 'draft']))
  expect(data.some((event: { waiting_count: number }) => event.waiting_count > 0)).toBe(true)
  expect(await t.mails()).toEqual([])
  const weekdays = data.map((event: { starts_at: string }) => new Date(event.starts_at).getUTCDay())
  expect(weekdays.filter((day: number) => day === 0 || day === 6)).toEqual([])
})

test('D14-02 registrations stand in every way: to approve, to confirm, with slots, with marks, in a series', async () => {
  const admin = await t.as(await makeStaff(t.db, 1))
  const events = (await admin.get('/admin/events?per_page=100')).body.data as { id: number }[]
  const grids = await Promise.all(
    events.map(async ({ id }) => (await admin.get(`/admin/events/${id}/attendees?per_page=100`)).body),
  )
  const people = grids.flatMap(({ data }) => data)
  expect(new Set(people.map(({ standing }) => standing))).toEqual(
    new Set(['confirmed', 'to_confirm', 'to_approve', 'waiting']),
  )
  expect(people.some(({ slots }) => slots.length === 2)).toBe(true)
  const shares = grids.map(({ data }) =>
    Math.max(
      0,
      ...Map.groupBy(data as { drugstore: { id: number } }[], ({ drugstore }) => drugstore.id)
        .values()
        .map(({ length }) => length),
    ),
  )
  const most = (await admin.get('/admin/events?per_page=100')).body.data.map(
    ({ max_per_drugstore }: { max_per_drugstore: number | null }) => max_per_drugstore ?? 99,
  )
  expect(shares.filter((share, index) => share > most[index])).toEqual([])
  expect(people.some(({ answers }) => answers.length > 0)).toBe(true)
  expect(grids.some(({ ratings }) => ratings.average > 3)).toBe(true)
  const details = await Promise.all(events.map(async ({ id }) => (await admin.get(`/events/${id}`)).body))
  expect(details.some(({ series }) => series.length === 2)).toBe(true)
})

test('titulaire@ has registrations of their own, one of them waiting', async () => {
  const titulaire = await signedIn('titulaire')
  const { data } = (await titulaire.get('/registrations')).body
  expect(new Set(data.map(({ status }: { status: string }) => status))).toEqual(
    new Set(['confirmed', 'waiting']),
  )
})

test('D14-02 a meeting of one region is for its pharmacies alone, and only they come', async () => {
  const admin = await t.as(await makeStaff(t.db, 1))
  const all = (await admin.get('/admin/events?per_page=100')).body.data as { id: number; title: string }[]
  const regional = all.filter(({ title }) => title.startsWith('Réunion régionale Ouest'))
  expect(regional).not.toEqual([])
  const rows = await t.db
    .selectFrom('registrations')
    .innerJoin('drugstores', 'drugstores.id', 'registrations.drugstore_id')
    .innerJoin('zones', 'zones.id', 'drugstores.zone_id')
    .select('zones.name')
    .where(
      'event_id',
      'in',
      regional.map(({ id }) => id),
    )
    .execute()
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(['Ouest']))
  const lille = await t.db
    .selectFrom('drugstores')
    .select('id')
    .where('city', '=', 'Lille')
    .executeTakeFirstOrThrow()
  const northerner = await t.as(await makeMember(t.db, { drugstore_id: lille.id }))
  for (const { id } of regional) expect((await northerner.get(`/events/${id}`)).status).toBe(404)
})
