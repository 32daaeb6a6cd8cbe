import { expect, test } from 'vitest'
import { networkApp } from '../content/network-app.ts'
import { makeContent, target, type Network } from '../content/network.ts'
import { makeStaff } from '../factories.ts'
import type { Caller } from '../test-app.ts'

const {
  t,
  network,
  editeur: editor,
  titulaire,
  preparateur,
  voisin,
} = await networkApp('editeur', 'titulaire', 'preparateur', 'voisin')

const required = (title: string, more: object = {}) =>
  makeContent(t, network, 'news', {
    title,
    must_read: true,
    read_before: '2026-03-20',
    target: target({ zones: [network.ouest.zone] }),
    ...more,
  })
const waiting = async (caller: Caller) =>
  (await caller.get('/me/todo')).body.data
    .filter((item: { is_mandatory: boolean }) => item.is_mandatory)
    .map(({ title }: { title: string }) => title)
const told = async (caller: Caller, who: keyof Network['people'], title: string) =>
  (
    await caller.get(`/notifications/user/${network.people[who].user_id}/unread?per_page=100`)
  ).body.data.filter((each: { title: string }) => each.title === title) as { topic: string; text: string }[]

test('D13-05 D9-01 required reading waits, opened or not, until « J’ai lu et compris »; the proof says who, when and which version', async () => {
  const { id, version } = await required('Nouvelle procédure stupéfiants')
  await preparateur.put(`/me/reads/${id}`)
  expect(await waiting(preparateur)).toContain('Nouvelle procédure stupéfiants')
  expect((await preparateur.get(`/readings/${id}`)).body).toMatchObject({
    confirmed_at: null,
    read_before: '2026-03-20',
    team: null,
  })

  const done = await preparateur.put(`/readings/${id}`)
  expect(done).toMatchObject({ status: 200, body: { version, confirmed_at: t.clock.now().toISOString() } })
  t.clock.advance(60_000)
  const again = await preparateur.put(`/readings/${id}`, {})
  expect(again.body.confirmed_at).toBe(done.body.confirmed_at)

  expect(await waiting(preparateur)).not.toContain('Nouvelle procédure stupéfiants')
  expect(await waiting(titulaire)).toContain('Nouvelle procédure stupéfiants')
  const { body } = await editor.get(`/admin/readings/${id}/people?state=confirmed`)
  expect(body.data).toMatchObject([{ id: network.people.preparateur.user_id, version, role: 100 }])
})

test('D13-05 the head office, which asks, has it to read like any other news: never obligatory, never late', async () => {
  await required('Consigne pour les officines')
  const { body } = await editor.get('/me/todo')
  const own = body.data.find(({ title }: { title: string }) => title === 'Consigne pour les officines')
  expect(own).toMatchObject({ type: 'to_read', is_mandatory: false, due_on: null })
})

test('a titulaire sees who of the team has not, and reminds them once a day; nobody else does', async () => {
  const { id } = await required('Chaîne du froid')
  await titulaire.put(`/readings/${id}`)
  const { body } = await titulaire.get(`/readings/${id}`)
  expect(body.team).toMatchObject({
    total: 2,
    confirmed: 1,
    missing: [{ user_id: network.people.preparateur.user_id, role: 100 }],
  })
  expect((await preparateur.post(`/readings/${id}/remind`)).status).toBe(403)
  expect((await titulaire.post(`/readings/${id}/remind`)).body).toEqual({ people: 1 })
  expect(await titulaire.post(`/readings/${id}/remind`)).toMatchObject({
    status: 409,
    body: { code: 'reminded' },
  })
  expect(await told(preparateur, 'preparateur', 'Chaîne du froid')).toMatchObject([
    { topic: 'reading', text: expect.stringContaining('avant le 20/03/2026') },
  ])
  const list = (await titulaire.get('/readings')).body.data
  expect(list.find((each: { content_id: number }) => each.content_id === id)).toMatchObject({
    title: 'Chaîne du froid',
  })
})

test('D4-02 what is not for someone does not exist; what is not required is said so; the head office reads what it writes', async () => {
  const { id } = await required('Pour l’Ouest seul')
  for (const call of [
    voisin.get(`/readings/${id}`),
    voisin.put(`/readings/${id}`),
    voisin.put('/readings/999999'),
  ])
    expect((await call).status).toBe(404)
  const free = await makeContent(t, network, 'news', { title: 'Libre' })
  expect(await titulaire.put(`/readings/${free.id}`)).toMatchObject({
    status: 409,
    body: { code: 'not_required' },
  })
  expect((await editor.put(`/readings/${id}`)).status).toBe(409)
  expect((await t.anonymous.put(`/readings/${id}`)).status).toBe(401)
  expect((await titulaire.put(`/readings/${id}`, { version: 3 })).status).toBe(422)
  const counter = { headers: { counter: '1' } }
  expect((await titulaire.put(`/readings/${id}`, undefined, counter)).status).toBe(403)
})

test('the board counts by zone, role and pharmacy, filters, and exports what it shows without a live formula', async () => {
  const { id } = await required('Tableau des lectures', { target: target({}) })
  await titulaire.put(`/readings/${id}`)
  const { body: board } = await editor.get(`/admin/readings/${id}`)
  expect(board.reading).toMatchObject({ concerned: 4, confirmed: 1, missing: 3, late: 0 })
  expect(board.by_zone).toMatchObject([
    { label: 'Ouest', concerned: 2, confirmed: 1 },
    { label: 'Sud', concerned: 2, confirmed: 0 },
  ])
  expect(board.by_role.find(({ label }: { label: string }) => label === 'Titulaire')).toMatchObject({
    concerned: 2,
    confirmed: 1,
  })
  expect(board.by_drugstore[0]).toMatchObject({ label: 'Pharmacie des Halles', concerned: 2, confirmed: 0 })
  const people = async (query: string) =>
    (await editor.get(`/admin/readings/${id}/people?${query}`)).body.meta.total
  expect(await people('state=missing')).toBe(3)
  expect(await people(`zone_id=${network.sud.zone}`)).toBe(2)
  expect(await people('role=200')).toBe(2)
  expect(await people(`drugstore_id=${network.ouest.id}&state=missing`)).toBe(1)
  expect((await editor.get(`/admin/readings/${id}/people?state=peut-être`)).status).toBe(422)

  await t.db
    .updateTable('users')
    .set({ last_name: '=cmd' })
    .where('id', '=', network.people.voisin.user_id)
    .execute()
  const csv = await editor.get(`/admin/readings/${id}/people.csv?state=missing`)
  expect(csv.text.trim().split('\r\n')).toHaveLength(4)
  expect(csv.text).toContain("'=cmd")
  expect((await editor.get('/admin/readings?q=tableau')).body.data).toMatchObject([{ id, missing: 3 }])
  for (const path of ['', `/${id}`, `/${id}/people`, `/${id}/people.csv`])
    expect((await titulaire.get(`/admin/readings${path}`)).status).toBe(403)
})

test('D1-02 an adviser sees the zones they follow, and reminds nobody', async () => {
  const { id } = await required('Vu du conseiller', { target: target({}) })
  const adviser = await t.as(await makeStaff(t.db, 3, { zones: ['Sud'] }))
  expect((await adviser.get(`/admin/readings/${id}`)).body.reading).toMatchObject({ concerned: 2 })
  expect((await adviser.get(`/admin/readings/${id}/people?zone_id=${network.ouest.zone}`)).status).toBe(403)
  expect((await adviser.post(`/admin/readings/${id}/remind`)).status).toBe(403)
})

test('the head office reminds those who have not read, of a filter, once an hour', async () => {
  const { id } = await required('Relance du siège', { target: target({}) })
  await titulaire.put(`/readings/${id}`)
  const reminded = await editor.post(`/admin/readings/${id}/remind?zone_id=${network.ouest.zone}`)
  expect(reminded).toMatchObject({ status: 200, body: { people: 1 } })
  expect(await told(preparateur, 'preparateur', 'Relance du siège')).toHaveLength(1)
  expect(await told(voisin, 'voisin', 'Relance du siège')).toEqual([])
  expect((await editor.post(`/admin/readings/${id}/remind`)).status).toBe(409)
})

test('asked again after a change, everybody confirms anew; what was confirmed is kept', async () => {
  const { id } = await required('Version suivante')
  await titulaire.put(`/readings/${id}`)
  const { body: before } = await editor.get(`/admin/contents/news/${id}`)
  await editor.patch(`/admin/contents/news/${id}`, { version: before.version, excerpt: 'Une étape de plus.' })
  expect(await waiting(titulaire)).not.toContain('Version suivante')

  expect((await editor.post(`/admin/readings/${id}/ask-again`)).body).toEqual({ people: 2 })

  expect(await waiting(titulaire)).toContain('Version suivante')
  const { body } = await titulaire.put(`/readings/${id}`)
  expect(body.version).toBe(before.version + 1)
  const kept = await t.db.selectFrom('reading_proofs').selectAll().where('content_id', '=', id).execute()
  expect(kept.map(({ round, version }) => [round, version])).toEqual([
    [1, before.version],
    [2, before.version + 1],
  ])
})

test('reminders come a week before, the day before and once it is past, each once, to those who have not read', async () => {
  const { id } = await required('À lire avant le 20')
  await titulaire.put(`/readings/${id}`)
  const count = async () =>
    (await told(preparateur, 'preparateur', 'À lire avant le 20')).map(({ text }) => text)
  const morning = async (day: string) => {
    t.clock.set(`${day}T06:40:00.000Z`)
    await t.jobs.run('readings.remind')
    await t.jobs.run('readings.remind')
  }
  await morning('2026-03-12')
  expect(await count()).toEqual([])
  await morning('2026-03-14')
  expect(await count()).toHaveLength(1)
  await morning('2026-03-16')
  expect(await count()).toHaveLength(1)
  await morning('2026-03-19')
  expect((await count())[0]).toContain('Dernier rappel')
  await morning('2026-03-22')
  expect((await count())[0]).toContain('La date est passée')
  await morning('2026-03-23')
  expect(await count()).toHaveLength(3)
  expect(await told(titulaire, 'titulaire', 'À lire avant le 20')).toEqual([])
  expect((await editor.get(`/admin/readings/${id}`)).body.reading).toMatchObject({ late: 1, missing: 1 })
})

test('D9-01 announced as what must be read, it is told even to those who want no publications', async () => {
  const { user_id } = network.people.preparateur
  await preparateur.patch(`/users/${user_id}`, { notification_preferences: { publications: false } })
  const draft = await required('Alerte sanitaire', { status: 'draft' })
  await editor.post(`/admin/contents/news/${draft.id}/publish`, { notify: true })
  expect(await told(preparateur, 'preparateur', 'Alerte sanitaire')).toMatchObject([
    { topic: 'reading', text: 'Lecture obligatoire avant le 20/03/2026.' },
  ])
  await preparateur.put(`/readings/${draft.id}`)
  expect(await told(preparateur, 'preparateur', 'Alerte sanitaire')).toEqual([])
})

test('D3-08 proofs are exported with one’s data and erased with it', async () => {
  const { id } = await required('Preuve personnelle')
  await preparateur.put(`/readings/${id}`)
  const { user_id } = network.people.preparateur
  const { body } = await preparateur.get(`/users/${user_id}/export`)
  expect(JSON.stringify(body)).toContain('Preuve personnelle')
  const admin = await t.as(network.people.admin)
  expect((await admin.delete(`/users/${user_id}`)).status).toBeLessThan(300)
  const left = await t.db
    .selectFrom('reading_proofs')
    .select('content_id')
    .where('user_id', '=', user_id)
    .execute()
  expect(left).toEqual([])
})
