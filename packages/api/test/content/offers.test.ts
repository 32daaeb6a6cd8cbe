import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { readPdf } from '../../src/files/pdf.ts'
import { makeDrugstore, makeMember, signIn, type Person } from '../factories.ts'
import type { Caller } from '../test-app.ts'
import { networkApp } from './network-app.ts'
import { makeContent, target } from './network.ts'

let owner: Person
let titulaire: Caller

const { t: world, network } = await networkApp()
// A pharmacy of its own each time: orders are counted per pharmacy.
beforeEach(async () => {
  world.clock.set('2026-03-10T09:00:00.000Z')
  owner = await makeMember(world.db, { type: 200 })
  titulaire = await world.as(owner)
})

const PRODUCTS = [
  { name: 'Baume corps', ean: '3400955612047', price: 1490, discount: { type: 3, amount: 20 } },
  { name: 'Spray nasal', price: 1290, discount: { type: 4, nbProducts: 2, offeredProducts: 1 } },
]

const offer = (fields: Record<string, unknown> = {}) =>
  makeContent(world, network, 'promotional_offer', {
    title: 'Offre de printemps',
    offer_type: 'direct',
    period_start: '2026-03-01',
    period_end: '2026-03-31',
    contact_email: 'deleguee@labo.test',
    products: PRODUCTS,
    ...fields,
  })

const lines = [
  { position: 1, name: 'Baume corps', quantity: 12 },
  { position: 2, name: 'Spray nasal', quantity: 3 },
]

describe('orders of a direct offer', () => {
  test('an order is kept, priced by the server, audited, and sent to the laboratory and the pharmacy', async () => {
    const { id } = await offer()

    const answer = await titulaire.post(`/offers/${id}/orders`, { lines, comment: 'Livraison le matin' })

    expect(answer).toMatchObject({
      status: 201,
      body: {
        number: expect.stringMatching(/^BC-2026-\d{6}$/),
        sent_to: 'deleguee@labo.test',
        lines: [
          { name: 'Baume corps', quantity: 12, unit_price: 1192, total: 14_304 },
          { name: 'Spray nasal', quantity: 3, unit_price: 860, total: 2580 },
        ],
      },
    })
    const mails = (await world.mails()).filter((mail) => mail.subject.includes(answer.body.number))
    expect(mails.map((mail) => mail.kind)).toEqual(['offer_order', 'offer_order_copy'])
    expect(mails[0]).toMatchObject({
      to: 'deleguee@labo.test',
      text: expect.stringContaining('12 × Baume corps'),
    })
    expect(Buffer.from(mails[0]!.attachment!.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    const kept = await world.db
      .selectFrom('mails')
      .select('attachment')
      .where('kind', '=', 'offer_order')
      .execute()
    expect(kept.every((mail) => mail.attachment === null)).toBe(true)
    const audit = await world.db
      .selectFrom('audit_log')
      .select('action')
      .where('actor_user_id', '=', owner.user_id)
      .execute()
    expect(audit).toContainEqual({ action: 'offer.order' })
  })

  test('the PDF names the pharmacy by its CIP, its lines and their prices', async () => {
    const { id } = await offer()
    const pharmacy = await world.db
      .selectFrom('drugstores')
      .select(['cip_officine', 'name'])
      .where('id', '=', owner.drugstore_id!)
      .executeTakeFirstOrThrow()

    const response = await world.app.inject({
      method: 'POST',
      url: `/api/v1/offers/${id}/orders/preview`,
      headers: { authorization: `Bearer ${await signIn(world.db, owner, world.clock.now())}` },
      payload: { lines },
    })

    expect(response.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
    const path = join(world.deps.env.dataDir, 'bon.pdf')
    await writeFile(path, response.rawPayload)
    const text = (await readPdf(path))?.text ?? ''
    for (const part of [pharmacy.cip_officine, pharmacy.name, 'Baume corps', '143,04', 'Total indicatif'])
      expect(text).toContain(part)
    expect(await titulaire.get(`/offers/${id}/orders`)).toMatchObject({ body: { data: [] } })
  })

  test('a double click makes one order and one pair of mails', async () => {
    const { id } = await offer()
    const [first, second] = await Promise.all([
      titulaire.post(`/offers/${id}/orders`, { lines }),
      titulaire.post(`/offers/${id}/orders`, { lines }),
    ])

    expect(first.body.id).toBe(second.body.id)
    expect(new Set([first.status, second.status])).toEqual(new Set([200, 201]))
    const list = await titulaire.get(`/offers/${id}/orders`)
    expect(list.body.data).toHaveLength(1)
    const mails = (await world.mails()).filter((mail) => mail.subject.includes(first.body.number))
    expect(mails).toHaveLength(2)
  })

  test.each([100, 90] as const)('an account of type %i may not order', async (type) => {
    const { id } = await offer()
    const caller = await world.as(await makeMember(world.db, { type }))
    expect((await caller.post(`/offers/${id}/orders`, { lines })).status).toBe(403)
    expect((await caller.post(`/offers/${id}/orders/preview`, { lines })).status).toBe(403)
  })

  test('the head office and passers-by may not order', async () => {
    const { id } = await offer()
    const editor = await world.as(network.people.editeur)
    expect((await editor.post(`/offers/${id}/orders`, { lines })).status).toBe(403)
    expect((await world.anonymous.post(`/offers/${id}/orders`, { lines })).status).toBe(401)
  })

  test('an offer for others does not exist, nor does another kind of content', async () => {
    const other = await makeDrugstore(world.db, {})
    const hidden = await offer({ target: target({ drugstore_ids: [other.id] }) })
    const news = await makeContent(world, network, 'news', { title: 'Une actualité' })
    expect((await titulaire.post(`/offers/${hidden.id}/orders`, { lines })).status).toBe(404)
    expect((await titulaire.post(`/offers/${news.id}/orders`, { lines })).status).toBe(404)
  })

  test.each([
    ['2026-03-31T21:59:59Z', 201, undefined],
    ['2026-03-31T22:00:00Z', 409, 'deadline_passed'],
  ])('the last day counts until midnight in Paris: at %s the answer is %i', async (instant, status, code) => {
    const { id } = await offer()
    world.clock.set(instant)
    const caller = await world.as(owner)
    const answer = await caller.post(`/offers/${id}/orders`, { lines })
    expect(answer.status).toBe(status)
    expect(answer.body.code).toBe(code)
  })

  test.each([
    [{ order_deadline: '2026-03-09' }, 'deadline_passed'],
    [{ period_start: '2026-03-11' }, 'not_started'],
    [{ offer_type: 'plateforme' }, 'not_direct'],
    [{ products: [{ name: 'Autre chose' }] }, 'offer_changed'],
  ])('an offer with %o answers 409 %s and keeps nothing', async (fields, code) => {
    const { id } = await offer(fields)
    const answer = await titulaire.post(`/offers/${id}/orders`, { lines })
    expect(answer).toMatchObject({ status: 409, body: { code } })
    expect((await titulaire.get(`/offers/${id}/orders`)).body.data).toEqual([])
  })

  test.each([
    ['no line', { lines: [] }, 'lines'],
    ['zero', { lines: [{ position: 1, name: 'Baume corps', quantity: 0 }] }, 'lines.0.quantity'],
    ['a fraction', { lines: [{ position: 1, name: 'Baume corps', quantity: 1.5 }] }, 'lines.0.quantity'],
    ['a price of one’s own', { lines: [{ ...lines[0], price: 1 }] }, 'lines.0.price'],
    ['the same line twice', { lines: [lines[0], lines[0]] }, 'lines'],
    ['an unknown field', { lines, drugstore_id: 1 }, 'drugstore_id'],
  ])('%s is refused by name', async (_name, body, field) => {
    const { id } = await offer()
    const answer = await titulaire.post(`/offers/${id}/orders`, body)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.errors)).toContain(field)
  })

  test('an order belongs to its pharmacy: another one cannot read it', async () => {
    const { id } = await offer()
    const order = await titulaire.post(`/offers/${id}/orders`, { lines })
    const neighbour = await world.as(network.people.voisin)
    expect((await titulaire.get(`/offers/${id}/orders/${order.body.id}/pdf`)).status).toBe(200)
    expect((await neighbour.get(`/offers/${id}/orders/${order.body.id}/pdf`)).status).toBe(404)
    expect((await neighbour.get(`/offers/${id}/orders`)).body.data).toEqual([])
  })

  test('orders are throttled by pharmacy', async () => {
    const { id } = await offer()
    const statuses: number[] = []
    for (let count = 1; count <= 21; count += 1) {
      const body = { lines: [{ position: 1, name: 'Baume corps', quantity: count }] }
      statuses.push((await titulaire.post(`/offers/${id}/orders`, body)).status)
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('reminders three days before the end', () => {
  test('one mail, once, on the day', async () => {
    const { id, title } = await offer({ title: 'À ne pas manquer' })
    expect((await titulaire.put(`/me/reminders/${id}`)).status).toBe(204)
    expect((await titulaire.put(`/me/reminders/${id}`)).status).toBe(204)
    expect((await titulaire.get('/me/reminders')).body.data).toEqual([
      { content_id: id, remind_on: '2026-03-28', sent_at: null },
    ])
    const sent = async () => (await world.mails()).filter((mail) => mail.subject.includes(title)).length

    world.clock.set('2026-03-27T06:15:00Z')
    await world.jobs.run('offers.remind')
    expect(await sent()).toBe(0)
    world.clock.set('2026-03-28T06:15:00Z')
    await world.jobs.run('offers.remind')
    await world.jobs.run('offers.remind')
    expect(await sent()).toBe(1)
  })

  test('what one may no longer see is not announced', async () => {
    const { id, version } = await offer({ title: 'Retirée depuis' })
    await titulaire.put(`/me/reminders/${id}`)
    const editor = await world.as(network.people.editeur)
    await editor.patch(`/admin/contents/promotional_offer/${id}`, { version, status: 'archived' })
    world.clock.set('2026-03-29T06:15:00Z')
    await world.jobs.run('offers.remind')
    expect((await world.mails()).filter((mail) => mail.subject.includes('Retirée depuis'))).toEqual([])
  })

  test('taken back, too late, without an end, or of others', async () => {
    const { id } = await offer()
    await titulaire.put(`/me/reminders/${id}`)
    expect((await titulaire.delete(`/me/reminders/${id}`)).status).toBe(204)
    expect((await titulaire.get('/me/reminders')).body.data).toEqual([])
    const soon = await offer({ period_end: '2026-03-13' })
    const endless = await makeContent(world, network, 'news', { title: 'Sans fin' })
    expect((await titulaire.put(`/me/reminders/${soon.id}`)).body.code).toBe('too_late')
    expect((await titulaire.put(`/me/reminders/${endless.id}`)).body.code).toBe('no_end')
    expect((await titulaire.put('/me/reminders/999999')).status).toBe(404)
    expect((await world.anonymous.put(`/me/reminders/${id}`)).status).toBe(401)
  })

  test('D3-08 orders and reminders are exported, then forgotten with the person', async () => {
    const { id } = await offer()
    const { body: order } = await titulaire.post(`/offers/${id}/orders`, { lines, comment: 'Merci' })
    await titulaire.put(`/me/reminders/${id}`)
    const person = await world.as(owner)
    const data = await person.get(`/users/${owner.user_id}/export`)
    expect(JSON.stringify(data.body)).toContain('Baume corps')
    const admin = await world.as(network.people.admin)
    await makeMember(world.db, { type: 200, drugstore_id: owner.drugstore_id! })
    expect((await admin.delete(`/users/${owner.user_id}`)).status).toBeLessThan(300)
    const row = await world.db
      .selectFrom('offer_orders')
      .select(['ordered_by', 'comment'])
      .where('id', '=', order.id)
      .executeTakeFirst()
    expect(row).toEqual({ ordered_by: null, comment: '' })
    const left = await world.db
      .selectFrom('reminders')
      .selectAll()
      .where('user_id', '=', owner.user_id)
      .execute()
    expect(left).toEqual([])
  })
})
