import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isQuiet } from '@kiosque/contract/domain/quiet-hours'
import { notify } from '../../src/notices/notify.service.ts'
import { makeContent, makeNetwork, target, type Network } from '../content/network.ts'
import { makeMember, signIn, type Person } from '../factories.ts'
import { openRecall } from '../recalls/recall-desk.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'

let t: TestApp
let network: Network
let editor: Caller
let person: Person
let caller: Caller

beforeAll(async () => {
  t = await testApp()
  network = await makeNetwork(t)
  editor = await t.as(network.people.editeur)
})
beforeEach(async () => {
  t.clock.set('2026-03-10T09:00:00.000Z')
  person = await makeMember(t.db, { drugstore_id: network.ouest.id, type: 160 })
  caller = await t.as(person)
})
afterAll(() => t.close())

const prefer = (notification_preferences: object) =>
  caller.patch(`/users/${person.user_id}`, { notification_preferences })
const unread = async () =>
  (
    (await caller.get(`/notifications/user/${person.user_id}/unread?per_page=100`)).body.data as {
      title: string
    }[]
  ).map(({ title }) => title)
const announce = async (title: string) => {
  const { id } = await makeContent(t, network, 'news', { title, status: 'draft' })
  await editor.post(`/admin/contents/news/${id}/publish`, { notify: true })
  return id
}
const tell = (title: string) =>
  t.db.transaction().execute((trx) =>
    notify(trx, {
      to: { people: [{ user_id: person.user_id }] },
      title,
      link: '/agenda',
      at: t.clock.now(),
    }),
  )
const digest = async (job: string) => {
  const before = (await t.mails()).length
  await t.jobs.run(job)
  return (await t.mails()).slice(before).filter((mail) => mail.to === person.email)
}

test('D9-01 D3-08 by sort and channel: the bell without the mail, the mail without the bell', async () => {
  expect((await prefer({ email_digest: 'daily', publications: false, mail_publications: true })).status).toBe(
    200,
  )
  await announce('Par e-mail seulement')
  expect(await unread()).not.toContain('Par e-mail seulement')
  expect((await digest('notifications.daily-digest'))[0]?.text).toContain('Par e-mail seulement')

  await prefer({ publications: true, mail_publications: false, mail_actions: true })
  await announce('Dans la cloche seulement')
  await tell('À corriger')
  expect(await unread()).toContain('Dans la cloche seulement')
  const [mail] = await digest('notifications.daily-digest')
  expect(mail?.text).toContain('À corriger')
  expect(mail?.text).not.toContain('Dans la cloche seulement')

  await prefer({ publications: false, mail_publications: false })
  await announce('Nulle part')
  expect(await unread()).not.toContain('Nulle part')
  expect(await digest('notifications.daily-digest')).toEqual([])
})

test('D9-01 during quiet hours nothing comes but what is urgent; the rest is there when they end', async () => {
  await prefer({ quiet_hours: { from: '19:00', to: '08:00' } })
  await tell('Avant le soir')
  t.clock.set('2026-03-10T20:00:00.000Z')
  await tell('Pendant le dîner')
  const recall = await openRecall(editor, { drugstore_ids: [network.ouest.id] })

  expect(await unread()).toEqual(['Rappel de lot\u00a0: Kalméo Nuit paisible, 30 gélules', 'Avant le soir'])
  await caller.post('/notifications/read-all')
  t.clock.set('2026-03-11T07:00:00.000Z')
  expect(await unread()).toEqual(['Pendant le dîner'])
  await editor.post(`/admin/recalls/${recall}/close`, {})
})

test('D9-01 the open line stays silent during quiet hours, but for a recall', async () => {
  await prefer({ quiet_hours: { from: '08:00', to: '20:00' } })
  const other = await t.another()
  const base = await other.app.listen({ port: 0, host: '127.0.0.1' })
  const token = await signIn(t.db, person, t.clock.now())
  const response = await fetch(`${base}/api/v1/notifications/stream`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  await reader.read()

  await tell('Plus tard')
  await openRecall(editor, { drugstore_ids: [network.ouest.id] })

  expect((await reader.read()).value).toContain('"urgent":true')
  await other.close()
})

test('the mail of the morning waits for the end of quiet hours, and leaves once', async () => {
  await prefer({ email_digest: 'daily', quiet_hours: { from: '19:00', to: '09:30' } })
  await tell('Arrivée la veille')
  t.clock.set('2026-03-11T07:00:00.000Z')
  expect(await digest('notifications.daily-digest')).toEqual([])
  t.clock.set('2026-03-11T08:00:00.000Z')
  expect(await digest('notifications.late-daily-digest')).toEqual([])
  t.clock.set('2026-03-11T09:00:00.000Z')
  expect(await digest('notifications.late-daily-digest')).toHaveLength(1)
  await tell('Dans la matinée')
  t.clock.set('2026-03-11T10:00:00.000Z')
  expect(await digest('notifications.late-daily-digest')).toEqual([])
})

test.each([
  { quiet_hours: { from: '25:00', to: '08:00' } },
  { quiet_hours: { from: '19:00' } },
  { quiet_hours: { from: '08:00', to: '08:00' } },
  { mail_recalls: false },
  { readings: false },
  { mail_publications: 'oui' },
])('D2-05 refused, nothing changed: %j', async (given) => {
  expect((await prefer(given)).status).toBe(422)
})

test('quiet hours are the same in SQL as in the contract, to the minute', async () => {
  const hours = [
    { from: '19:00', to: '08:00' },
    { from: '12:30', to: '14:00' },
    { from: '00:00', to: '23:59' },
    null,
  ]
  const instants = [
    '2026-03-29T00:59:00Z',
    '2026-03-29T01:00:00Z',
    '2026-10-25T00:30:00Z',
    '2026-07-01T17:00:00Z',
    '2026-01-01T11:30:00Z',
    '2026-01-01T06:59:00Z',
    '2026-01-01T07:00:00Z',
  ]
  for (const quiet_hours of hours)
    for (const at of instants) {
      const { rows } = await sql<{ quiet: boolean }>`
        SELECT quiet_since(${JSON.stringify({ quiet_hours })}::jsonb, ${at}::timestamptz) IS NOT NULL AS quiet`.execute(
        t.db,
      )
      expect([quiet_hours, at, rows[0]?.quiet]).toEqual([quiet_hours, at, isQuiet(quiet_hours, new Date(at))])
    }
})

test('D4-02 retargeted, unpublished or thrown away, a content takes its notification back, and open pages hear of it', async () => {
  const other = await t.another()
  const base = await other.app.listen({ port: 0, host: '127.0.0.1' })
  const token = await signIn(t.db, person, t.clock.now())
  const response = await fetch(`${base}/api/v1/notifications/stream`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  await reader.read()
  const rung = async () => expect((await reader.read()).value).toContain('event: change')
  const takings: [string, (id: number, version: number) => Promise<{ status: number }>][] = [
    [
      'Reciblée',
      (id, version) =>
        editor.patch(`/admin/contents/news/${id}`, {
          version,
          target: target({ zones: [network.sud.zone] }),
        }),
    ],
    ['Dépubliée', (id, version) => editor.post(`/admin/contents/news/${id}/unpublish`, { version })],
    ['Archivée', (id, version) => editor.post(`/admin/contents/news/${id}/archive`, { version })],
    ['Supprimée', (id) => editor.delete(`/admin/contents/news/${id}`)],
  ]
  for (const [title, take] of takings) {
    const id = await announce(title)
    await rung()
    expect(await unread()).toContain(title)
    const { body } = await editor.get(`/admin/contents/news/${id}`)
    expect((await take(id, body.version)).status).toBeLessThan(300)
    await rung()
    expect(await unread()).not.toContain(title)
  }
  await other.close()
})
