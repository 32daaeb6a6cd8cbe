import { beforeAll, expect, test } from 'vitest'
import { addDays, parisDay } from '@kiosque/contract/domain/dates'
import { endOfWeek } from '@kiosque/contract/domain/offer-deadline'
import { refilter } from '../../src/content/content-counts.service.ts'
import { CONTENT_CHANNEL } from '../../src/db/channels.ts'
import { publish } from '../../src/db/events.ts'
import { type Answer, type Caller } from '../test-app.ts'
import { makeContent, target } from './network.ts'
import { networkApp } from './network-app.ts'

const { t, network, titulaire, preparateur } = await networkApp('titulaire', 'preparateur')

const today = parisDay(t.clock.now())
const sunday = endOfWeek(today)
const day = (offset: number) => addDays(today, offset)
const titles = (answer: Answer): string[] => answer.body.data.map((row: { title: string }) => row.title)
const list = (query: string, who: Caller = titulaire) => who.get(`/contents/promotional_offer?${query}`)
const countsOf = (answer: Answer, name: string): Record<string, number> =>
  Object.fromEntries(
    (answer.body.meta.facets[name] ?? []).map((facet: { value: string; count: number }) => [
      facet.value,
      facet.count,
    ]),
  )

const OFFERS: Record<string, object> = {
  'Baume à commander': { order_deadline: sunday, mechanics: { type: 3, amount: 20 }, price: 1490 },
  'Lot du mois': { mechanics: { type: 7, nbProducts: 3, price: 1490 }, price: 690 },
  'Spray deux plus un': { mechanics: { type: 4, nbProducts: 2, offeredProducts: 1 }, price: 1290 },
  'Fauteuil conseillé': { mechanics: { type: 1, price: 24_900 }, price: 26_000 },
  'Crème qui finit': { period_end: today, mechanics: { type: 2, amount: 200 }, price: 1190 },
  'Gel clos aux commandes': { order_deadline: day(-1), price: 590 },
  'Solaire à venir': { period_start: day(20), period_end: day(60), order_deadline: day(30), price: 1990 },
  'Attelle terminée': { period_start: day(-60), period_end: day(-1), price: 2450 },
}

beforeAll(async () => {
  for (const [title, own] of Object.entries(OFFERS))
    await makeContent(t, network, 'promotional_offer', {
      title,
      offer_type: 'direct',
      period_start: day(-10),
      period_end: day(40),
      ...own,
    })
  await makeContent(t, network, 'promotional_offer', {
    title: 'Sirop réservé',
    period_start: day(-10),
    period_end: day(40),
    order_deadline: sunday,
    mechanics: { type: 3, amount: 10 },
    target: target({ account_types: [200] }),
  })
})

test('S3-19 tabs: what runs, comes and is over are counted whatever the tab, for whom they are', async () => {
  for (const phase of ['current', 'coming', 'past']) {
    const answer = await list(`phase=${phase}`)
    expect(countsOf(answer, 'phase')).toEqual({ current: 7, coming: 1, past: 1 })
    expect(answer.body.meta.total).toBe(countsOf(answer, 'phase')[phase])
  }
  expect(countsOf(await list('phase=current', preparateur), 'phase')).toEqual({
    current: 6,
    coming: 1,
    past: 1,
  })
  expect(titles(await list('phase=past'))).toEqual(['Attelle terminée'])
})

test('S3-19 the nearest deadline comes first, and what is over last', async () => {
  const found = titles(await list(''))
  expect(found[0]).toBe('Crème qui finit')
  expect(found.slice(1, 3).toSorted()).toEqual(['Baume à commander', 'Sirop réservé'])
  expect(found.at(-1)).toBe('Attelle terminée')
  // The last day of orders is past: what counts is the end.
  expect(found.indexOf('Gel clos aux commandes')).toBeGreaterThan(found.indexOf('Solaire à venir'))
})

test('S3-19 « se termine cette semaine » finds what is to be ordered or ends by Sunday, and counts it', async () => {
  const all = await list('phase=current')
  expect(countsOf(all, 'order_deadline')).toEqual({ week: 3 })
  expect(all.body.meta.facets.order_deadline[0].label).toBe('Se termine cette semaine')
  const week = await list('phase=current&order_deadline=week')
  expect(titles(week).toSorted()).toEqual(['Baume à commander', 'Crème qui finit', 'Sirop réservé'])
  expect(week.body.meta.total).toBe(3)
  expect(countsOf(week, 'mechanics')).toEqual({ pourcentage: 2, euros: 1 })
  expect(countsOf(await list('phase=current', preparateur), 'order_deadline')).toEqual({ week: 2 })
  expect((await list('order_deadline=week', preparateur)).body.meta.total).toBe(2)
})

test('S3-19 a typed word narrows the same tabs and filters, counted alike', async () => {
  const found = await list('q=baume&phase=current')
  expect(titles(found)).toEqual(['Baume à commander'])
  expect(countsOf(found, 'order_deadline')).toEqual({ week: 1 })
  expect(titles(await list('q=baume&order_deadline=week'))).toEqual(['Baume à commander'])
  const other = await list('q=fauteuil&order_deadline=week')
  expect([titles(other), other.body.meta.total]).toEqual([[], 0])
  expect(countsOf(await list('q=fauteuil'), 'price')).toEqual({ '50-et-plus': 1 })
})

test('S3-19 by mechanic and by the price shown: of a lot, the lot', async () => {
  const all = await list('phase=current')
  expect(countsOf(all, 'mechanics')).toEqual({ pourcentage: 2, euros: 1, offert: 1, lot: 1, conseille: 1 })
  expect(all.body.meta.facets.mechanics.map((facet: { label: string }) => facet.label)).toEqual([
    'Pourcentage',
    'Montant en euros',
    'Produit offert',
    'Lot',
    'Prix conseillé',
  ])
  // 11,92 €, 14,90 €, 8,60 €, 249 €, 9,90 € and 5,90 €.
  expect(countsOf(all, 'price')).toEqual({ 'moins-de-10': 3, '10-a-25': 2, '50-et-plus': 1 })
  expect(titles(await list('phase=current,coming&price=10-a-25&sort=title'))).toEqual([
    'Baume à commander',
    'Lot du mois',
    'Solaire à venir',
  ])
  expect(titles(await list('mechanics=lot,offert&sort=title'))).toEqual(['Lot du mois', 'Spray deux plus un'])
  const none = await list('mechanics=lot&price=moins-de-10')
  expect(titles(none)).toEqual([])
  expect(none.body.meta.facets.mechanics).toContainEqual({ value: 'lot', label: 'Lot', count: 0 })
})

test.each([
  'order_deadline=month',
  'order_deadline=2026-03-01',
  'phase=all',
  'mechanics=<b>',
  'price_max=10',
])('D15-03 %s is refused by its name', async (query) => {
  const { status, body } = await list(query)
  expect([status, Object.keys(body.errors)]).toEqual([422, [query.split('=')[0]]])
})

test('D16-05 at the counter nobody learns which offers are to be ordered this week', async () => {
  const { body } = await titulaire.get('/contents/promotional_offer?phase=current', {
    headers: { counter: '1' },
  })
  expect(body.meta.facets).not.toHaveProperty('order_deadline')
  expect(body.meta.facets).toHaveProperty('mechanics')
})

test('S3-19 beside an offer stands only what shares its laboratory or category, and is not over', async () => {
  const make = (title: string, own: object) =>
    makeContent(t, network, 'promotional_offer', { title, category: 'bucco-dentaire', ...own })
  const { id } = await make('Dentifrice', {})
  await make('Brosse', {})
  await make('Bain de bouche fini', { period_start: day(-60), period_end: day(-2) })
  const { body } = await titulaire.get(`/contents/promotional_offer/${id}`)
  expect(body.related.map((card: { title: string }) => card.title)).toEqual(['Brosse'])
})

test('D5-01 contents written before a filter was declared are narrowed by it after a night', async () => {
  const kept = () =>
    t.db
      .selectFrom('content')
      .select('filter_values')
      .where('title', '=', 'Lot du mois')
      .executeTakeFirstOrThrow()
  await t.db
    .updateTable('content')
    .set({ filter_values: ['offer_type=direct'] })
    .where('title', '=', 'Lot du mois')
    .execute()
  // As a write of an older version would have told it.
  await publish(t.db, CONTENT_CHANNEL, { kind: 'promotional_offer', action: 'update' })
  expect(titles(await list('mechanics=lot&q=lot'))).toEqual([])
  expect(titles(await list('mechanics=lot'))).toEqual([])
  const heard: string[] = []
  const stop = t.deps.events.on(CONTENT_CHANNEL, (payload) => heard.push(payload))
  await refilter(t.db)
  expect(heard.map((payload) => JSON.parse(payload))).toEqual([
    { kind: 'promotional_offer', action: 'refilter' },
  ])
  expect((await kept()).filter_values).toEqual(['offer_type=direct', 'mechanics=lot', 'price=10-a-25'])
  // The lists that were kept are made anew at once, the same question included.
  expect(titles(await list('mechanics=lot&q=lot'))).toEqual(['Lot du mois'])
  expect(titles(await list('mechanics=lot&q=mois'))).toEqual(['Lot du mois'])
  expect(titles(await list('mechanics=lot'))).toEqual(['Lot du mois'])
  await refilter(t.db)
  expect(heard).toHaveLength(1)
  stop()
})

test('S2-31 beside a campaign stands nothing that is over', async () => {
  const make = (title: string, from: number, to: number) =>
    makeContent(t, network, 'monthly_animation', { title, period_start: day(from), period_end: day(to) })
  const { id } = await make('Le mois de l’immunité', -10, 10)
  await make('Le mois de la rentrée', -60, -30)
  await make('Le mois de l’hiver', 11, 40)
  const { body } = await titulaire.get(`/contents/monthly_animation/${id}`)
  expect(body.related.map((card: { title: string }) => card.title)).toEqual(['Le mois de l’hiver'])
})
