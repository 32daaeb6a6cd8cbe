import { describe, expect, test } from 'vitest'
import type { ContactMessage } from '@kiosque/contract/wire/contact'
import { makeMember, type Person } from '../factories.ts'
import { pdf } from '../files/samples.ts'
import { send } from '../files/upload-form.ts'
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

describe('D15-10 GET /admin/contact-messages', () => {
  test('is for rights 1 and 2: nobody of a pharmacy, no adviser, nobody signed out', async () => {
    const callers = await Promise.all(
      [network.people.titulaire, network.people.invite, network.people.conseiller].map((who) =>
        server.as(who),
      ),
    )

    const refused = await Promise.all(callers.map((caller) => caller.get(BASE)))

    expect(refused.map((answer) => answer.status)).toEqual([403, 403, 403])
    expect((await server.anonymous.get(BASE)).status).toBe(401)
    expect([(await editeur.get(BASE)).status, (await admin.get(BASE)).status]).toEqual([200, 200])
  })

  test('what is late comes first, then what is promised next; filters are told apart and counted', async () => {
    const member = await server.as(await newMember({ first_name: 'Élodie', last_name: 'Kerbrat' }))
    const later = await made(member, { topic: 'facture', subject: 'Deux jours' })
    const soon = await made(member, { topic: 'offre', subject: 'Un jour' })
    const done = await made(member, { topic: 'autre', subject: 'Déjà répondue' })
    await editeur.post(`${BASE}/${done.id}/answers`, { message: 'C’est fait.' })
    server.clock.advance(30 * HOUR)

    const { body } = await editeur.get(`${BASE}?q=kerbrat`)

    expect(body.data.map((row: ContactMessage) => row.number)).toEqual([
      soon.number,
      later.number,
      done.number,
    ])
    expect(body.data[0]).toMatchObject({
      is_late: true,
      is_waiting: true,
      extract: expect.stringContaining('la remise'),
      drugstore: { name: 'Pharmacie du Port' },
      desk: { name: 'Offres et facturation' },
    })
    expect(body.meta).toMatchObject({
      total: 3,
      counts: { open: 3, waiting: 2, late: 1, answered: 1, closed: 0 },
    })
    expect(await numbers('q=kerbrat&state=late')).toEqual([soon.number])
    expect(await numbers('q=kerbrat&state=waiting')).toEqual([soon.number, later.number])
    expect(await numbers('q=kerbrat&status=answered')).toEqual([done.number])
    expect(await numbers(`q=kerbrat&topic_id=${later.topic.id}`)).toEqual([later.number])
    expect(await numbers(`q=${soon.number}`)).toEqual([soon.number])
    expect(await numbers('q=port+elodie+fait')).toEqual([done.number])
    expect(await numbers('q=kerbrat&assignee=me')).toEqual([done.number])
    expect(await numbers('q=kerbrat&assignee=none&sort=last_at')).toEqual([later.number, soon.number])
    server.clock.set(START)
  })

  test.each(['state=patients', 'sort=subject', 'assignee=moi', 'page=0', 'patient=1'])(
    'D15-03 ?%s is refused',
    async (query) => {
      expect((await editeur.get(`${BASE}?${query}`)).status).toBe(422)
    },
  )

  test('tells the menu how many wait, and how the desks answer', async () => {
    const before = (await editeur.get(`${BASE}/summary`)).body
    const { id } = await made(await server.as(await newMember()))
    expect((await editeur.get(`${BASE}/summary`)).body.waiting).toBe(before.waiting + 1)

    await editeur.post(`${BASE}/${id}/answers`, { message: 'Voici.', close: true })

    const after = (await editeur.get(`${BASE}/summary`)).body
    expect(after).toMatchObject({ waiting: before.waiting, received: before.received + 1 })
    expect(after.first_answer_hours).toBeGreaterThanOrEqual(0)
    const dashboard = await editeur.get('/admin/dashboard')
    expect(dashboard.body.todo).toContainEqual(
      expect.objectContaining({ key: 'messages', count: after.waiting }),
    )
    const adviser = await server.as(network.people.conseiller)
    expect((await adviser.get('/admin/dashboard')).body.todo).not.toContainEqual(
      expect.objectContaining({ key: 'messages' }),
    )
  })
})

describe('D9-02 an answer', () => {
  test('reaches the member by portal notification and by mail, with its files', async () => {
    const person = await newMember()
    const member = await server.as(person)
    const { id, number } = await made(member, { subject: 'Planogramme taille L' })
    const file = (await send(editeur, '/files', { name: 'plan.pdf', bytes: pdf('Plan') })).body.id

    const { status, body } = await editeur.post(`${BASE}/${id}/answers`, {
      message: 'Voici le fichier de la version L.',
      attachments: [file],
    })

    expect(status).toBe(201)
    expect(body).toMatchObject({
      status: 'answered',
      is_waiting: false,
      assignee: { id: network.people.editeur.user_id },
    })
    const bell = await member.get(`/notifications/user/${person.user_id}/unread`)
    expect(bell.body.data[0]).toMatchObject({
      title: 'Le siège vous a répondu\u00a0: Planogramme taille L',
      link: `/contact/${id}`,
    })
    const mail = (await server.mails()).findLast((each) => each.to === person.email)
    expect(mail?.subject).toContain(`Réponse à votre demande ${number}`)
    expect(mail?.text).toContain('Voici le fichier de la version L.')
    const seen = await member.get(`/contact/messages/${id}`)
    const { url } = seen.body.entries[1].attachments[0]
    expect((await server.anonymous.get(url.replace('/api/v1', ''))).status).toBe(200)
    const journal = await admin.get(`/admin/audit?subject=contact:${id}`)
    expect(journal.body.data.map((line: { action: string }) => line.action)).toEqual([
      'contact.reply',
      'contact.create',
    ])
    expect(journal.text).not.toContain('Voici le fichier')
  })

  test('that did not read the last message is refused, and its author keeps it', async () => {
    const member = await server.as(await newMember())
    const { id } = await made(member)
    const { last_entry_id } = (await editeur.get(`${BASE}/${id}`)).body
    await member.post(`/contact/messages/${id}/replies`, { message: 'J’ai retrouvé la ligne, merci.' })
    const mails = (await server.mails()).length

    const stale = await editeur.post(`${BASE}/${id}/answers`, { message: 'Je cherche.', last_entry_id })

    expect(stale.status).toBe(409)
    expect(stale.body.code).toBe('stale')
    expect((await editeur.get(`${BASE}/${id}`)).body.entries).toHaveLength(2)
    expect((await server.mails()).length).toBe(mails)
  })

  test('sent twice by the same form is one', async () => {
    const { id } = await made(await server.as(await newMember()))
    const answer = { message: 'Bonjour.', key: 'reponse-0001' }

    await Promise.all([
      editeur.post(`${BASE}/${id}/answers`, answer),
      editeur.post(`${BASE}/${id}/answers`, answer),
    ])

    expect((await editeur.get(`${BASE}/${id}`)).body.entries).toHaveLength(2)
  })

  test.each([
    ['empty', () => ({ message: ' ' }), 'message'],
    [
      'with somebody else’s file',
      (file: number) => ({ message: 'Bonjour', attachments: [file] }),
      'attachments',
    ],
    ['with a field nobody declared', () => ({ message: 'Bonjour', status: 'closed' }), 'status'],
  ])('%s is refused by its field', async (_name, bodyWith, field) => {
    const member = await server.as(await newMember())
    const file = await send(member, '/files', { name: 'a.pdf', bytes: pdf('A') })
    const { id } = await made(member)

    const refused = await editeur.post(`${BASE}/${id}/answers`, bodyWith(file.body.id))

    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors)).toEqual([field])
    expect((await editeur.get(`${BASE}/${id}`)).body).toMatchObject({ status: 'sent', assignee: null })
  })
})
