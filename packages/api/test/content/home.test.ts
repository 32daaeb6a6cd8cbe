import { describe, expect, test } from 'vitest'
import { createSharedAnswers } from '../../src/answers/shared-answers.ts'
import { createReaders } from '../../src/audience/readers.ts'
import { buildApp } from '../../src/app.ts'
import { counted } from '../counted-database.ts'
import { makeMember, signIn } from '../factories.ts'
import { createCaller, type Caller } from '../test-app.ts'
import { networkApp } from './network-app.ts'
import { makeContent, target } from './network.ts'

const { t: world, network, titulaire, editeur: editor } = await networkApp('titulaire', 'editeur')

/** The same application, which counts what it asks of the database. */
async function countingApp() {
  const { deps } = world
  const { db, statements } = counted(deps.db)
  const app = await buildApp({
    ...deps,
    db,
    readers: createReaders({ ...deps, db }),
    answers: createSharedAnswers({ ...deps, db }),
  })
  return { app, statements }
}

const BLOCKS = [
  'homepage_slider',
  'homepage_focus',
  'homepage_folder',
  'homepage_news',
  'smart_prices',
  'monthly_news',
  'pharmacist_selection',
  'drugstore_slider',
  'home_image',
  'partner_links',
]

async function putForward(placement: string, body: object = {}): Promise<number> {
  const { id } = await makeContent(world, network, 'news', { title: `Mis en avant ${placement}` })
  const answer = await editor.post('/admin/highlights', {
    placement,
    item_type: 'content',
    item_id: id,
    ...body,
  })
  expect(answer.status).toBe(201)
  return answer.body.id
}

describe('D5-01 GET /home', () => {
  test('every placement of the home page under its own name, in one answer with the latest news and offers', async () => {
    for (const placement of BLOCKS) await putForward(placement)
    await makeContent(world, network, 'promotional_offer', {
      title: 'Bientôt finie',
      period_start: '2026-03-01',
      period_end: '2026-03-12',
    })
    await makeContent(world, network, 'promotional_offer', {
      title: 'Déjà finie',
      period_start: '2026-02-01',
      period_end: '2026-03-09',
    })

    const answer = await titulaire.get('/home')

    expect(answer.status).toBe(200)
    for (const placement of BLOCKS)
      expect(answer.body[placement]).toEqual([
        expect.objectContaining({ title: `Mis en avant ${placement}`, placement_key: placement }),
      ])
    expect(answer.body.latest_news).toHaveLength(4)
    expect(answer.body.offers_ending.map((card: { title: string }) => card.title)).toEqual(['Bientôt finie'])
    expect(answer.body.offers_total).toBe(1)
  })

  test('D15-03 it is shared: private, no-cache, with an ETag that answers 304', async () => {
    const first = await titulaire.get('/home')
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', etag: expect.any(String) })
    const again = await titulaire.get('/home', {
      headers: { 'if-none-match': String(first.headers['etag']) },
    })
    expect(again.status).toBe(304)
  })

  test('D4-04 each audience has its own, and a passer-by none', async () => {
    await putForward('homepage_focus', { title: 'Pour le Sud', target: target({ groups: [1] }) })
    await putForward('homepage_focus', { title: 'Pour la tablette', target: target({ environments: [1] }) })
    await putForward('homepage_focus', { title: 'Pour les invités', target: target({ account_types: [0] }) })
    const neighbour = await world.as(network.people.voisin)
    const guest = await world.as(network.people.invite)
    const titles = async (caller: Caller, headers = {}) =>
      (await caller.get('/home', { headers })).body.homepage_focus.map(
        (shown: { title: string }) => shown.title,
      )

    expect(await titles(titulaire)).not.toContain('Pour le Sud')
    expect(await titles(neighbour)).toContain('Pour le Sud')
    expect(await titles(titulaire, { environment: '1' })).toContain('Pour la tablette')
    expect(await titles(titulaire)).not.toContain('Pour la tablette')
    expect((await world.anonymous.get('/home')).status).toBe(401)
    // The news of that highlight is not for guests: neither is the highlight.
    expect(await titles(guest)).toEqual([])
  })

  test('a highlight appears when its window opens, without anything being written', async () => {
    await putForward('homepage_slider', { title: 'À midi', starts_at: '2026-03-10T11:00:00Z' })
    const shown = async () =>
      (await (await world.as(network.people.titulaire)).get('/home')).body.homepage_slider.map(
        (one: { title: string }) => one.title,
      )
    expect(await shown()).not.toContain('À midi')
    world.clock.set('2026-03-10T11:00:00Z')
    expect(await shown()).toContain('À midi')
    world.clock.set('2026-03-10T09:00:00Z')
  })

  test('D6-01 capacity advises: what is published past it still shows, in its order', async () => {
    await putForward('smart_prices', { title: 'De trop' })
    const titles = async () =>
      (await titulaire.get('/home')).body.smart_prices.map((one: { title: string }) => one.title)
    expect(await titles()).toEqual(['Mis en avant smart_prices', 'De trop'])
    expect((await editor.patch('/admin/placements/5', { capacity: 1 })).status).toBe(200)
    expect(await titles()).toEqual(['Mis en avant smart_prices', 'De trop'])
  })

  test('ARCHITECTURE warm, it costs no SQL for anyone of the same audience', async () => {
    const { app, statements } = await countingApp()
    const [one, colleague] = [
      createCaller(app, await signIn(world.db, network.people.titulaire, world.clock.now())),
      createCaller(app, await signIn(world.db, network.people.titulaire, world.clock.now())),
    ]
    await one.get('/home')
    await colleague.get('/me/marks')
    const before = statements()
    expect(before).toBeGreaterThan(5)
    for (const caller of [one, colleague, one]) expect((await caller.get('/home')).status).toBe(200)
    expect(statements()).toBe(before)
    await app.close()
  })
})

describe('D13-05 GET /me/todo', () => {
  test('what waits, by role, the nearest day first', async () => {
    await makeContent(world, network, 'one_time_campaign', {
      title: 'Réponse attendue',
      enrolment_open: true,
      enrolment_deadline: '2026-03-15',
    })
    await makeContent(world, network, 'one_time_campaign', {
      title: 'Réponse plus tard',
      enrolment_open: true,
      enrolment_deadline: '2026-06-15',
    })
    const ending = await makeContent(world, network, 'promotional_offer', {
      title: 'À rappeler',
      period_start: '2026-03-01',
      period_end: '2026-03-14',
    })
    const news = await makeContent(world, network, 'news', { title: 'À lire aujourd’hui' })
    const owner = await makeMember(world.db, { type: 200 })
    const preparator = await world.as(
      await makeMember(world.db, { type: 100, drugstore_id: owner.drugstore_id! }),
    )
    const caller = await world.as(owner)
    await caller.put(`/me/reminders/${ending.id}`)

    const answer = await caller.get('/me/todo')

    expect(answer.headers['cache-control']).toBe('no-store')
    const types = answer.body.data.map((item: { type: string }) => item.type)
    expect(types.slice(0, 3)).toEqual(['offer_ending', 'enrolment_closing', 'to_read'])
    const titles = async (who: Caller) =>
      (await who.get('/me/todo')).body.data.map((item: { title: string }) => item.title)
    expect(await titles(caller)).toEqual(
      expect.arrayContaining(['À rappeler', 'Réponse attendue', 'À lire aujourd’hui']),
    )
    expect(await titles(caller)).not.toContain('Réponse plus tard')
    expect(await titles(preparator)).not.toContain('Réponse attendue')

    await caller.put(`/me/reads/${news.id}`)
    expect(await titles(caller)).not.toContain('À lire aujourd’hui')
    expect((await world.anonymous.get('/me/todo')).status).toBe(401)
  })

  test('all of it comes, required reading first however old it is, and counts as much as it is', async () => {
    await makeContent(world, network, 'news', {
      title: 'Rappel de lot',
      must_read: true,
      starts_at: '2025-12-01T08:00:00Z',
    })
    for (let each = 1; each <= 14; each += 1)
      await makeContent(world, network, 'news', { title: `Parution ${each}` })
    const caller = await world.as(await makeMember(world.db, { type: 200 }))

    const { body } = await caller.get('/me/todo')

    expect(body.data[0]).toMatchObject({ title: 'Rappel de lot', is_mandatory: true })
    expect(body.data.filter(({ title }: { title: string }) => title.startsWith('Parution'))).toHaveLength(14)
    expect(body.data).toHaveLength(body.meta.total)
  })

  test('an answer given by the pharmacy is no longer asked for', async () => {
    const { id } = await makeContent(world, network, 'loyalty_campaign', {
      title: 'Déjà répondu',
      enrolment_open: true,
      enrolment_deadline: '2026-03-18',
    })
    const caller = await world.as(await makeMember(world.db, { type: 180 }))
    const titles = async () =>
      (await caller.get('/me/todo')).body.data.map((item: { title: string }) => item.title)
    expect(await titles()).toContain('Déjà répondu')
    await caller.put(`/enrolments/${id}`, { participates: false })
    expect(await titles()).not.toContain('Déjà répondu')
  })

  test('asks the database for what is one’s own in one statement, whatever waits', async () => {
    await makeContent(world, network, 'news', { title: 'Une à lire' })
    await makeContent(world, network, 'quiz', { title: 'Un quiz obligatoire', is_mandatory: true })
    const { app, statements } = await countingApp()
    const caller = createCaller(app, await signIn(world.db, network.people.titulaire, world.clock.now()))
    const { body } = await caller.get('/me/todo')
    const titles = body.data.map((item: { title: string }) => item.title)
    expect(titles).toEqual(expect.arrayContaining(['Une à lire', 'Un quiz obligatoire']))
    const before = statements()
    expect((await caller.get('/me/todo')).body).toEqual(body)
    expect(statements() - before).toBe(1)
    await app.close()
  })
})
