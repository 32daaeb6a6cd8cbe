import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { targetHolds, type Target } from '@kiosque/contract/domain/audience'
import { kindOf } from '@kiosque/contract/kinds/registry'
import { announce } from '../../src/announcements/announce.service.ts'
import { networkApp } from '../content/network-app.ts'
import { makeContent, target, type PersonName } from '../content/network.ts'

const { t, network, editeur: editor } = await networkApp('editeur')

const draft = (title: string, part: Partial<Target> = {}) =>
  makeContent(t, network, 'news', { title, status: 'draft', target: target(part) })
const publish = (id: number, body: object = {}) => editor.post(`/admin/contents/news/${id}/publish`, body)

async function unread(who: PersonName): Promise<{ id: number; title: string; link: string }[]> {
  const person = network.people[who]
  const { body } = await (await t.as(person)).get(`/notifications/user/${person.user_id}/unread?per_page=100`)
  return body.data
}
const titles = async (who: PersonName) => (await unread(who)).map((each) => each.title)

test('D9-01 publishing with notify tells those the target holds, and nobody else', async () => {
  const content = await draft('Pour l’Ouest', { zones: [network.ouest.zone] })

  expect((await publish(content.id, { notify: true })).status).toBe(200)

  expect(await unread('titulaire')).toMatchObject([{ title: 'Pour l’Ouest', link: `/news/${content.id}` }])
  expect(await titles('preparateur')).toContain('Pour l’Ouest')
  for (const who of ['voisin', 'invite', 'editeur', 'conseiller'] as const)
    expect(await titles(who)).not.toContain('Pour l’Ouest')
})

test('D9-01 published without notify, or with an old body, nobody is told', async () => {
  const silent = await draft('Sans bruit')
  await publish(silent.id, { notify: false })
  const old = await draft('À l’ancienne')
  expect((await publish(old.id)).status).toBe(200)

  expect(await titles('titulaire')).not.toContain('Sans bruit')
  expect(await titles('titulaire')).not.toContain('À l’ancienne')
})

test('a publication sent twice is announced once', async () => {
  const content = await draft('Une seule fois')
  await Promise.all([publish(content.id, { notify: true }), publish(content.id, { notify: true })])

  expect((await titles('titulaire')).filter((title) => title === 'Une seule fois')).toHaveLength(1)
})

test('D9-01 scheduled: told when the window opens, once, even by two processes after a restart', async () => {
  const content = await draft('Demain matin')
  const starts_at = new Date(t.clock.now().getTime() + 3_600_000).toISOString()
  const published = await publish(content.id, { starts_at, notify: true })
  expect(published.body).toMatchObject({ phase: 'scheduled', starts_at })
  await t.jobs.run('notifications.due')
  expect(await titles('titulaire')).not.toContain('Demain matin')

  t.clock.advance(3_600_000)
  const other = await t.another()
  await Promise.all([t.jobs.run('notifications.due'), other.jobs.run('notifications.due')])
  await t.jobs.run('notifications.due')
  await other.close()

  expect((await titles('titulaire')).filter((title) => title === 'Demain matin')).toHaveLength(1)
})

test('archived before its window, or published again without notify, what waited never leaves', async () => {
  const starts_at = new Date(t.clock.now().getTime() + 60_000).toISOString()
  const archived = await draft('Retirée')
  await publish(archived.id, { starts_at, notify: true })
  await editor.post(`/admin/contents/news/${archived.id}/archive`, {})
  const silenced = await draft('Finalement non')
  await publish(silenced.id, { starts_at, notify: true })
  await publish(silenced.id, { notify: false })

  t.clock.advance(120_000)
  await t.jobs.run('notifications.due')

  expect(await titles('titulaire')).not.toContain('Retirée')
  expect(await titles('titulaire')).not.toContain('Finalement non')
})

test('D4-02 what is no longer visible is no longer announced: no title, no count', async () => {
  const content = await draft('Secret ensuite')
  await publish(content.id, { notify: true })
  const [told] = (await unread('voisin')).filter((each) => each.title === 'Secret ensuite')
  const { body: now } = await editor.get(`/admin/contents/news/${content.id}`)

  await editor.patch(`/admin/contents/news/${content.id}`, {
    version: now.version,
    target: target({ zones: [network.ouest.zone] }),
  })

  expect(await titles('voisin')).not.toContain('Secret ensuite')
  const voisin = await t.as(network.people.voisin)
  expect((await voisin.patch(`/notifications/${told?.id}/read`)).status).toBe(404)
  expect(await titles('titulaire')).toContain('Secret ensuite')
})

test('someone who does not want publications is not told', async () => {
  await t.db
    .updateTable('users')
    .set({
      notification_preferences:
        sql`'{"email_digest":"never","publications":false,"trainings":true}'::jsonb` as never,
    })
    .where('id', '=', network.people.voisin.user_id)
    .execute()
  const content = await draft('Pas pour qui n’en veut pas')
  await publish(content.id, { notify: true })

  expect(await titles('voisin')).not.toContain('Pas pour qui n’en veut pas')
  expect(await titles('titulaire')).toContain('Pas pour qui n’en veut pas')
})

test.each([
  ['ends_at', { ends_at: '2020-01-01T00:00:00Z' }],
  ['ends_at', { starts_at: '2027-02-01T00:00:00Z', ends_at: '2027-01-01T00:00:00Z' }],
  ['starts_at', { starts_at: 'demain' }],
  ['notify', { notify: 'oui' }],
  ['prevenir', { prevenir: true }],
])('D2-05 a publication with a bad %s is refused and nothing is published', async (field, body) => {
  const content = await draft('Refusée')
  const answer = await publish(content.id, body)
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.errors)).toContain(field)
  expect((await editor.get(`/admin/contents/news/${content.id}`)).body.status).toBe('draft')
})

test('D4-05 those told are exactly those the rule lets in, on dozens of targets', async () => {
  const people = await t.db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.user_id', 'users.id')
    .leftJoin('drugstores', 'drugstores.id', 'accounts.drugstore_id')
    .select(['users.id', 'users.right_id', 'accounts.type', 'accounts.drugstore_id', 'drugstores.group_id'])
    .select(['drugstores.zone_id', 'drugstores.site'])
    .select(sql<boolean>`(users.notification_preferences ->> 'publications')::boolean`.as('wants'))
    .select(
      sql<string[]>`ARRAY(SELECT pack_key FROM drugstore_packs p WHERE p.drugstore_id = drugstores.id)`.as(
        'packs',
      ),
    )
    .where('users.right_id', 'is', null)
    .execute()
  const kind = kindOf('news')!
  const some = <Value>(values: Value[]) => fc.oneof(fc.constant<Value[]>([]), fc.subarray(values))
  const drawn = fc.sample(
    fc.record({
      sites: some([0, 1]),
      groups: some([0, 1, 2]),
      packs: some(['aTradition', 'bVitrine', 'cBusiness']),
      zones: some([network.ouest.zone, network.sud.zone]),
      account_types: some([0, 90, 100, 200]),
      drugstore_ids: some([network.ouest.id, network.sud.id]),
      excluded_drugstore_ids: some([network.ouest.id, network.sud.id]),
    }),
    { seed: 11, numRuns: 40 },
  )
  for (const part of drawn) {
    const content = await makeContent(t, network, 'news', { title: 'Parité', target: target(part) })
    const row = await t.db
      .selectFrom('content')
      .selectAll()
      .where('id', '=', content.id)
      .executeTakeFirstOrThrow()
    await t.db.transaction().execute((trx) => announce(trx, kind, row, { by: 1, at: t.clock.now() }))
    const told = await t.db
      .selectFrom('notifications')
      .innerJoin('notification_sends', 'notification_sends.id', 'notifications.send_id')
      .select('notifications.user_id')
      .where('notification_sends.content_id', '=', content.id)
      .execute()
    const expected = people.filter(
      (person) =>
        person.wants &&
        targetHolds(target(part), {
          right_id: null,
          account_type: person.type,
          drugstore_id: person.drugstore_id,
          site: person.site ?? 1,
          environment: 0,
          group: person.group_id,
          packs: person.packs,
          zones: person.zone_id === null ? [] : [person.zone_id],
        }),
    )
    expect(new Set(told.map((each) => each.user_id))).toEqual(new Set(expected.map((each) => each.id)))
  }
})
