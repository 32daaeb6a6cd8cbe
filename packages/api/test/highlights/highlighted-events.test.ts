import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeNetwork, target, type Network } from '../content/network.ts'
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

const focusOf = async (caller: Caller) => (await caller.get('/home')).body.homepage_focus as { id: number }[]
const listed = async (caller: Caller) =>
  (await caller.get('/highlights?placement=homepage_focus')).body.data as { id: number }[]

test('D6-02 an event is put forward by its own words, to those it is for, until it is over or called off', async () => {
  const event = await makeEvent(editor, {
    title: 'Journée de l’Ouest',
    excerpt: 'Une journée pour pratiquer.',
    kind: 'salon',
    target: target({ zones: [network.ouest.zone] }),
  })
  const made = await editor.post('/admin/highlights', {
    placement: 'homepage_focus',
    item_type: 'event',
    item_id: event.id,
  })
  expect([made.status, made.body.item_id, made.body.item_phase]).toEqual([201, event.id, 'live'])

  const [shown] = await focusOf(titulaire)
  expect(shown).toMatchObject({
    id: made.body.id,
    item_type: 'event',
    item_id: event.id,
    title: 'Journée de l’Ouest',
    text: 'Le 19/03/2026. Une journée pour pratiquer.',
    url: `/agenda/${event.id}`,
    highlightable: { category: { label: 'Salon' } },
  })
  expect(await listed(titulaire)).toMatchObject([{ id: made.body.id }])
  expect([await focusOf(voisin), await listed(voisin)]).toEqual([[], []])

  await editor.patch(`/events/${event.id}`, { title: 'Journée du Grand Ouest' })
  expect(await focusOf(titulaire)).toMatchObject([{ title: 'Journée du Grand Ouest' }])

  t.clock.set('2026-03-19T15:30:00Z')
  expect([await focusOf(titulaire), await listed(titulaire)]).toEqual([[], []])
  t.clock.set('2026-03-10T09:00:00Z')

  await editor.patch(`/events/${event.id}`, { status: 'cancelled' })
  expect(await focusOf(titulaire)).toEqual([])
  const again = await editor.patch(`/admin/highlights/${made.body.id}`, { text: 'Bientôt' })
  expect([again.status, again.body.item_phase]).toEqual([200, 'archived'])
  const other = { placement: 'homepage_focus', item_type: 'event', item_id: event.id }
  const refused = await editor.post('/admin/highlights', other)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['item_id']])
  await editor.delete(`/events/${event.id}`)
  expect((await editor.get('/admin/highlights')).body.meta.total).toBe(0)
})
