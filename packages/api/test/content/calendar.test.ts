import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import { makeContent, makeNetwork, target, type Network } from './network.ts'

let t: TestApp
let network: Network
let editor: Caller

beforeAll(async () => {
  t = await testApp()
  network = await makeNetwork(t)
  editor = await t.as(network.people.editeur)
  const make = (kind: 'news' | 'one_time_campaign', title: string, values = {}) =>
    makeContent(t, network, kind, { title, ...values })
  await make('news', 'Paraît en mars', { starts_at: '2026-03-12T07:00:00Z' })
  // 31 March, 23:30 in Paris is still March there, though 21:30 in UTC.
  await make('news', 'Le dernier soir', { starts_at: '2026-03-31T21:30:00Z' })
  await make('news', 'Paraît en avril', { starts_at: '2026-04-01T07:00:00Z' })
  await make('news', 'Finit en mars', { starts_at: '2026-01-01T07:00:00Z', ends_at: '2026-03-15T23:00:00Z' })
  await make('news', 'Brouillon daté', { status: 'draft', starts_at: '2026-03-20T07:00:00Z' })
  await make('news', 'Brouillon sans date', { status: 'draft' })
  await make('news', 'Archivé', { status: 'archived', starts_at: '2026-03-12T07:00:00Z' })
  await make('one_time_campaign', 'Court de février à avril', {
    period_start: '2026-02-01',
    period_end: '2026-04-30',
    published_at: undefined,
    starts_at: '2026-01-15T07:00:00Z',
    target: target({ zones: [network.ouest.zone] }),
  })
})
afterAll(() => t.close())

const MARCH = 'from=2026-03-01&to=2026-03-31'
const titles = (items: { title: string }[]) => items.map((item) => item.title).toSorted()

test('D13-01 S9-03 a month holds what appears, ends or runs in it, by days in Paris', async () => {
  const { status, body } = await editor.get(`/admin/calendar?${MARCH}`)

  expect(status).toBe(200)
  expect(titles(body.items)).toEqual(
    [
      'Brouillon daté',
      'Court de février à avril',
      'Finit en mars',
      'Le dernier soir',
      'Paraît en mars',
    ].toSorted(),
  )
  expect(body.undated).toMatchObject({ total: 1, items: [{ title: 'Brouillon sans date', phase: 'draft' }] })
  expect(body.truncated).toBe(false)
})

test('D13-01 kinds, zones and authors narrow it; a zone also gets what is for everyone', async () => {
  const campaigns = await editor.get(`/admin/calendar?${MARCH}&kind=one_time_campaign`)
  expect(titles(campaigns.body.items)).toEqual(['Court de février à avril'])
  const south = await editor.get(`/admin/calendar?${MARCH}&zone=${network.sud.zone}`)
  expect(titles(south.body.items)).not.toContain('Court de février à avril')
  expect(titles(south.body.items)).toContain('Paraît en mars')
  const admin = await t.as(network.people.admin)
  expect((await admin.get(`/admin/calendar?${MARCH}&mine=true`)).body.items).toEqual([])
})

test('D13-01 D15-01 moving a date is the editor’s own save: versions count', async () => {
  const { body } = await editor.get(`/admin/calendar?${MARCH}`)
  const item = body.items.find(({ title }: { title: string }) => title === 'Brouillon daté')
  const moved = await editor.patch(`/admin/contents/news/${item.id}`, {
    starts_at: '2026-03-25T07:00:00.000Z',
    version: item.version,
  })
  expect(moved.status).toBe(200)
  const late = await editor.patch(`/admin/contents/news/${item.id}`, {
    starts_at: null,
    version: item.version,
  })
  expect(late).toMatchObject({ status: 409, body: { code: 'stale' } })
})

test.each([
  ['from=2026-03-01', 'to'],
  ['from=2026-03-31&to=2026-03-01', 'to'],
  ['from=2026-01-01&to=2026-12-31', 'to'],
  ['from=2026-02-30&to=2026-03-01', 'from'],
  [`${MARCH}&kind=nope`, 'kind'],
])('D15-03 a range that makes no sense is refused: %s', async (query, field) => {
  const answer = await editor.get(`/admin/calendar?${query}`)
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.errors)).toContain(field)
})

test('D1-02 the calendar is the editors’', async () => {
  for (const name of ['conseiller', 'titulaire', 'invite'] as const) {
    const caller = await t.as(network.people[name])
    expect((await caller.get(`/admin/calendar?${MARCH}`)).status).toBe(403)
  }
  expect((await t.anonymous.get(`/admin/calendar?${MARCH}`)).status).toBe(401)
})
