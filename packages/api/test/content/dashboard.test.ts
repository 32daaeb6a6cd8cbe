import { expect, test } from 'vitest'
import { makeDrugstore, makeMember, makeStaff } from '../factories.ts'
import { networkApp } from './network-app.ts'
import { makeContent, target } from './network.ts'

// 2026-03-10, ten in the morning in Paris.
const { t, network, editeur: editor, admin } = await networkApp('editeur', 'admin')

const todoOf = (body: { todo: { key: string; count: number }[] }) =>
  Object.fromEntries(body.todo.map(({ key, count }) => [key, count]))

test('D13-05 nothing waits, nothing is shown: only real figures', async () => {
  const { status, body, headers } = await editor.get('/admin/dashboard')

  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(Object.keys(todoOf(body)).filter((key) => key !== 'empty_placements')).toEqual([])
  expect(body).toMatchObject({ most_read: [], misses: [], pharmacies: [], drugstores: { all: 2 } })
})

test('D13-05 an editor finds their drafts, what is due today, what ends soon and what nobody sees', async () => {
  const make = (title: string, values = {}) => makeContent(t, network, 'news', { title, ...values })
  await make('Mon brouillon', { status: 'draft' })
  await make('Ce soir', { starts_at: '2026-03-10T18:00:00Z' })
  await make('Demain', { starts_at: '2026-03-11T18:00:00Z' })
  await make('Bientôt fini', { ends_at: '2026-03-12T23:00:00Z' })
  await make('Pour personne', { target: target({ zones: [network.ouest.zone], groups: [1] }) })

  const { body } = await editor.get('/admin/dashboard?period=7')

  expect(todoOf(body)).toMatchObject({ my_drafts: 1, scheduled_today: 1, expiring: 1, unseen: 1 })
  expect(body.todo.find(({ key }: { key: string }) => key === 'expiring').first).toBe('Bientôt fini')
  expect(todoOf(body)).not.toHaveProperty('invitations')
  // Somebody else's drafts are not mine.
  expect(todoOf((await admin.get('/admin/dashboard')).body)).not.toHaveProperty('my_drafts')
})

test('D13-05 an offer whose own last day is near waits too, as the calendar shows it', async () => {
  const offer = (title: string, period_end: string) =>
    makeContent(t, network, 'promotional_offer', { title, period_start: '2026-03-01', period_end })
  await offer('Finit le 13', '2026-03-13')
  await offer('Finit aujourd’hui', '2026-03-10')
  await offer('Finie hier', '2026-03-09')
  await offer('Finit en avril', '2026-04-30')

  expect(todoOf((await editor.get('/admin/dashboard')).body)).toMatchObject({ expiring: 3 })
  const listed = await editor.get('/admin/contents/promotional_offer?expiring=true&sort=title')
  expect(listed.body.data.map(({ title }: { title: string }) => title)).toEqual([
    'Finit aujourd’hui',
    'Finit le 13',
  ])
})

test('D13-05 D1-02 an administrator also finds open invitations and pharmacies without titulaire', async () => {
  await makeDrugstore(t.db, { zone: 'Sud', name: 'Pharmacie sans personne' })
  await admin.post('/invitations', {
    email: 'nouveau@officine.test',
    type: 100,
    drugstore_id: network.ouest.id,
  })

  expect(todoOf((await admin.get('/admin/dashboard')).body)).toMatchObject({
    invitations: 1,
    without_titulaire: 1,
  })
})

test('D13-05 D1-02 an adviser finds the pharmacies of their zones, and only those', async () => {
  const adviser = await t.as(await makeStaff(t.db, 3, { zones: ['Sud'] }))

  const { status, body } = await adviser.get('/admin/dashboard')

  expect(status).toBe(200)
  expect(todoOf(body)).toMatchObject({ without_titulaire: 1 })
  expect(todoOf(body)).not.toHaveProperty('my_drafts')
  expect(todoOf(body)).not.toHaveProperty('empty_placements')
  expect(body.pharmacies.map((row: { name: string }) => row.name)).toEqual([
    'Pharmacie sans personne',
    'Pharmacie des Halles',
  ])
  expect(body.drugstores.all).toBe(2)
  expect(body.misses).toEqual([])
})

test('D13-05 what is most read is ranked, one to four readers are not told', async () => {
  const { id } = await makeContent(t, network, 'news', { title: 'Très lue' })
  const few = await makeContent(t, network, 'news', { title: 'Peu lue' })
  for (let index = 0; index < 6; index += 1) {
    const reader = await t.as(await makeMember(t.db, { drugstore_id: network.ouest.id, type: 100 }))
    await reader.put(`/me/reads/${id}`)
    if (index < 2) await reader.put(`/me/reads/${few.id}`)
  }
  const { body } = await editor.get('/admin/dashboard')
  expect(body.most_read).toMatchObject([{ id, title: 'Très lue', reads: 6 }])
})

test('D1-02 members, guests and passers-by are refused, an unknown period too', async () => {
  for (const name of ['titulaire', 'preparateur', 'invite'] as const) {
    const caller = await t.as(network.people[name])
    expect((await caller.get('/admin/dashboard')).status).toBe(403)
  }
  expect((await t.anonymous.get('/admin/dashboard')).status).toBe(401)
  expect((await editor.get('/admin/dashboard?period=3')).status).toBe(422)
  expect((await editor.get('/admin/dashboard?zone_id=1')).status).toBe(422)
})
