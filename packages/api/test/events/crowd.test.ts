import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMember, makeStaff } from '../factories.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import { makeEvent, registerSome } from './agenda.ts'

let t: TestApp
let processes: TestApp[]
let editor: Caller
let callers: Caller[]
beforeAll(async () => {
  t = await testApp()
  // On PostgreSQL these are three processes; the embedded engine has one.
  processes = [t, await t.another(), await t.another()]
  editor = await t.as(await makeStaff(t.db, 2))
  const people = await Promise.all(Array.from({ length: 12 }, () => makeMember(t.db)))
  callers = await Promise.all(people.map((person, index) => processes[index % 3]!.as(person)))
}, 60_000)
afterAll(async () => {
  for (const process of processes.toReversed()) await process.close()
})

test.each([
  [30, 200],
  [1, 40],
  [100, 120],
])(
  'D8-02 for %i places, %i registrations at once: exactly so many confirmed, the rest waiting in order',
  async (capacity, asking) => {
    const { id } = await makeEvent(editor, { capacity })

    const answers = await Promise.all(
      Array.from({ length: asking }, (_, index) => registerSome(callers[index % callers.length]!, id)),
    )

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    const rows = await registrationsOf(id)
    expect(rows.map(({ status }) => status)).toEqual(
      rows.map((_, index) => (index < capacity ? 'confirmed' : 'waiting')),
    )
    const ranks = answers
      .filter(({ body }) => body.status === 'waiting')
      .toSorted((a, b) => a.body.id - b.body.id)
      .map(({ body }) => body.waiting_rank)
    expect(ranks).toEqual(ranks.map((_, index) => index + 1))
    expect(ranks).toHaveLength(asking - capacity)
    const { body } = await editor.get(`/events/${id}`)
    expect([body.confirmed_count, body.waiting_count, body.places_left]).toEqual([
      capacity,
      asking - capacity,
      0,
    ])

    // Three who withdraw at once give three places to the three who come next.
    const first = rows.slice(0, Math.min(3, capacity))
    await Promise.all(first.map((row) => editor.delete(`/registrations/${row.id}`)))
    const after = await registrationsOf(id)
    expect(after.filter(({ status }) => status === 'confirmed').map((row) => row.id)).toEqual(
      rows.slice(first.length, first.length + capacity).map((row) => row.id),
    )
  },
  120_000,
)

const registrationsOf = (id: number) =>
  t.db.selectFrom('registrations').select(['id', 'status']).where('event_id', '=', id).orderBy('id').execute()
