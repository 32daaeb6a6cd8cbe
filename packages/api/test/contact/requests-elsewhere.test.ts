import { describe, expect, test } from 'vitest'
import { makeMember, makeStaff, PASSWORD, type Person } from '../factories.ts'
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
