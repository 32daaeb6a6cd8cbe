import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeContent, makeNetwork, target, type Network } from '../content/network.ts'
import { makeEvent } from '../events/agenda.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'

let t: TestApp
let network: Network
let editor: Caller
let titulaire: Caller
let voisin: Caller
beforeAll(async () => {
  t = await testApp()
  network = await makeNetwork(t)
  editor = await t.as(network.people.editeur)
  titulaire = await t.as(network.people.titulaire)
  voisin = await t.as(network.people.voisin)
}, 60_000)
afterAll(() => t.close())

const found = async (caller: Caller, q: string, more = '') =>
  (await caller.get(`/search?q=${encodeURIComponent(q)}${more}`)).body

test('D5-01 events are found beside contents: by their words, a letter apart, by those they are for', async () => {
  await makeContent(t, network, 'news', { title: 'Micronutrition au comptoir' })
  const event = await makeEvent(editor, {
    title: 'Soirée micronutrition',
    body: '<p>Avec une diététicienne.</p>',
    city: 'Guérande',
    target: target({ zones: [network.ouest.zone] }),
  })

  const answer = await found(titulaire, 'micronutritions')
  expect(answer.meta.counts).toEqual({ event: 1, news: 1 })
  expect(answer.data.map(({ kind, url }: { kind: string; url: string }) => [kind, url])).toEqual([
    ['event', `/agenda/${event.id}`],
    ['news', expect.any(String)],
  ])
  expect(answer.data[0]).toMatchObject({
    title_marked: 'Soirée <mark>micronutrition</mark>',
    category: { label: 'Réunion du 19/03/2026' },
  })
  expect((await found(titulaire, 'micronutrition', '&kind=event')).meta.total).toBe(1)
  expect((await found(titulaire, 'micronutrition', '&kind=news')).data).toHaveLength(1)
  const pageOf = async (page: number) =>
    (await found(titulaire, 'micronutrition', `&per_page=1&page=${page}`)).data.map(
      (hit: { kind: string }) => hit.kind,
    )
  expect([await pageOf(1), await pageOf(2)]).toEqual([['event'], ['news']])
  for (const q of ['guerande', 'diététiciennes', 'soirée micronutrtion'])
    expect([q, (await found(titulaire, q)).meta.counts.event]).toEqual([q, 1])
  expect((await found(voisin, 'micronutrition')).meta.counts).toEqual({ news: 1 })
  const suggested = (await titulaire.get('/search/suggestions?q=micronutri')).body
  expect(suggested.data[0]).toMatchObject({ kind: 'event', title: 'Soirée micronutrition' })

  await editor.patch(`/events/${event.id}`, { title: 'Soirée vitamines' })
  expect((await found(titulaire, 'micronutrition')).meta.counts).toEqual({ news: 1 })
  expect((await found(titulaire, 'vitamine')).meta.counts).toEqual({ event: 1 })
  t.clock.set('2026-03-19T15:30:00Z')
  expect((await found(titulaire, 'vitamine')).meta.counts).toEqual({})
})
