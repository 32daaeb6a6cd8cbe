import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { networkApp } from './network-app.ts'
import { makeContent, target } from './network.ts'

const { t, network, editeur: editor, titulaire } = await networkApp('editeur', 'titulaire')

const news = async (title: string, values = {}) =>
  (await makeContent(t, network, 'news', { title, ...values })).id
const read = async (id: number) => (await editor.get(`/admin/contents/news/${id}`)).body
const items = (...ids: number[]) => ids.map((id) => ({ kind: 'news', id }))

test('D13-01 several contents are archived at once, and undone at once', async () => {
  const [first, second] = [await news('Un'), await news('Deux', { status: 'draft' })]

  const done = await editor.post('/admin/contents/bulk', { action: 'archive', items: items(first, second) })

  expect(done).toMatchObject({
    status: 200,
    body: { failed: [], done: [{ title: 'Un' }, { title: 'Deux' }] },
  })
  expect((await titulaire.get(`/contents/news/${first}`)).status).toBe(404)

  const undone = await editor.post('/admin/contents/bulk/undo', { operation_id: done.body.operation_id })
  expect(undone).toMatchObject({ status: 200, body: { failed: [] } })
  expect(await read(first)).toMatchObject({ status: 'published', version: 3 })
  expect(await read(second)).toMatchObject({ status: 'draft', published_at: null })
  expect((await titulaire.get(`/contents/news/${first}`)).status).toBe(200)
  const again = await editor.post('/admin/contents/bulk/undo', { operation_id: done.body.operation_id })
  expect(again).toMatchObject({ status: 409, body: { code: 'already_undone' } })
})

test('D13-01 publishing many publishes what can be, and names what cannot with its reason', async () => {
  const good = await news('Prête', { status: 'draft' })
  const over = await news('Terminée', { status: 'draft', ends_at: '2026-01-01T00:00:00Z' })
  const nobody = await news('Invisible', {
    status: 'draft',
    target: target({ zones: [network.ouest.zone], groups: [1] }),
  })
  const offer = (await makeContent(t, network, 'promotional_offer', { title: 'Incomplète', status: 'draft' }))
    .id

  const { body } = await editor.post('/admin/contents/bulk', {
    action: 'publish',
    items: [
      ...items(good, over, nobody),
      { kind: 'promotional_offer', id: offer },
      { kind: 'news', id: 999_999 },
    ],
  })

  expect(body.done).toMatchObject([{ id: good, version: 2 }])
  expect(body.failed).toMatchObject([
    { title: 'Terminée', code: 'not_publishable' },
    { title: 'Invisible', message: 'Son ciblage n’atteint personne. Élargissez-le.' },
    { title: 'Incomplète', code: 'not_publishable' },
    { id: 999_999, code: 'not_found' },
  ])
  expect((await titulaire.get(`/contents/news/${good}`)).status).toBe(200)
  await editor.post('/admin/contents/bulk/undo', { operation_id: body.operation_id })
  expect(await read(good)).toMatchObject({ status: 'draft', published_at: null })
})

test('D13-01 a title alone among many is refused with its reason, and the others are published', async () => {
  const empty = await news('Brouillon vide', { status: 'draft', excerpt: '' })
  const ready = await news('Avec son chapô', { status: 'draft' })

  const { body } = await editor.post('/admin/contents/bulk', {
    action: 'publish',
    items: items(empty, ready),
  })

  expect(body.done).toMatchObject([{ id: ready }])
  expect(body.failed).toMatchObject([
    { id: empty, message: expect.stringContaining('rien à lire sous le titre') },
  ])
})

test('D13-01 D16-07 before publishing many, one knows what would be, for how many, and what is refused; nothing changes', async () => {
  const good = await news('Bonne', { status: 'draft' })
  const later = await news('Plus tard', { status: 'draft', starts_at: '2026-06-01T00:00:00Z' })
  const some = await news('Pour l’Ouest', {
    status: 'draft',
    target: target({ zones: [network.ouest.zone] }),
  })
  const over = await news('Déjà finie', { status: 'draft', ends_at: '2026-01-01T00:00:00Z' })

  const { status, body } = await editor.post('/admin/contents/bulk/check', {
    items: items(good, later, some, over),
  })

  expect(status).toBe(200)
  expect(body.ready).toMatchObject([
    { title: 'Bonne', starts_at: null, drugstores: 2 },
    { title: 'Plus tard', starts_at: '2026-06-01T00:00:00.000Z', drugstores: 2 },
    { title: 'Pour l’Ouest', starts_at: null, drugstores: 1 },
  ])
  expect(body.refused).toMatchObject([{ title: 'Déjà finie', code: 'not_publishable' }])
  expect(await read(good)).toMatchObject({ status: 'draft', version: 1, published_at: null })
  expect((await titulaire.get(`/contents/news/${good}`)).status).toBe(404)
  expect((await titulaire.post('/admin/contents/bulk/check', { items: items(good) })).status).toBe(403)
})

test('D13-01 versions are respected, and what changed since is not undone', async () => {
  const [kept, moved] = [await news('Tranquille'), await news('Retouchée')]
  const stale = await editor.post('/admin/contents/bulk', {
    action: 'archive',
    items: [{ kind: 'news', id: kept, version: 7 }],
  })
  expect(stale.body.failed).toMatchObject([{ title: 'Tranquille', code: 'stale' }])

  const { body } = await editor.post('/admin/contents/bulk', {
    action: 'retarget',
    items: items(kept, moved),
    target: target({ groups: [0] }),
  })
  expect((await read(kept)).target.groups).toEqual([0])
  await editor.patch(`/admin/contents/news/${moved}`, { title: 'Retouchée encore', version: 2 })

  const undone = await editor.post('/admin/contents/bulk/undo', { operation_id: body.operation_id })
  expect(undone.body.done).toMatchObject([{ id: kept }])
  expect(undone.body.failed).toMatchObject([{ id: moved, title: 'Retouchée encore', code: 'changed_since' }])
  expect((await read(kept)).target.groups).toEqual([])
  expect((await read(moved)).target.groups).toEqual([0])
})

test('D13-01 copies are drafts, made once however often the request is sent, and undone', async () => {
  const id = await news('Originale')
  const request = { action: 'duplicate', items: items(id), key: 'press-0001' }

  const { body } = await editor.post('/admin/contents/bulk', request)
  const twice = await editor.post('/admin/contents/bulk', request)

  expect(twice.body).toEqual(body)
  const copy = body.done[0].copy_id as number
  expect(await read(copy)).toMatchObject({ title: 'Copie de Originale', status: 'draft' })
  expect((await editor.get('/admin/contents?q=originale')).body.meta.total).toBe(2)
  await editor.post('/admin/contents/bulk/undo', { operation_id: body.operation_id })
  expect((await editor.get(`/admin/contents/news/${copy}`)).status).toBe(404)
  expect((await editor.get('/admin/trash?q=originale')).body.meta.total).toBe(0)
})

test.each([
  ['no item', { action: 'archive', items: [] }, 'items'],
  ['the same twice', { action: 'archive', items: items(1, 1) }, 'items'],
  ['an unknown action', { action: 'burn', items: items(1) }, 'action'],
  ['no target to give', { action: 'retarget', items: items(1) }, 'target'],
  ['an unknown zone', { action: 'retarget', items: items(1), target: { zones: [99_999] } }, 'target.zones'],
  ['an unknown field', { action: 'archive', items: items(1), status: 'draft' }, 'status'],
])('D2-05 refused by name, nothing done: %s', async (_, body, field) => {
  const answer = await editor.post('/admin/contents/bulk', body)
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.errors)).toContain(field)
})

test('D13-01 an operation is undone only by whoever did it', async () => {
  const { body } = await editor.post('/admin/contents/bulk', {
    action: 'archive',
    items: items(await news('À moi')),
  })
  const admin = await t.as(network.people.admin)
  expect((await admin.post('/admin/contents/bulk/undo', { operation_id: body.operation_id })).status).toBe(
    404,
  )
})

test('D13-01 an action cut in its middle is finished by the same request, and what was done is not done again', async () => {
  const [first, second] = [await news('Avant la coupure'), await news('Après la coupure')]
  const request = { action: 'duplicate', items: items(first, second), key: 'press-coupure' }
  // The database refuses the second copy as a crash would cut it: no answer, no outcome, the first one done.
  await sql`CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'cut'; END $$`.execute(
    t.db,
  )
  await sql`CREATE TRIGGER cut BEFORE INSERT ON content FOR EACH ROW
    WHEN (NEW.title = 'Copie de Après la coupure') EXECUTE FUNCTION cut()`.execute(t.db)
  expect((await editor.post('/admin/contents/bulk', request)).status).toBe(500)
  await sql`DROP TRIGGER cut ON content`.execute(t.db)

  const { status, body } = await editor.post('/admin/contents/bulk', request)

  expect(status).toBe(200)
  expect(body).toMatchObject({ failed: [], done: [{ id: first }, { id: second }] })
  expect((await editor.get('/admin/contents?q=coupure')).body.meta.total).toBe(4)
  expect((await editor.post('/admin/contents/bulk', request)).body).toEqual(body)
  await editor.post('/admin/contents/bulk/undo', { operation_id: body.operation_id })
  expect((await editor.get('/admin/contents?q=coupure')).body.meta.total).toBe(2)
})

test('D13-01 the same request sent twice at once is done once, and both are answered', async () => {
  const ids = [await news('Ensemble un'), await news('Ensemble deux'), await news('Ensemble trois')]
  const request = { action: 'duplicate', items: items(...ids), key: 'press-ensemble' }

  const [one, two] = await Promise.all([
    editor.post('/admin/contents/bulk', request),
    editor.post('/admin/contents/bulk', request),
  ])

  expect([one.status, two.status]).toEqual([200, 200])
  expect(two.body).toEqual(one.body)
  expect((await editor.get('/admin/contents?q=ensemble')).body.meta.total).toBe(6)
})

test('D2-05 a key that served for another action is refused', async () => {
  const id = await news('Une clé, une action')
  await editor.post('/admin/contents/bulk', { action: 'archive', items: items(id), key: 'press-cle-1' })
  const other = await editor.post('/admin/contents/bulk', {
    action: 'delete',
    items: items(id),
    key: 'press-cle-1',
  })
  expect(other).toMatchObject({ status: 409, body: { code: 'key_taken' } })
  expect((await read(id)).status).toBe('archived')
})
