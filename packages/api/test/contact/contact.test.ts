import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeGuest, makeMember, makeStaff } from '../factories.ts'
import { makeContent, makeNetwork, type Network } from '../content/network.ts'
import { pdf } from '../files/samples.ts'
import { send } from '../files/upload-form.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import { made, request, write } from './requests.ts'

let server: TestApp
let network: Network
let titulaire: Caller
let editeur: Caller

beforeAll(async () => {
  server = await testApp()
  network = await makeNetwork(server)
  titulaire = await server.as(network.people.titulaire)
  editeur = await server.as(network.people.editeur)
})
afterAll(() => server.close())

/** Each with an hour of messages of their own. */
const newMember = async () => server.as(await makeMember(server.db, { drugstore_id: network.ouest.id }))
const threads = () => server.db.selectFrom('contact_threads').selectAll().execute()
const upload = async (caller: Caller, name = 'facture.pdf') =>
  (await send(caller, '/files', { name, bytes: pdf('Facture') })).body.id as number

describe('D15-10 GET /contact/topics', () => {
  test('lists topics with their desk and the delay promised, in order', async () => {
    const { status, body } = await titulaire.get('/contact/topics')

    expect(status).toBe(200)
    expect(body.meta).toMatchObject({ page: 1, total: 5, last_page: 1 })
    expect(body.data.map((topic: { label: string }) => topic.label)).toEqual([
      'Une offre',
      'Une facture',
      'Une formation',
      'Mon compte',
      'Autre',
    ])
    expect(body.data[1]).toMatchObject({
      key: 'facture',
      delay_hours: 48,
      desk: { name: 'Offres et facturation', phone: null },
    })
  })

  test('names whom one may call, and who follows the zone of one’s own pharmacy only', async () => {
    const adviser = await makeStaff(server.db, 3, {
      first_name: 'Maud',
      last_name: 'Tanguy',
      zones: ['Ouest'],
    })
    const guest = await server.as(await makeGuest(server.db))

    const mine = await titulaire.get('/contact/interlocutors')

    expect(mine.body.data).toContainEqual({ name: 'Vie du réseau', role: 'Service du siège', phone: null })
    expect(mine.body.data).toContainEqual({
      name: 'Maud Tanguy',
      role: 'Conseil, secteur Ouest',
      phone: null,
    })
    expect((await guest.get('/contact/interlocutors')).text).not.toContain('Tanguy')
    expect(mine.text).not.toContain(adviser.email)
  })

  test('asks for a session', async () => {
    expect((await server.anonymous.get('/contact/topics')).status).toBe(401)
  })
})

describe('S7-70 D9-02 POST /contact', () => {
  test('is stored, acknowledged by mail and sent to the desk of its topic', async () => {
    const { body: desks } = await editeur.get('/admin/contact-desks')
    const desk = desks.data.find((each: { name: string }) => each.name === 'Offres et facturation')
    await editeur.patch(`/admin/contact-desks/${desk.id}`, { email: 'factures@siege.test' })

    const { status, body } = await write(titulaire)

    expect(status).toBe(201)
    expect(body).toMatchObject({
      number: expect.stringMatching(/^2026-\d{4,}$/),
      subject: 'Remise absente de ma facture',
      topic: { key: 'facture', label: 'Une facture' },
      status: 'sent',
      message: expect.stringContaining('la remise de 20 %'),
      // Two working days later.
      due_at: '2026-03-12T09:00:00.000Z',
      is_unread: false,
    })
    const mails = (await server.mails()).filter((mail) => mail.subject.includes(body.number))
    expect(mails.map((mail) => mail.to).toSorted()).toEqual(
      [network.people.titulaire.email, 'factures@siege.test'].toSorted(),
    )
    const toDesk = mails.find((mail) => mail.to === 'factures@siege.test')
    expect(toDesk?.text).toContain('Pharmacie du Port')
    expect(toDesk?.text).toContain(`/admin/messages?demande=${body.id}`)
    const copy = mails.find((mail) => mail.to === network.people.titulaire.email)
    expect(copy?.text).toContain('sous deux jours ouvrés')
    expect(copy?.text).toContain('la remise de 20 %')
  })

  test('takes a topic by its id too, and a desk without an address reaches the administrators', async () => {
    const { body: topics } = await titulaire.get('/contact/topics')
    const other = topics.data.find((topic: { key: string }) => topic.key === 'autre')

    const thread = await made(titulaire, { topic: other.id, subject: 'Une question ouverte' })

    const mails = (await server.mails()).filter((mail) => mail.subject.startsWith(`[${thread.number}]`))
    expect(mails.map((mail) => mail.to)).toContain(network.people.admin.email)
  })

  test('keeps the files sent with it, readable by both sides', async () => {
    const member = await newMember()
    const file = await upload(member)

    const thread = await made(member, { attachments: [file] })

    expect(thread.attachments).toMatchObject([{ id: file, name: 'facture.pdf' }])
    const seen = await editeur.get(`/admin/contact-messages/${thread.id}`)
    expect(seen.body.entries[0].attachments[0].url).toContain(`/files/${file}?exp=`)
    server.clock.advance(2 * 86_400_000)
    await server.jobs.run('files.sweep')
    const again = await member.get(`/contact/messages/${thread.id}`)
    expect(again.body.attachments).toHaveLength(1)
    server.clock.set('2026-03-10T09:00:00.000Z')
  })

  test('the same form sent twice is one message, even at the same time', async () => {
    const member = await newMember()
    const body = { key: 'a1b2c3d4-e5f6', subject: 'Envoyée deux fois' }

    const answers = await Promise.all([write(member, body), write(member, body), write(member, body)])

    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
    const mine = await member.get('/contact/messages')
    expect(mine.body.meta.total).toBe(1)
  })

  test('a guest writes too: they need the head office to be attached', async () => {
    const guest = await server.as(await makeGuest(server.db))

    const thread = await made(guest, { topic: 'compte' })

    const { body } = await editeur.get(`/admin/contact-messages/${thread.id}`)
    expect(body).toMatchObject({ drugstore: null, place: null, account_type: 0 })
  })

  test('nobody writes without a session, nor from a counter tablet', async () => {
    expect((await server.anonymous.post('/contact', request())).status).toBe(401)
    const counter = await titulaire.post('/contact', request(), { headers: { counter: '1' } })
    expect(counter.status).toBe(403)
  })
})

describe('D2-03 D2-05 what cannot be sent is told by its field, and nothing is written', () => {
  test.each([
    ['no message', { message: '' }, 'message', 'Écrivez votre message.'],
    ['a message of spaces', { message: ' \u200b\n ' }, 'message', 'Écrivez votre message.'],
    ['a message too long', { message: 'a'.repeat(4_001) }, 'message', '4000\u00a0caractères au plus.'],
    ['no subject', { subject: ' ' }, 'subject', 'Ce champ est requis.'],
    ['a subject on two lines', { subject: 'a\nb' }, 'subject', 'Écrivez sur une seule ligne.'],
    ['no topic', { topic: undefined }, 'topic', 'Ce champ est requis.'],
    ['an unknown topic', { topic: 'patients' }, 'topic', 'Ce sujet n’existe plus. Choisissez-en un autre.'],
    ['a topic by a wrong id', { topic: 9_999 }, 'topic', 'Ce sujet n’existe plus. Choisissez-en un autre.'],
    ['six files', { attachments: [1, 2, 3, 4, 5, 6] }, 'attachments', '5 fichiers au plus.'],
    [
      'a file of nobody',
      { attachments: [9_999] },
      'attachments',
      'Ce fichier n’existe plus. Envoyez-le de nouveau.',
    ],
    [
      'another site as origin',
      { origin: '//mal.test' },
      'origin',
      'Cette adresse n’est pas une page de Kiosque.',
    ],
    ['a field nobody declared', { status: 'closed' }, 'status', undefined],
  ])('%s', async (_name, overrides, field, message) => {
    const member = await newMember()
    const before = await threads()

    const { status, body } = await write(member, overrides)

    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual([field])
    expect(body.errors[field][0]).toBe(message ?? body.errors[field][0])
    expect(await threads()).toHaveLength(before.length)
  })

  test('a colleague’s file is not mine to send', async () => {
    const [member, colleague] = [await newMember(), await newMember()]
    const file = await upload(colleague)

    const { status, body } = await write(member, { attachments: [file] })

    expect(status).toBe(422)
    expect(body.errors.attachments).toHaveLength(1)
    expect((await member.get('/contact/messages')).body.data).toEqual([])
  })

  test('D12-01 a file of 30 MB and one byte is refused as it comes', async () => {
    const { status, body } = await send(titulaire, '/files', {
      name: 'gros.pdf',
      bytes: Buffer.concat([pdf('Facture'), Buffer.alloc(30_000_001)]),
    })

    expect(status).toBe(413)
    expect(body.message).toMatch(/30/)
  })

  test('a topic withdrawn takes no more messages', async () => {
    const created = await editeur.post('/admin/contact-topics', {
      label: 'Une borne',
      desk_id: 1,
      delay_hours: 8,
      is_active: false,
    })
    expect(created.status).toBe(201)

    const { status, body } = await write(titulaire, { topic: created.body.id })

    expect(status).toBe(422)
    expect(body.errors.topic[0]).toContain('n’existe plus')
  })
})

describe('D15-10 ten messages an hour', () => {
  test('the eleventh waits, whether it opens a request or adds to one; refusals are not counted', async () => {
    const member = await newMember()
    const first = await made(member)
    await write(member, { message: '' })
    await write(member, { topic: 'inconnu' })
    await write(member, { attachments: [9_999] })
    for (let sent = 1; sent < 9; sent += 1) await made(member, { subject: `Demande ${sent}` })
    const reply = await member.post(`/contact/messages/${first.id}/replies`, { message: 'Encore un mot.' })
    expect(reply.status).toBe(201)
    const before = await threads()

    const eleventh = await write(member)
    const answer = await member.post(`/contact/messages/${first.id}/replies`, { message: 'Et un autre.' })

    expect([eleventh.status, answer.status]).toEqual([429, 429])
    expect(eleventh.body).toMatchObject({
      code: 'too_many_requests',
      message: expect.stringMatching(/Réessayez/),
    })
    expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(0)
    expect(await threads()).toHaveLength(before.length)
    server.clock.advance(3_600_000)
    expect((await write(member)).status).toBe(201)
    server.clock.set('2026-03-10T09:00:00.000Z')
  })

  test('sent all at once, exactly ten go through', async () => {
    const member = await newMember()

    const answers = await Promise.all(Array.from({ length: 15 }, () => write(member)))

    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(10)
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(5)
    expect((await member.get('/contact/messages')).body.meta.total).toBe(10)
  })
})

describe('D5-01 questions of the FAQ near what is typed', () => {
  test('are those alone, the nearest when none answers, and what is typed is no search that failed', async () => {
    await makeContent(server, network, 'faq', {
      title: 'Une remise n’apparaît pas sur ma facture',
      question: 'Une remise n’apparaît pas sur ma facture',
    })
    await makeContent(server, network, 'news', { title: 'Facture et remise : ce qui change' })
    const near = (q: string) => titulaire.get(`/search/suggestions?kind=faq&q=${encodeURIComponent(q)}`)

    const exact = await near('remise facture')
    const loose = await near('ma remise absente zigouigoui')

    for (const { body } of [exact, loose])
      expect(body.data.map((hit: { kind: string }) => hit.kind)).toEqual(['faq'])
    expect(exact.body.meta).toEqual({ total: 1, counts: { faq: 1 } })
    expect((await near('remise')).status).toBe(200)
    expect((await titulaire.get('/search/suggestions?q=a&kind=patients')).status).toBe(422)
    expect(await server.db.selectFrom('search_miss').selectAll().execute()).toEqual([])
  })
})

describe('D9-02 my requests', () => {
  test('are mine alone: another’s does not exist, whatever is asked of it', async () => {
    const thread = await made(await newMember())
    const voisin = await server.as(network.people.voisin)
    const path = `/contact/messages/${thread.id}`

    const answers = await Promise.all([
      voisin.get(path),
      voisin.post(`${path}/replies`, { message: 'Bonjour' }),
      voisin.post(`${path}/close`),
      voisin.put(`${path}/rating`, { rating: 1 }),
      voisin.put(`${path}/seen`),
      editeur.get(path),
    ])

    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404, 404])
    expect((await voisin.get('/contact/messages')).body.data).toEqual([])
  })

  test('is answered, read, closed, rated, and opened again by writing', async () => {
    const member = await newMember()
    const { id } = await made(member, { topic: 'offre', subject: 'Conditions Hydrélis' })
    const path = `/contact/messages/${id}`
    expect((await member.put(`${path}/rating`, { rating: 5 })).status).toBe(409)
    server.clock.advance(3_600_000)
    await editeur.post(`/admin/contact-messages/${id}/answers`, { message: 'Elles courent jusqu’au 30.' })

    expect((await member.get('/contact/messages')).body.data[0]).toMatchObject({
      status: 'answered',
      due_at: null,
      is_unread: true,
    })
    expect((await member.get('/me/todo')).body.data).toContainEqual(
      expect.objectContaining({
        type: 'contact_answer',
        title: 'Conditions Hydrélis',
        url: `/contact/${id}`,
      }),
    )
    await member.put(`${path}/seen`)
    expect((await member.get('/me/todo')).text).not.toContain('Conditions Hydrélis')

    expect((await member.post(`${path}/close`)).body).toMatchObject({ status: 'closed', can_rate: true })
    expect((await member.put(`${path}/rating`, { rating: 9 })).status).toBe(422)
    const rated = await member.put(`${path}/rating`, { rating: 4, comment: 'Rapide' })
    expect(rated.body).toMatchObject({ rating: 4, can_rate: false })

    const reopened = await member.post(`${path}/replies`, { message: 'Et pour la taille L ?' })
    expect(reopened.body).toMatchObject({ status: 'in_progress', rating: null, closed_at: null })
    expect(reopened.body.due_at).not.toBeNull()
    expect(reopened.body.entries.map((entry: { kind: string }) => entry.kind)).toEqual([
      'message',
      'answer',
      'message',
    ])
    server.clock.set('2026-03-10T09:00:00.000Z')
  })

  test('what was answered and left for two weeks is closed, and its author told', async () => {
    const member = await newMember()
    const { id } = await made(member, { subject: 'Restée sans suite' })
    await editeur.post(`/admin/contact-messages/${id}/answers`, { message: 'Voici le lien.' })
    server.clock.advance(15 * 86_400_000)

    await server.jobs.run('contact.close_idle')

    expect((await member.get(`/contact/messages/${id}`)).body.status).toBe('closed')
    const me = await member.get('/me/todo')
    expect(me.text).toContain('Le siège a répondu et clos votre demande.')
    server.clock.set('2026-03-10T09:00:00.000Z')
  })
})
