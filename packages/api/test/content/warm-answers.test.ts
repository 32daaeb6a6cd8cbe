import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signIn } from '../factories.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import { makeContent, makeNetwork, target, type Network } from './network.ts'

const PATH = '/contents/news?per_page=50'
let t: TestApp
let network: Network
let titulaire: Caller

beforeAll(async () => {
  t = await testApp()
  network = await makeNetwork(t)
  for (const n of [1, 2, 3]) {
    await makeContent(t, network, 'news', { title: `Actualité ${n}`, excerpt: 'Un résumé. '.repeat(30) })
  }
})
afterAll(() => t.close())
beforeEach(async () => {
  titulaire = await t.as(network.people.titulaire)
  await titulaire.get(PATH)
})

test('D15-03 an address asked again is answered with the same bytes, validators and protections', async () => {
  const first = await (await t.as(network.people.preparateur)).get(PATH)
  const again = await titulaire.get(PATH)

  expect(again.text).toBe(first.text)
  for (const name of [
    'etag',
    'cache-control',
    'content-type',
    'content-security-policy',
    'x-content-type-options',
  ])
    expect([name, again.headers[name]]).toEqual([name, first.headers[name]])
  expect(again.headers['vary']).toContain('authorization')
  const known = await titulaire.get(PATH, { headers: { 'if-none-match': String(again.headers['etag']) } })
  expect([known.status, known.text, known.headers['etag']]).toEqual([304, '', again.headers['etag']])
})

test('compressed once, an answer is the same however it travels', async () => {
  const plain = await titulaire.get(PATH)
  const token = await signIn(t.db, network.people.titulaire, t.clock.now())
  const ask = (encoding: string) =>
    t.app.inject({
      url: `/api/v1${PATH}`,
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': encoding },
    })
  for (const round of ['first', 'again']) {
    const br = await ask('gzip, deflate, br')
    const gzip = await ask('br;q=0, gzip')
    expect([round, br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual([
      round,
      'br',
      'gzip',
    ])
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.text)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.text)
    expect(Number(br.headers['content-length'])).toBe(br.rawPayload.length)
  }
})

test('D3-02 a session that ends is refused at its next call, however warm the answer', async () => {
  expect((await titulaire.get('/logout')).status).toBeLessThan(300)

  expect((await titulaire.get(PATH)).status).toBe(401)
})

test.each(['/home', '/highlights?placement=menu'])(
  'D15-03 %s is answered warm as lists are, to whom it may be and as long as it holds',
  async (path) => {
    const first = await titulaire.get(path)
    const again = await titulaire.get(path)
    expect([again.status, again.text, again.headers['etag']]).toEqual([
      200,
      first.text,
      first.headers['etag'],
    ])
    // Written straight to the connection: its length is known, as on lists.
    expect(Number(again.headers['content-length'])).toBe(Buffer.byteLength(again.text))
    expect((await t.anonymous.get(path)).status).toBe(401)

    const { id } = await makeContent(t, network, 'news', { title: 'Mise en avant' })
    const editor = await t.as(network.people.editeur)
    for (const placement of ['menu', 'homepage_focus'])
      await editor.post('/admin/highlights', { placement, item_type: 'content', item_id: id })
    expect((await titulaire.get(path)).text).toContain('Mise en avant')
  },
)

test('D3-10 a pharmacy disabled meanwhile is refused at once, on pages open to passers-by too', async () => {
  await makeContent(t, network, 'catalogue', { title: 'Catalogue' })
  const admin = await t.as(network.people.admin)
  for (const path of ['/contents/catalogue', '/home', '/highlights']) await titulaire.get(path)
  await admin.patch(`/admin/drugstores/${network.ouest.id}`, {
    is_disabled: true,
    disabled_reason: 'Essai',
  })

  for (const path of [PATH, '/contents/catalogue', '/home', '/highlights'])
    expect(await titulaire.get(path)).toMatchObject({ status: 403, body: { code: 'account_disabled' } })

  await admin.patch(`/admin/drugstores/${network.ouest.id}`, { is_disabled: false })
  expect((await titulaire.get(PATH)).status).toBe(200)
})

test('D4-02 what is published or retargeted changes the next answer, and only for those it is for', async () => {
  const voisin = await t.as(network.people.voisin)
  await voisin.get(PATH)
  await makeContent(t, network, 'news', {
    title: 'Pour le port seulement',
    target: target({ drugstore_ids: [network.ouest.id] }),
  })

  expect((await titulaire.get(PATH)).text).toContain('Pour le port seulement')
  expect((await voisin.get(PATH)).text).not.toContain('Pour le port seulement')
})

test('D4-02 a window that ends is gone from the warm answer the instant it ends', async () => {
  await makeContent(t, network, 'news', { title: 'Éphémère', ends_at: '2026-03-10T09:00:10Z' })
  expect((await titulaire.get(PATH)).text).toContain('Éphémère')
  t.clock.advance(10_000)

  expect((await titulaire.get(PATH)).text).not.toContain('Éphémère')
})
