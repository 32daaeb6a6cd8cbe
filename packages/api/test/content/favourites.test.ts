import { beforeAll, describe, expect, test } from 'vitest'
import { COUNTER_HEADER } from '@kiosque/contract/kinds/counter-values'
import { networkApp } from './network-app.ts'
import { makeContent, target } from './network.ts'
import type { Caller } from '../test-app.ts'

const { t, network, titulaire, preparateur, voisin } = await networkApp('titulaire', 'preparateur', 'voisin')

const LIST = '/contents/promotional_offer'
const titles = (answer: { body: { data: { title: string }[] } }) => answer.body.data.map(({ title }) => title)
const keep = async (caller: Caller, id: number) =>
  expect((await caller.put(`/me/favourites/${id}`)).status).toBe(204)

const made: Record<string, number> = {}
beforeAll(async () => {
  for (const [title, offer_type] of [
    ['Baume', 'direct'],
    ['Spray', 'plateforme'],
    ['Sirop', 'direct'],
  ] as const)
    made[title] = (await makeContent(t, network, 'promotional_offer', { title, offer_type })).id
  made['Lettre'] = (await makeContent(t, network, 'news', { title: 'Lettre' })).id
  await keep(titulaire, made['Baume']!)
  await keep(titulaire, made['Spray']!)
  await keep(titulaire, made['Lettre']!)
  await keep(preparateur, made['Sirop']!)
})

describe('D15-04 a list narrowed to one’s favourites', () => {
  test('each sees their own, with facets and totals of them alone, and nobody keeps the answer', async () => {
    // The whole list first: what an audience shares must not answer for one of them.
    expect((await titulaire.get(LIST)).body.meta.total).toBe(3)
    const own = await titulaire.get(`${LIST}?favourites=1&sort=title`)
    expect(titles(own)).toEqual(['Baume', 'Spray'])
    expect(own.body.meta).toMatchObject({ total: 2 })
    expect(own.body.meta.facets.offer_type).toEqual(
      expect.arrayContaining([expect.objectContaining({ value: 'direct', count: 1 })]),
    )
    expect(own.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(own.headers['etag']).toBeUndefined()
    expect(titles(await preparateur.get(`${LIST}?favourites=1`))).toEqual(['Sirop'])
    expect(titles(await voisin.get(`${LIST}?favourites=1`))).toEqual([])
    expect((await titulaire.get(LIST)).body.meta.total).toBe(3)
  })

  test('other filters, words and pages add up', async () => {
    expect(titles(await titulaire.get(`${LIST}?favourites=1&offer_type=direct`))).toEqual(['Baume'])
    expect(titles(await titulaire.get(`${LIST}?favourites=1&q=spray`))).toEqual(['Spray'])
    const second = await titulaire.get(`${LIST}?favourites=1&sort=title&per_page=1&page=2`)
    expect(titles(second)).toEqual(['Spray'])
    expect(second.body.meta).toMatchObject({ total: 2, last_page: 2 })
  })

  test('refused to passers-by, at the counter, and in other words', async () => {
    expect((await t.anonymous.get(`${LIST}?favourites=1`)).status).toBe(401)
    expect((await t.anonymous.get('/contents/catalogue?favourites=1')).status).toBe(401)
    const atCounter = await titulaire.get(`${LIST}?favourites=1`, { headers: { [COUNTER_HEADER]: '1' } })
    expect([atCounter.status, atCounter.body.code]).toEqual([403, 'counter_mode'])
    expect((await titulaire.get(`${LIST}?favourites=oui`)).status).toBe(422)
  })
})

test('D15-04 favourites of every kind, how many of each, or of one; what one may no longer see is not counted', async () => {
  const all = await titulaire.get('/me/favourites')
  expect(titles(all)).toEqual(['Lettre', 'Spray', 'Baume'])
  expect(all.body.meta.facets.kind).toEqual([
    { value: 'promotional_offer', label: 'Offres promotionnelles', count: 2 },
    { value: 'news', label: 'Actualités', count: 1 },
  ])
  const news = await titulaire.get('/me/favourites?kind=news')
  expect(titles(news)).toEqual(['Lettre'])
  expect(news.body.meta.total).toBe(1)
  expect((await titulaire.get('/me/favourites?kind=inconnu')).status).toBe(422)
})

test('D15-04 the last twenty one read, the latest first, one’s own and visible still', async () => {
  for (let rank = 1; rank <= 22; rank += 1) {
    const { id } = await makeContent(t, network, 'news', { title: `Lu ${rank}` })
    t.clock.set(`2026-03-10T09:${String(rank).padStart(2, '0')}:00Z`)
    await titulaire.put(`/me/reads/${id}`)
  }
  const hidden = await makeContent(t, network, 'news', {
    title: 'Pour le Sud',
    target: target({ groups: [1] }),
  })
  expect((await titulaire.put(`/me/reads/${hidden.id}`)).status).toBe(404)
  const read = titles(await titulaire.get('/me/reads'))
  expect(read).toHaveLength(20)
  expect(read.slice(0, 2)).toEqual(['Lu 22', 'Lu 21'])
  expect(titles(await preparateur.get('/me/reads'))).toEqual([])
  expect((await t.anonymous.get('/me/reads')).status).toBe(401)
})

test('D15-04 whoever keeps a technical file is told of its next version, and of nothing else', async () => {
  const file = await makeContent(t, network, 'technical_file', {
    title: 'Sérum physiologique',
    sheet_version: '2',
  })
  const { id } = file
  let { version } = file
  const editor = await t.as(network.people.editeur)
  await keep(titulaire, id)
  const told = async (caller: Caller) => {
    const owner = caller === titulaire ? network.people.titulaire : network.people.voisin
    const { body } = await caller.get(`/notifications/user/${owner.user_id}/unread`)
    return body.data.filter(({ title }: { title: string }) => title === 'Sérum physiologique')
  }
  const change = async (values: object) => {
    const saved = await editor.patch(`/admin/contents/technical_file/${id}`, { ...values, version })
    expect(saved.status).toBe(200)
    version = saved.body.version
  }

  await change({ storage: 'Au sec' })
  expect(await told(titulaire)).toEqual([])
  await change({ sheet_version: '3' })

  expect(await told(titulaire)).toMatchObject([
    { text: 'Version 3 de la fiche que vous suivez.', link: `/mdd-products/technical-files/${id}` },
  ])
  expect(await told(voisin)).toEqual([])
})
