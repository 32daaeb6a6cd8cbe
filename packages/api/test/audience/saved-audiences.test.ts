import { expect, test } from 'vitest'
import { networkApp } from '../content/network-app.ts'
import { makeContent, target } from '../content/network.ts'

const { t, network, editeur: editor } = await networkApp('editeur')

const sud = () => target({ zones: [network.sud.zone] })

test('D13-01 an audience is kept, listed with whom it reaches, changed and removed, each time audited', async () => {
  const made = await editor.post('/admin/audiences', { name: ' Le Sud ', target: sud() })
  expect(made).toMatchObject({ status: 201, body: { name: 'Le Sud', version: 1, target: sud() } })
  const { id } = made.body

  const listed = await editor.get('/admin/audiences?reach=true&q=SUD')
  expect(listed.body).toMatchObject({
    meta: { total: 1 },
    data: [{ id, reach: { drugstores: 1, people: 2 } }],
  })
  expect((await editor.get('/admin/audiences?q=nord')).body.data).toEqual([])

  const changed = await editor.patch(`/admin/audiences/${id}`, { name: 'Grand Sud', version: 1 })
  expect(changed).toMatchObject({ status: 200, body: { name: 'Grand Sud', version: 2, target: sud() } })
  const stale = await editor.patch(`/admin/audiences/${id}`, { name: 'Petit Sud', version: 1 })
  expect(stale).toMatchObject({ status: 409, body: { code: 'stale' } })
  expect(stale.body.errors).toEqual({ version: [expect.stringMatching(/^Cette audience /)] })

  expect((await editor.delete(`/admin/audiences/${id}`)).status).toBe(204)
  expect((await editor.get(`/admin/audiences/${id}`)).status).toBe(404)
  const log = await t.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_type', '=', 'audience')
    .execute()
  expect(log.map((row) => row.action)).toEqual(['audience.create', 'audience.update', 'audience.delete'])
})

test('D4-02 changing an audience does not change who sees what was published with it', async () => {
  const { body: audience } = await editor.post('/admin/audiences', { name: 'Copiée', target: sud() })
  const content = await makeContent(t, network, 'news', { title: 'Au Sud', target: audience.target })

  await editor.patch(`/admin/audiences/${audience.id}`, { target: target({}), version: 1 })

  const titulaire = await t.as(network.people.titulaire)
  expect((await titulaire.get(`/contents/news/${content.id}`)).status).toBe(404)
})

test.each([
  ['no name', { name: '   ', target: {} }, 'name'],
  ['a name of 10 000 characters', { name: 'a'.repeat(10_000), target: {} }, 'name'],
  ['no target', { name: 'Sans cible' }, 'target'],
  ['a zone that does not exist', { name: 'Perdue', target: { zones: [999_999] } }, 'target.zones'],
  ['an unknown field', { name: 'X', target: {}, right_id: 1 }, 'right_id'],
])('D2-05 an audience with %s is refused by name', async (_, body, field) => {
  const answer = await editor.post('/admin/audiences', body)
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.errors)).toContain(field)
})

test('a form sent twice makes one audience: the second is told that the name is taken', async () => {
  const body = { name: 'Élan', target: {} }
  const answers = await Promise.all([
    editor.post('/admin/audiences', body),
    editor.post('/admin/audiences', { ...body, name: 'elan' }),
  ])
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([201, 409])
})

test.each(['titulaire', 'invite', 'conseiller'] as const)(
  'D1-02 audiences and the names of pharmacies are closed to %s',
  async (who) => {
    const caller = await t.as(network.people[who])
    for (const answer of [
      await caller.get('/admin/audiences'),
      await caller.post('/admin/audiences', { name: 'X', target: {} }),
      await caller.post('/admin/audience/drugstores', { ids: [network.sud.id] }),
    ])
      expect(answer.status).toBe(403)
  },
)

test('D4-04 the panel reads the names of the pharmacies a target names', async () => {
  const { body } = await editor.post('/admin/audience/drugstores', { ids: [network.sud.id, 999_999] })
  expect(body.drugstores).toMatchObject([{ id: network.sud.id, name: 'Pharmacie des Halles' }])
})
