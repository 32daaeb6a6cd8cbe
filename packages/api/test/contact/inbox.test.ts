import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ContactMessage } from '@kiosque/contract/wire/contact'
import { makeMember, makeStaff, PASSWORD, type Person } from '../factories.ts'
import { makeNetwork, type Network } from '../content/network.ts'
import { pdf } from '../files/samples.ts'
import { send } from '../files/upload-form.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import { made } from './requests.ts'

let server: TestApp
let network: Network
let editeur: Caller
let admin: Caller

const START = '2026-03-10T09:00:00.000Z'
const HOUR = 3_600_000

beforeAll(async () => {
  server = await testApp({ now: START })
  network = await makeNetwork(server)
  editeur = await server.as(network.people.editeur)
  admin = await server.as(network.people.admin)
})
afterAll(() => server.close())

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

describe('D3-08 D13-04 what else knows of requests', () => {
  test('the sheet of the pharmacy lists them, for the adviser of its zone too', async () => {
    const { number } = await made(await server.as(await newMember()), { subject: 'Visible sur la fiche' })
    const adviser = await server.as(await makeStaff(server.db, 3, { zones: ['Ouest'] }))

    const { body } = await adviser.get(`/admin/drugstores/${network.ouest.id}/sheet`)

    expect(body.requests).toContainEqual(
      expect.objectContaining({ number, subject: 'Visible sur la fiche', status: 'sent' }),
    )
  })

  test('one’s data has one’s messages; erased, they go with their files and the copies sent to desks', async () => {
    const person = await newMember()
    const member = await server.as(person)
    const file = (await send(member, '/files', { name: 'a.pdf', bytes: pdf('A') })).body.id
    const { id, number } = await made(member, { subject: 'À effacer', attachments: [file] })
    await editeur.post(`${BASE}/${id}/notes`, { message: 'Note interne' })

    const exported = await member.get(`/users/${person.user_id}/export`)
    expect(exported.text).toContain('À effacer')
    expect(exported.text).not.toContain('Note interne')
    const erased = await member.delete(`/users/${person.user_id}`, { password: PASSWORD })
    expect(erased.status).toBe(204)

    expect((await editeur.get(`${BASE}/${id}`)).status).toBe(404)
    const mails = await server.db.selectFrom('mails').select('subject').execute()
    expect(mails.filter((mail) => mail.subject.includes(number))).toEqual([])
    server.clock.advance(26 * HOUR)
    await server.jobs.run('files.sweep')
    expect(await server.db.selectFrom('file').select('id').where('id', '=', file).execute()).toEqual([])
    server.clock.set(START)
  })

  test('who answered is forgotten, not the answer', async () => {
    const staff = await makeStaff(server.db, 2)
    const { id } = await made(await server.as(await newMember()))
    await (await server.as(staff)).post(`${BASE}/${id}/answers`, { message: 'Réponse qui reste.' })

    expect((await admin.delete(`/users/${staff.user_id}`)).status).toBe(204)

    const { body } = await editeur.get(`${BASE}/${id}`)
    expect(body.assignee).toBeNull()
    expect(body.entries.at(-1)).toMatchObject({ body: 'Réponse qui reste.', author: null })
  })
})
