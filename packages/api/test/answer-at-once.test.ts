import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from './factories.ts'
import { makeContent, makeNetwork, target, type Network } from './content/network.ts'
import { testApp, type TestApp } from './test-app.ts'

let t: TestApp
let network: Network
let base: string

// Over a connection: what is injected never gets there.
beforeAll(async () => {
  t = await testApp()
  network = await makeNetwork(t)
  for (const n of [1, 2]) await makeContent(t, network, 'news', { title: `Actualité ${n}` })
  base = await t.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => t.close())

const PATH = '/api/v1/contents/news'
async function reader(person = network.people.titulaire) {
  const token = await signIn(t.db, person, t.clock.now())
  return (path = PATH, init: RequestInit = {}) =>
    fetch(base + path, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } })
}

/** The first is made, the second answered from the response cache by its route, the rest before the framework. */
async function warmedReader(path = PATH) {
  const read = await reader()
  for (let round = 0; round < 3; round++) await (await read(path)).arrayBuffer()
  return read
}

const fixed = (response: Response) =>
  Object.fromEntries([...response.headers].filter(([name]) => !['date', 'keep-alive'].includes(name)))

test('D15-03 an answer given at once has the bytes and the headers its route gives', async () => {
  const read = await reader()
  await (await read()).arrayBuffer()
  const inside = await read()
  const atOnce = await read()
  expect(await atOnce.text()).toBe(await inside.text())
  expect([atOnce.status, fixed(atOnce)]).toEqual([200, fixed(inside)])
  expect(atOnce.headers.get('content-security-policy')).toContain("default-src 'self'")

  const known = await read(PATH, { headers: { 'if-none-match': atOnce.headers.get('etag') ?? '' } })
  expect([known.status, await known.text()]).toEqual([304, ''])
  expect((await read(PATH, { method: 'HEAD' })).status).toBe(200)
  expect((await read(`${PATH}?page=0`)).status).toBe(422)
})

test('D6-06 a tablet that goes to the counter gets the answer of the counter, at once too', async () => {
  await makeContent(t, network, 'promotional_offer', {
    title: 'Hiver',
    excerpt: 'Négociée pour les officines',
  })
  const list = '/api/v1/contents/promotional_offer'
  const read = await warmedReader(list)
  const atCounter = { headers: { counter: '1' } }
  for (let round = 0; round < 3; round++) {
    expect(await (await read(list, atCounter)).text()).not.toContain('Négociée')
    expect(await (await read(list)).text()).toContain('Négociée')
  }
})

test('D3-02 nobody is answered at once without a live session', async () => {
  await warmedReader()
  expect((await fetch(base + PATH)).status).toBe(401)
  expect((await fetch(base + PATH, { headers: { authorization: 'Bearer x' } })).status).toBe(401)

  const read = await warmedReader()
  expect((await read('/api/v1/logout')).status).toBeLessThan(300)
  expect((await read()).status).toBe(401)
})

test('D3-10 a pharmacy disabled meanwhile is refused at once', async () => {
  const read = await warmedReader()
  const admin = await t.as(network.people.admin)
  const change = { is_disabled: true, disabled_reason: 'Essai' }
  await admin.patch(`/admin/drugstores/${network.ouest.id}`, change)
  expect((await read()).status).toBe(403)
  await admin.patch(`/admin/drugstores/${network.ouest.id}`, { is_disabled: false })
  expect((await read()).status).toBe(200)
})

test('D4-02 what is published is in the next answer, for those it is for and nobody else', async () => {
  const titulaire = await warmedReader()
  const voisin = await reader(network.people.voisin)
  for (let round = 0; round < 3; round++) await (await voisin()).arrayBuffer()
  await makeContent(t, network, 'news', {
    title: 'Pour le port seulement',
    target: target({ drugstore_ids: [network.ouest.id] }),
  })
  for (let round = 0; round < 3; round++) {
    expect(await (await titulaire()).text()).toContain('Pour le port seulement')
    expect(await (await voisin()).text()).not.toContain('Pour le port seulement')
  }
})

test('D4-02 an address that somebody was answered at tells others their own, and nothing of what they may not see', async () => {
  const { id } = await makeContent(t, network, 'news', {
    title: 'Au port, vu de près',
    target: target({ drugstore_ids: [network.ouest.id] }),
  })
  const path = `${PATH}/${id}`
  const titulaire = await warmedReader(path)
  const voisin = await reader(network.people.voisin)
  // The first tells who asks, so that the next are not known to the response cache alone.
  for (let round = 0; round < 3; round++) {
    const refused = await voisin(path)
    expect([refused.status, await refused.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'not_found' }),
    ])
  }
  const page = await voisin(`${PATH}?per_page=7`)
  await page.arrayBuffer()
  const own = await (await titulaire(`${PATH}?per_page=7`)).text()
  expect(own).toContain('Au port, vu de près')
  expect(await (await voisin(`${PATH}?per_page=7`)).text()).not.toContain('Au port, vu de près')
  expect((await titulaire(path)).status).toBe(200)
})

test('D2-07 what is answered at once is counted like the rest', async () => {
  const countOf = async () => {
    const text = await (await fetch(`${base}/metrics`)).text()
    return Number(
      /duration_seconds_count\{method="GET",route="\/api\/v1\/contents\/quiz",status="200"\} (\d+)/.exec(
        text,
      )?.[1] ?? 0,
    )
  }
  const before = await countOf()
  await warmedReader('/api/v1/contents/quiz')
  expect((await countOf()) - before).toBe(3)
})
