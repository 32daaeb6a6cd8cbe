import { expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { createLive } from '../../src/content/live.ts'
import { counted } from '../counted-database.ts'
import { createCaller, type Answer } from '../test-app.ts'
import { signIn } from '../factories.ts'
import { makeContent } from './network.ts'
import { networkApp } from './network-app.ts'

const { t, network, titulaire, editeur: editor } = await networkApp('titulaire', 'editeur')

const titles = (answer: Answer): string[] => answer.body.data.map((row: { title: string }) => row.title)

test('D4-02 a window opens and closes by itself, to the second, also for answers kept in memory', async () => {
  const at = t.clock.now()
  const starts_at = new Date(at.getTime() + 60_000).toISOString()
  const ends_at = new Date(at.getTime() + 120_000).toISOString()
  const { id } = await makeContent(t, network, 'academy', { title: 'Brève', starts_at, ends_at })
  const seen = async () => [
    (await titulaire.get(`/contents/academy/${id}`)).status,
    (await titulaire.get('/contents/academy')).body.meta.total,
  ]

  expect(await seen()).toEqual([404, 0])
  t.clock.set(starts_at)
  expect(await seen()).toEqual([200, 1])
  t.clock.set(ends_at)
  expect(await seen()).toEqual([404, 0])
  t.clock.set(at)
})

test('D6-06 a tablet in counter mode is told nothing of what the pharmacy buys by, also by a warm answer', async () => {
  const { id } = await makeContent(t, network, 'promotional_offer', {
    title: 'Offre au comptoir',
    excerpt: 'Négociée pour les officines',
    body: '<p>Quarante-huit unités par officine</p>',
    price: 900,
    payment_terms: 'À trente jours',
    minimum_order: 'Douze unités',
  })
  const detail = `/contents/promotional_offer/${id}`
  const list = '/contents/promotional_offer?q=comptoir'
  const counter = { headers: { counter: '1' } }
  for (let turn = 1; turn <= 2; turn += 1) {
    const whole = await titulaire.get(detail)
    expect(whole.body).toMatchObject({ payment_terms: 'À trente jours', price: 900 })
    const shown = await titulaire.get(detail, counter)
    expect(shown.headers['vary']).toContain('counter')
    expect(shown.headers['etag']).not.toBe(whole.headers['etag'])
    expect(shown.body).toMatchObject({ price: 900, payment_terms: null, minimum_order: null, body: '' })
    expect(shown.text).not.toMatch(/trente|Douze|officine/)
    expect((await titulaire.get(list)).text).toContain('Négociée')
    expect((await titulaire.get(list, counter)).text).not.toContain('Négociée')
  }
})

test('D15-03 a shared answer has an ETag, answers 304, and changes at once with its content', async () => {
  const { id } = await makeContent(t, network, 'health_test', { title: 'Angine' })
  const first = await titulaire.get('/contents/health_test')
  const etag = String(first.headers['etag'])

  expect(first.headers['cache-control']).toBe('private, no-cache')
  const again = await titulaire.get('/contents/health_test', { headers: { 'if-none-match': etag } })
  expect([again.status, again.text]).toEqual([304, ''])

  await editor.patch(`/admin/contents/health_test/${id}`, { title: 'Cystite', version: 1 })
  const changed = await titulaire.get('/contents/health_test', { headers: { 'if-none-match': etag } })
  expect([changed.status, titles(changed)]).toEqual([200, ['Cystite']])
})

test('D15-03 a detail kept in memory follows the names and texts of what it shows', async () => {
  const { body: laboratory } = await editor.post('/admin/laboratories', { name: 'Mareole' })
  const { id } = await makeContent(t, network, 'news', { title: 'Gamme', laboratory_id: laboratory.id })
  const path = `/contents/news/${id}`
  const shown = async () => {
    const { title, laboratory: named } = (await titulaire.get(path)).body
    return [title, named?.name]
  }
  expect(await shown()).toEqual(['Gamme', 'Mareole'])

  await editor.patch(`/admin/laboratories/${laboratory.id}`, { name: 'Mareole France' })
  expect(await shown()).toEqual(['Gamme', 'Mareole France'])

  const { version } = (await editor.get(`/admin/contents/news/${id}`)).body
  expect((await editor.patch(`/admin/contents/news/${id}`, { title: 'Gammes', version })).status).toBe(200)
  expect(await shown()).toEqual(['Gammes', 'Mareole France'])
})

test('G10 a second process hears of the change', async () => {
  const other = await t.another()
  const { id } = await makeContent(t, network, 'gallery', { title: 'Avant' })
  const caller = await other.as(network.people.titulaire)
  expect(titles(await caller.get('/contents/gallery'))).toEqual(['Avant'])

  await editor.patch(`/admin/contents/gallery/${id}`, { title: 'Après', version: 1 })

  await expect
    .poll(async () => titles(await caller.get('/contents/gallery')), { timeout: 5000 })
    .toEqual(['Après'])
  await other.app.close()
})

test('ARCHITECTURE a warm read costs no SQL, for anyone of the same audience', async () => {
  const { db, statements, countAnew } = counted(t.db)
  const app = await buildApp({ ...t.deps, db, live: createLive({ ...t.deps, db }) })
  const [one, colleague] = [
    createCaller(app, await signIn(t.db, network.people.titulaire, t.clock.now())),
    createCaller(app, await signIn(t.db, network.people.titulaire, t.clock.now())),
  ]
  const { id } = await makeContent(t, network, 'news', { title: 'Tiède' })
  const paths = [
    '/contents/news',
    `/contents/news/${id}`,
    '/menu',
    '/laboratories',
    '/contents/news?category=commerce&page=2',
  ]
  for (const path of paths) await one.get(path)
  await colleague.get('/me/marks')
  expect(statements()).toBeGreaterThan(10)

  countAnew()
  for (const path of paths) {
    expect((await one.get(path)).status).toBe(200)
    expect((await colleague.get(path)).status).toBe(200)
  }
  expect(statements()).toBe(0)
  await app.close()
})

test('D12-01 links inside kept answers are renewed before they end', async () => {
  await makeContent(t, network, 'document', { title: 'Note' })
  const first = await titulaire.get('/contents/document')
  t.clock.advance(6 * 60_000)

  expect((await titulaire.get('/contents/document')).status).toBe(first.status)
})
