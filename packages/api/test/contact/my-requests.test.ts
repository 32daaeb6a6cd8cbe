import { describe, expect, test } from 'vitest'
import { makeMember } from '../factories.ts'
import { made } from './requests.ts'
import { networkApp } from '../content/network-app.ts'

const { t: server, network, editeur } = await networkApp('editeur')

/** Each with an hour of messages of their own. */
const newMember = async () => server.as(await makeMember(server.db, { drugstore_id: network.ouest.id }))

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
