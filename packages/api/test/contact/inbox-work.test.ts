import { describe, expect, test } from 'vitest'
import type { ContactMessage } from '@kiosque/contract/wire/contact'
import { makeMember, type Person } from '../factories.ts'
import { made } from './requests.ts'
import { networkApp } from '../content/network-app.ts'

const START = '2026-03-10T09:00:00.000Z'
const HOUR = 3_600_000
const { t: server, network, editeur, admin } = await networkApp('editeur', 'admin')

const BASE = '/admin/contact-messages'
const newMember = (overrides: Parameters<typeof makeMember>[1] = {}): Promise<Person> =>
  makeMember(server.db, { drugstore_id: network.ouest.id, ...overrides })
const numbers = async (query: string): Promise<string[]> =>
  (await editeur.get(`${BASE}?${query}`)).body.data.map((row: ContactMessage) => row.number)

describe('D13-04 working an inbox', () => {
  test('notes stay between colleagues', async () => {
    const member = await server.as(await newMember())
    const { id } = await made(member)

    await editeur.post(`${BASE}/${id}/notes`, { message: 'Déporef confirme la livraison.' })

    expect((await admin.get(`${BASE}/${id}`)).body.entries.at(-1)).toMatchObject({
      kind: 'note',
      is_mine: false,
    })
    const seen = await member.get(`/contact/messages/${id}`)
    expect(seen.text).not.toContain('Déporef')
    expect(seen.body.is_unread).toBe(false)
  })

  test('given to somebody it is in hand; an adviser or a member cannot be given it', async () => {
    const { id } = await made(await server.as(await newMember()))
    const people = (await editeur.get(`${BASE}/assignees`)).body.data
    expect(people.map((person: { id: number }) => person.id)).toEqual(
      expect.arrayContaining([network.people.editeur.user_id, network.people.admin.user_id]),
    )
    expect(people).toHaveLength(2)

    const given = await editeur.patch(`${BASE}/${id}`, { assignee_id: network.people.admin.user_id })
    expect(given.body).toMatchObject({
      status: 'in_progress',
      assignee: { id: network.people.admin.user_id },
    })
    for (const wrong of [network.people.conseiller, network.people.titulaire]) {
      const refused = await editeur.patch(`${BASE}/${id}`, { assignee_id: wrong.user_id })
      expect(refused.status).toBe(422)
    }
    expect((await editeur.patch(`${BASE}/${id}`, { topic_id: 9_999 })).status).toBe(422)
    expect((await editeur.patch(`${BASE}/99999`, { assignee_id: null })).status).toBe(404)
  })

  test('moved to another topic, closed, and opened again with a new promise', async () => {
    const member = await server.as(await newMember())
    const { id } = await made(member, { topic: 'offre' })
    const { body: topics } = await editeur.get('/admin/contact-topics')
    const training = topics.data.find((topic: { key: string }) => topic.key === 'formation')

    expect((await editeur.patch(`${BASE}/${id}`, { topic_id: training.id })).body.desk.name).toBe(
      'Contenus et formations',
    )
    expect((await editeur.patch(`${BASE}/${id}`, { status: 'closed' })).body).toMatchObject({
      status: 'closed',
      due_at: null,
    })
    server.clock.advance(5 * HOUR)
    const open = await editeur.patch(`${BASE}/${id}`, { status: 'in_progress' })
    expect(open.body).toMatchObject({ status: 'in_progress', due_at: '2026-03-12T14:00:00.000Z' })
    server.clock.set(START)
  })

  test('two requests of one person become one conversation, found under either address', async () => {
    const member = await server.as(await newMember())
    const first = await made(member, { subject: 'Ma facture', message: 'Première question.' })
    server.clock.advance(HOUR)
    const second = await made(member, { subject: 'Ma facture encore', message: 'Seconde question.' })

    const { status, body } = await editeur.post(`${BASE}/${second.id}/merge`, { into_id: first.id })

    expect(status).toBe(200)
    expect(body.entries.map((entry: { body: string }) => entry.body)).toEqual([
      'Première question.',
      'Seconde question.',
    ])
    expect((await member.get('/contact/messages')).body.data).toHaveLength(1)
    expect((await member.get(`/contact/messages/${second.id}`)).body.merged_into).toBe(first.id)
    expect((await member.post(`/contact/messages/${second.id}/replies`, { message: 'Allô ?' })).status).toBe(
      409,
    )
    expect((await editeur.post(`${BASE}/${second.id}/answers`, { message: 'Non' })).status).toBe(409)
    expect(await numbers(`q=${second.number}`)).toEqual([])
    server.clock.set(START)
  })

  test('requests of two people are not joined, nor one with itself', async () => {
    const mine = await made(await server.as(await newMember()))
    const theirs = await made(await server.as(await newMember()))

    const refused = await editeur.post(`${BASE}/${mine.id}/merge`, { into_id: theirs.id })
    const itself = await editeur.post(`${BASE}/${mine.id}/merge`, { into_id: mine.id })

    expect([refused.status, itself.status]).toEqual([409, 422])
    expect((await editeur.get(`${BASE}/${mine.id}`)).body.entries).toHaveLength(1)
  })

  test('a topic in use goes only with another to take its place; a canned answer is kept in order', async () => {
    const topic = (
      await editeur.post('/admin/contact-topics', { label: 'Une vitrine', desk_id: 2, delay_hours: 4 })
    ).body
    const { id } = await made(await server.as(await newMember()), { topic: topic.key })
    const { body: listed } = await editeur.get('/admin/contact-topics?per_page=100')
    expect(listed.data.find((row: { id: number }) => row.id === topic.id)).toMatchObject({ uses: 1 })

    expect((await editeur.delete(`/admin/contact-topics/${topic.id}`)).status).toBe(409)
    expect((await editeur.delete(`/admin/contact-topics/${topic.id}?replacement=1`)).status).toBe(204)
    expect((await editeur.get(`${BASE}/${id}`)).body.topic.id).toBe(1)
    const canned = await editeur.post('/admin/contact-canned', {
      title: 'Bon de livraison',
      body: 'Bonjour, pouvez-vous nous envoyer le bon de livraison ?',
    })
    expect(canned.status).toBe(201)
    expect((await editeur.get('/admin/contact-canned')).body.data).toMatchObject([
      { title: 'Bon de livraison' },
    ])
    const bad = await editeur.post('/admin/contact-topics', { label: 'X', desk_id: 999, delay_hours: 0 })
    expect(Object.keys(bad.body.errors)).toEqual(['delay_hours'])
    expect(
      (await server.as(network.people.conseiller).then((who) => who.get('/admin/contact-topics'))).status,
    ).toBe(403)
  })
})
