import { beforeEach, describe, expect, test } from 'vitest'
import { networkApp } from '../content/network-app.ts'
import { makeContent, target } from '../content/network.ts'
import { makeMember, type Person } from '../factories.ts'
import { makeQuiz, passQuiz } from '../quizzes/quiz-setup.ts'

let someone: Person

const { t: server, network } = await networkApp()
beforeEach(async () => {
  server.clock.set('2026-03-10T06:35:00Z')
  someone = await makeMember(server.db, { drugstore_id: network.ouest.id, type: 160 })
})

const morning = (day: string) => {
  server.clock.set(`${day}T06:35:00Z`)
  return server.jobs.run('trainings.remind')
}
/** What somebody finds in their bell about a training, the first first. */
async function bell(
  title: string,
  who: Person = someone,
): Promise<{ title: string; text: string; topic: string }[]> {
  const { body } = await (await server.as(who)).get(`/notifications/user/${who.user_id}/unread?per_page=100`)
  return body.data.filter((each: { title: string }) => each.title.includes(title)).toReversed()
}
const here = () => target({ drugstore_ids: [network.ouest.id] })

describe('D7-02 D9-01 before a last day', () => {
  test('one is reminded a week before and the day before, each once, and no more once it is done', async () => {
    const quiz = await makeQuiz(server, network, { title: 'Froid', due_on: '2026-03-25', target: here() })

    for (const day of ['2026-03-15', '2026-03-18', '2026-03-18', '2026-03-19', '2026-03-24', '2026-03-25'])
      await morning(day)

    expect(await bell('Froid')).toMatchObject([
      {
        topic: 'training',
        title: 'Bientôt la date limite\u00a0: Froid',
        text: 'À faire avant le 25/03/2026.',
      },
      { title: 'Dernier rappel\u00a0: Froid' },
    ])
    const done = await makeMember(server.db, { drugstore_id: network.ouest.id, type: 100 })
    await passQuiz(await server.as(done), quiz)
    await morning('2026-03-25')
    expect(await bell('Froid', done)).toEqual([])
  })

  test('two processes in the same morning tell it once', async () => {
    await makeQuiz(server, network, { title: 'Ensemble', due_on: '2026-03-20', target: here() })
    const other = await server.another()
    server.clock.set('2026-03-14T06:35:00Z')

    await Promise.all([server.jobs.run('trainings.remind'), other.jobs.run('trainings.remind')])

    expect(await bell('Ensemble')).toHaveLength(1)
    await other.close()
  })

  test('a morning that was missed is made up for, once', async () => {
    await makeQuiz(server, network, { title: 'Rattrapé', due_on: '2026-03-20', target: here() })

    await morning('2026-03-16')
    await morning('2026-03-17')

    expect(await bell('Rattrapé')).toHaveLength(1)
  })

  test('what a titulaire asked has its day too; asked just now, it is not said twice', async () => {
    const film = (await makeContent(server, network, 'tutorial', { title: 'Pilulier', duration_s: 90 })).id
    const titulaire = await server.as(network.people.titulaire)
    await titulaire.post('/team/assignments', {
      content_id: film,
      user_ids: [someone.user_id],
      due_on: '2026-03-14',
    })

    await morning('2026-03-10')
    const [asked, ...none] = await bell('Pilulier')
    expect(asked?.title).toContain('vous est demandée')
    expect(none).toEqual([])
    await morning('2026-03-12')
    expect((await bell('Pilulier')).map(({ title }) => title)).toContain(
      'Bientôt la date limite\u00a0: Pilulier',
    )
    expect(await bell('Pilulier', network.people.preparateur)).toEqual([])
  })

  test('nobody is told whom it is not for, who does not want it, or who has no try left', async () => {
    const quiz = await makeQuiz(server, network, {
      title: 'Sans suite',
      due_on: '2026-03-20',
      max_attempts: 1,
      target: here(),
    })
    const tired = await makeMember(server.db, { drugstore_id: network.ouest.id, type: 100 })
    const quiet = await server.as(tired)
    await quiet.patch('/users/me', { notification_preferences: { trainings: false } })
    const me = await server.as(someone)
    const { body } = await me.post(`/quizzes/${quiz}/attempts`)
    await me.post(`/attempts/${body.id}/submit`)

    await morning('2026-03-15')

    expect(await bell('Sans suite')).toEqual([])
    expect(await bell('Sans suite', tired)).toEqual([])
    expect(await bell('Sans suite', network.people.voisin)).toEqual([])
    expect(await bell('Sans suite', network.people.titulaire)).toHaveLength(1)
  })
})

describe('D7-01 D9-01 before a success runs out', () => {
  test('one is told thirty days, seven days and zero days before, each once', async () => {
    const quiz = await makeQuiz(server, network, { title: 'Vaccins', validity_months: 12, target: here() })
    await passQuiz(await server.as(someone), quiz)
    const days = [
      '2027-02-07',
      '2027-02-08',
      '2027-02-09',
      '2027-03-03',
      '2027-03-03',
      '2027-03-10',
      '2027-03-11',
    ]

    for (const day of days) await morning(day)

    const told = await bell('Vaccins')
    expect(told.map(({ title }) => title)).toEqual([
      'Votre attestation arrive à son terme\u00a0: Vaccins',
      'Votre attestation arrive à son terme\u00a0: Vaccins',
      'Votre attestation prend fin aujourd’hui\u00a0: Vaccins',
    ])
    expect(told[0]?.text).toContain('10/03/2027')
  })

  test('passed again, it runs from that day', async () => {
    const quiz = await makeQuiz(server, network, { title: 'Grippe', validity_months: 6, target: here() })
    await passQuiz(await server.as(someone), quiz)
    server.clock.set('2026-08-20T09:00:00Z')
    await passQuiz(await server.as(someone), quiz)

    await morning('2026-09-10')

    expect(await bell('Grippe')).toEqual([])
  })

  test('goes out with the morning’s mail to who wants one each day', async () => {
    const me = await server.as(someone)
    await me.patch('/users/me', { notification_preferences: { email_digest: 'daily' } })
    const quiz = await makeQuiz(server, network, { title: 'Asthme', validity_months: 3, target: here() })
    await passQuiz(me, quiz)
    await morning('2026-06-03')

    await server.jobs.run('notifications.daily-digest')

    const mails = (await server.mails()).filter(({ to }) => to === someone.email)
    expect(mails.at(-1)?.text).toContain('Votre attestation arrive à son terme\u00a0: Asthme')
  })
})

test('D3-08 what one was reminded of is in one’s data, and goes with the person', async () => {
  const quiz = await makeQuiz(server, network, { title: 'Mes données', due_on: '2026-03-20', target: here() })
  await morning('2026-03-15')
  const { user_id } = someone
  const { body } = await (await server.as(someone)).get(`/users/${user_id}/export`)
  expect(body.training_reminders).toContainEqual({
    content_id: quiz,
    reason: 'due',
    day: '2026-03-20',
    days_before: 7,
    sent_at: '2026-03-15T06:35:00.000Z',
  })

  await (await server.as(network.people.admin)).delete(`/users/${user_id}`)

  const left = await server.db
    .selectFrom('training_reminders')
    .select('day')
    .where('user_id', '=', user_id)
    .execute()
  expect(left).toEqual([])
})
