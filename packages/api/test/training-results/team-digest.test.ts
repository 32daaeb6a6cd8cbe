import { beforeEach, describe, expect, test } from 'vitest'
import { networkApp } from '../content/network-app.ts'
import { target } from '../content/network.ts'
import { makeDrugstore, makeMember, type Person } from '../factories.ts'
import { makeQuiz, passQuiz } from '../quizzes/quiz-setup.ts'

/** A pharmacy of its own for each test. */
let boss: Person
let colleague: Person

const { t: server, network } = await networkApp()
beforeEach(async () => {
  server.clock.set('2026-03-10T09:00:00Z')
  const { id } = await makeDrugstore(server.db, { name: 'Pharmacie du Canal' })
  boss = await makeMember(server.db, { drugstore_id: id, type: 200, first_name: 'Claire' })
  colleague = await makeMember(server.db, {
    drugstore_id: id,
    type: 100,
    first_name: 'Inès',
    last_name: 'Benali',
  })
})

// A Monday.
const MONDAY = '2026-03-16T06:25:00Z'
const run = (at = MONDAY) => {
  server.clock.set(at)
  return server.jobs.run('trainings.team-digest')
}
const mailsTo = async (who: Person) =>
  (await server.mails()).filter(({ to, subject }) => to === who.email && subject.startsWith('Formations, '))
const here = () => target({ drugstore_ids: [boss.drugstore_id ?? 0] })

/** Somebody late, somebody who passed, something that comes. */
async function busyWeek() {
  const passed = await makeQuiz(server, network, { title: 'Angine', due_on: '2026-03-12', target: here() })
  await passQuiz(await server.as(boss), passed)
  await makeQuiz(server, network, { title: 'Prévention', due_on: '2026-03-25', target: here() })
}

describe('D7-02 the week of a team by mail', () => {
  test('says to the titulaire who is late, who passed and what comes', async () => {
    await busyWeek()

    await run()

    const [mail, ...others] = await mailsTo(boss)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Formations, Pharmacie du Canal\u00a0: une personne en retard')
    expect(mail?.text).toContain('En retard\n• Inès Benali\u00a0: Angine (avant le 12/03/2026)')
    expect(mail?.text).toContain('Réussi ou terminé cette semaine\n• Claire')
    expect(mail?.text).toContain('Prévention, avant le 25/03/2026\u00a0: Claire')
    expect(mail?.text).toContain('https://kiosque.test/formations/equipe')
    expect(await mailsTo(colleague)).toEqual([])
  })

  test('goes once a week, however often and wherever it is tried, and again the week after', async () => {
    await busyWeek()
    const other = await server.another()
    server.clock.set(MONDAY)

    await Promise.all([server.jobs.run('trainings.team-digest'), other.jobs.run('trainings.team-digest')])
    await run()
    await run('2026-03-18T06:25:00Z')
    const sent = [...(await mailsTo(boss)), ...(await other.mails()).filter(({ to }) => to === boss.email)]
    expect(sent).toHaveLength(1)
    await other.close()

    await run('2026-03-23T06:25:00Z')
    const later = (
      await server.db.selectFrom('mails').select('id').where('to_address', '=', boss.email).execute()
    ).length
    expect(later).toBe(2)
  })

  test('a Monday without a server is made up for on Tuesday', async () => {
    await busyWeek()

    await run('2026-03-17T06:25:00Z')

    expect(await mailsTo(boss)).toHaveLength(1)
  })

  test('is not sent when there is nothing to say', async () => {
    await run()

    expect(await mailsTo(boss)).toEqual([])
  })

  test.each([{ team_digest: false }, { email_digest: 'never' }])(
    'is not sent to who does not want it: %o',
    async (notification_preferences) => {
      await busyWeek()
      const me = await server.as(boss)
      expect((await me.patch('/users/me', { notification_preferences })).status).toBe(200)

      await run()

      expect(await mailsTo(boss)).toEqual([])
    },
  )

  test('a cotitulaire gets it too; nobody of a pharmacy that is disabled', async () => {
    await busyWeek()
    const second = await makeMember(server.db, { drugstore_id: boss.drugstore_id ?? 0, type: 180 })
    await run()
    expect(await mailsTo(second)).toHaveLength(1)

    await server.db
      .updateTable('drugstores')
      .set({ is_disabled: true })
      .where('id', '=', boss.drugstore_id ?? 0)
      .execute()
    await run('2026-03-23T06:25:00Z')
    expect(await mailsTo(second)).toHaveLength(1)
  })
})
