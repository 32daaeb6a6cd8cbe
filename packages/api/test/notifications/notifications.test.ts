import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { notify } from '../../src/notices/notify.service.ts'
import { networkApp } from '../content/network-app.ts'
import { makeContent, type PersonName } from '../content/network.ts'
import { makeEvent, registerSome } from '../events/agenda.ts'
import { makeMember, makeStaff, signIn, type Person } from '../factories.ts'

const { t, network, titulaire, editeur: editor } = await networkApp('titulaire', 'editeur')

const tell = (who: PersonName, title: string) =>
  t.db.transaction().execute((trx) => {
    const { user_id, account_id, drugstore_id } = network.people[who]
    return notify(trx, {
      to: { people: [{ user_id, account_id, drugstore_id }] },
      title,
      text: 'Le détail',
      link: '/agenda',
      at: t.clock.now(),
    })
  })

test('S3-09 S7-35 S7-36 S7-37 unread by person, account and pharmacy; once read, it moves to the read ones', async () => {
  await tell('titulaire', 'Votre place est confirmée')
  const { user_id, account_id, drugstore_id } = network.people.titulaire
  const owners = [`user/${user_id}`, `account/${account_id}`, `drugstore/${drugstore_id}`]
  for (const owner of owners) {
    const { status, body, headers } = await titulaire.get(`/notifications/${owner}/unread`)
    expect(status).toBe(200)
    expect(headers['cache-control']).toContain('no-store')
    expect(body).toMatchObject({
      data: [{ title: 'Votre place est confirmée', text: 'Le détail', link: '/agenda', read_at: null }],
      meta: { page: 1, total: 1 },
    })
  }
  const { id } = (await titulaire.get(`/notifications/${owners[0]}/unread`)).body.data[0]

  const read = await titulaire.patch(`/notifications/${id}/read`)
  expect(read).toMatchObject({ status: 200, body: { id, read_at: t.clock.now().toISOString() } })
  t.clock.advance(60_000)
  expect((await titulaire.patch(`/notifications/${id}/read`, {})).body.read_at).toBe(read.body.read_at)
  for (const owner of owners) {
    expect((await titulaire.get(`/notifications/${owner}/unread`)).body.data).toEqual([])
    expect((await titulaire.get(`/notifications/${owner}/read`)).body.data).toMatchObject([{ id }])
  }
})

test('D9-01 only one’s own: anybody else’s person, account, pharmacy or notification does not exist', async () => {
  await tell('titulaire', 'À moi seul')
  const { user_id, account_id, drugstore_id } = network.people.titulaire
  const { id } = (await titulaire.get(`/notifications/user/${user_id}/unread`)).body.data[0]
  const voisin = await t.as(network.people.voisin)
  for (const caller of [voisin, editor])
    for (const path of [`user/${user_id}`, `account/${account_id}`, `drugstore/${drugstore_id}`])
      expect((await caller.get(`/notifications/${path}/unread`)).status).toBe(404)
  expect((await voisin.patch(`/notifications/${id}/read`)).status).toBe(404)
  expect((await titulaire.get(`/notifications/group/1/unread`)).status).toBe(404)
  expect((await titulaire.get(`/notifications/user/0/unread`)).status).toBe(404)
  expect((await titulaire.get(`/notifications/user/${user_id}/unread?page=0`)).status).toBe(422)
  expect((await t.anonymous.get(`/notifications/user/${user_id}/unread`)).status).toBe(401)
  expect((await t.anonymous.post('/notifications/read-all')).status).toBe(401)
  // A colleague of the same pharmacy does not read it either.
  const colleague = await t.as(network.people.preparateur)
  expect((await colleague.get(`/notifications/drugstore/${drugstore_id}/unread`)).body.data).toEqual([])
})

test('everything is marked as read at once, and only mine', async () => {
  await tell('titulaire', 'Une')
  await tell('voisin', 'Autre')
  const { body } = await titulaire.post('/notifications/read-all')
  expect(body.read).toBeGreaterThan(0)
  expect(await titulaire.post('/notifications/read-all')).toMatchObject({ status: 200, body: { read: 0 } })
  const voisin = await t.as(network.people.voisin)
  const { user_id } = network.people.voisin
  expect((await voisin.get(`/notifications/user/${user_id}/unread`)).body.meta.total).toBe(1)
})

test('D3-08 notifications are exported with the rest of one’s data and erased with it', async () => {
  const { user_id } = network.people.titulaire
  const { body } = await titulaire.get(`/users/${user_id}/export`)
  expect(JSON.stringify(body)).toContain('Votre place est confirmée')
})

test('D9-01 the bell rings on the open line when something arrives, for those it concerns, and closes with the server', async () => {
  const other = await t.another()
  await other.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = other.app.server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}/api/v1/notifications/stream`
  expect((await fetch(address)).status).toBe(401)
  const token = await signIn(t.db, network.people.titulaire, t.clock.now())
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader.read()).value).toContain('retry')

  await tell('voisin', 'Pas pour cette ligne')
  await tell('titulaire', 'Ça sonne')
  expect((await reader.read()).value).toBe('event: change\ndata: {}\n\n')

  const closed = other.close()
  expect((await reader.read()).done).toBe(true)
  await closed
})

test('D9-01 the digest tells what is unread and visible, once, by preference', async () => {
  const { user_id } = network.people.preparateur
  const { email } = await t.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  const shown = await makeContent(t, network, 'news', { title: 'À lire au comptoir', status: 'draft' })
  const gone = await makeContent(t, network, 'news', { title: 'Déjà retirée', status: 'draft' })
  for (const { id } of [shown, gone])
    await editor.post(`/admin/contents/news/${id}/publish`, { notify: true })
  await editor.post(`/admin/contents/news/${gone.id}/archive`, {})
  const mails = async () =>
    (await t.mails()).filter((mail) => mail.kind === 'notification_digest' && mail.to === email)

  await t.jobs.run('notifications.daily-digest')
  expect(await mails()).toEqual([])
  await t.jobs.run('notifications.weekly-digest')
  await t.jobs.run('notifications.weekly-digest')

  const sent = await mails()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.text).toContain('À lire au comptoir')
  expect(sent[0]?.text).not.toContain('Déjà retirée')
})

test('D13-04 the head office sees what was sent; figures of fewer than five people are masked', async () => {
  const { body } = await editor.get('/admin/notifications?q=comptoir')
  expect(body.data).toMatchObject([{ title: 'À lire au comptoir', kind: 'news', read: null }])
  expect(body.data[0].recipients).toBeGreaterThan(0)
  for (const who of ['titulaire', 'conseiller'] as const)
    expect((await (await t.as(network.people[who])).get('/admin/notifications')).status).toBe(403)
  expect((await editor.get('/admin/notifications?state=parti')).status).toBe(422)
})

test('D13-04 what announced an event or a recall is among what was sent, words to one person are not', async () => {
  const { id } = await makeEvent(editor, { title: 'Salon du réseau' })
  await registerSome(titulaire, id)
  const lot = { product: 'Sirop Toux', lots: ['AB12'], reason: 'Défaut du bouchon.' }
  const drafted = await editor.post('/admin/recalls', { ...lot, deadline_at: '2027-01-01T12:00:00Z' })
  await editor.post(`/admin/recalls/${drafted.body.id}/open`)

  const sent = async (query: string) => (await editor.get(`/admin/notifications?${query}`)).body.data
  expect(await sent('q=salon du RÉSEAU')).toMatchObject([
    { title: 'Salon du réseau', event_id: id, content_id: null, topic: 'publication' },
  ])
  expect(await sent('topic=recall')).toMatchObject([
    { event_id: null, content_id: null, link: `/rappels/${drafted.body.id}` },
  ])
  expect(await sent('q=inscription confirmée')).toEqual([])
})

test('what waits can be taken back, what has left cannot', async () => {
  const content = await makeContent(t, network, 'news', { title: 'Plus tard', status: 'draft' })
  const starts_at = new Date(t.clock.now().getTime() + 3_600_000).toISOString()
  await editor.post(`/admin/contents/news/${content.id}/publish`, { starts_at, notify: true })
  const waiting = (await editor.get('/admin/notifications?state=waiting')).body.data[0]
  expect(waiting).toMatchObject({ title: 'Plus tard', sent_at: null, due_at: starts_at })

  expect((await titulaire.delete(`/admin/notifications/${waiting.id}`)).status).toBe(403)
  expect((await editor.delete(`/admin/notifications/${waiting.id}`)).status).toBe(204)
  expect((await editor.delete(`/admin/notifications/${waiting.id}`)).status).toBe(404)
  const left = (await editor.get('/admin/notifications?state=sent')).body.data[0]
  expect(await editor.delete(`/admin/notifications/${left.id}`)).toMatchObject({ status: 409 })
})

test('D9-01 an invitation tells whoever already has an account', async () => {
  const { user_id, email } = await t.db
    .selectFrom('users')
    .select(['id as user_id', 'email'])
    .where('id', '=', network.people.voisin.user_id)
    .executeTakeFirstOrThrow()
  const invited = await titulaire.post('/invitations', { email, type: 160, drugstore_id: network.ouest.id })
  expect(invited.status).toBe(201)
  const voisin = await t.as(network.people.voisin)
  const { body } = await voisin.get(`/notifications/user/${user_id}/unread`)
  expect(body.data[0].title).toBe('Vous êtes invité à rejoindre l’équipe de Pharmacie du Port')
})

describe('a line that is open', () => {
  /** Opened in another process than the one where things happen. */
  async function openLine(person: Person) {
    const other = await t.another()
    const base = await other.app.listen({ port: 0, host: '127.0.0.1' })
    const token = await signIn(t.db, person, t.clock.now())
    const headers = { authorization: `Bearer ${token}` }
    const response = await fetch(`${base}/api/v1/notifications/stream`, { headers })
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader.read()).value).toContain('retry')
    return { token, close: () => other.close(), isOver: async () => (await reader.read()).done }
  }

  test('D3-10 ends at once, in every process, when its pharmacy is disabled', async () => {
    const person = await makeMember(t.db)
    const line = await openLine(person)
    const admin = await t.as(await makeStaff(t.db, 1))

    const disabled = await admin.patch(`/admin/drugstores/${person.drugstore_id}`, {
      is_disabled: true,
      disabled_reason: 'Cessation d’activité',
    })

    expect(disabled.status).toBe(200)
    expect(await line.isOver()).toBe(true)
    await line.close()
  })

  test('D3-02 ends at once, in every process, when its session is signed out', async () => {
    const line = await openLine(await makeMember(t.db))

    expect((await (await t.as(line.token)).get('/logout')).status).toBeLessThan(300)

    expect(await line.isOver()).toBe(true)
    await line.close()
  })

  test('D3-09 ends at once, in every process, when its person is disabled', async () => {
    const person = await makeMember(t.db)
    const line = await openLine(person)
    const admin = await t.as(await makeStaff(t.db, 1))

    await admin.patch(`/admin/users/${person.user_id}`, { is_disabled: true, disabled_reason: 'Départ' })

    expect(await line.isOver()).toBe(true)
    await line.close()
  })
})
