import { describe, expect, test } from 'vitest'
import { makeGuest, makeMember } from '../factories.ts'
import { pdf } from '../files/samples.ts'
import { send } from '../files/upload-form.ts'
import { type Caller } from '../test-app.ts'
import { made, request, write } from './requests.ts'
import { networkApp } from '../content/network-app.ts'

const { t: server, network, titulaire, editeur } = await networkApp('titulaire', 'editeur')

/** Each with an hour of messages of their own. */
const newMember = async () => server.as(await makeMember(server.db, { drugstore_id: network.ouest.id }))
const threads = () => server.db.selectFrom('contact_threads').selectAll().execute()
const upload = async (caller: Caller, name = 'facture.pdf') =>
  (await send(caller, '/files', { name, bytes: pdf('Facture') })).body.id as number

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
      message: expect.stringMatching(
        /^Vous avez envoyé 10\u00a0messages en une heure\. Réessayez dans \d+ minutes?\.$/,
      ),
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
