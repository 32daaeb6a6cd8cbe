import { describe, expect, test } from 'vitest'
import { makeGuest, makeStaff } from '../factories.ts'
import { makeContent } from '../content/network.ts'
import { networkApp } from '../content/network-app.ts'

const { t: server, network, titulaire } = await networkApp('titulaire')

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
