import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeContent, makeNetwork, target, type Network } from '../content/network.ts'
import {
  makeAccount,
  makeDrugstore,
  makeGuest,
  makeMember,
  makeStaff,
  PASSWORD,
  type Person,
} from '../factories.ts'
import { testApp, type TestApp } from '../test-app.ts'
import { readPaper } from './paper.ts'

let t: TestApp
let network: Network
let boss: Person
const lines: string[] = []

beforeAll(async () => {
  t = await testApp({ logLines: lines })
  network = await makeNetwork(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.set('2026-03-10T09:00:00Z')
  const { id } = await makeDrugstore(t.db, { name: 'Pharmacie du Canal' })
  boss = await makeMember(t.db, { drugstore_id: id, type: 200, first_name: 'Claire', last_name: 'Morvan' })
})

const JOB = 'weekly-page.mail'
// Monday, 7.40 in Paris.
const MONDAY = '2026-03-16T06:40:00Z'
const run = (at = MONDAY) => {
  t.clock.set(at)
  return t.jobs.run(JOB)
}
const wish = async (who: Person, preferences: object = { weekly_page: true }) => {
  const answer = await (await t.as(who)).patch('/users/me', { notification_preferences: preferences })
  expect(answer.status).toBe(200)
}
const mailsTo = async (who: Person) =>
  (await t.mails()).filter(({ to, kind }) => to === who.email && kind === 'weekly_page')

const makeOffer = (title: string, drugstoreId: number) =>
  makeContent(t, network, 'promotional_offer', {
    title,
    price: 1490,
    mechanics: { type: 3, amount: 20 },
    period_start: '2026-03-01',
    period_end: '2026-03-20',
    target: target({ drugstore_ids: [drugstoreId] }),
  })

describe('D13-05 D9-01 on Monday morning, to who wants it', () => {
  test('the page is attached, and the essentials are in the mail', async () => {
    await wish(boss)
    await makeOffer('Baume relipidant', boss.drugstore_id ?? 0)

    await run()

    const [mail, ...others] = await mailsTo(boss)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('La page de la semaine\u00a012, Pharmacie du Canal')
    const text = mail?.text.replaceAll('\u00a0', ' ')
    expect(text).toContain('Bonjour Claire,')
    expect(text).toContain('Semaine 12 · du 16 au 22 mars 2026')
    expect(text).toContain('Offres : derniers jours\n• Baume relipidant · 11,92 € · jusqu’au vendredi 20')
    expect(text).toContain('https://kiosque.test/a-faire')
    expect(text).toContain('https://kiosque.test/account?section=notifications')
    expect(mail?.attachment?.name).toBe('page-de-la-semaine-12-pharmacie-du-canal.pdf')
    const paper = await readPaper(Buffer.from(mail?.attachment?.base64 ?? '', 'base64'))
    expect(paper).toMatchObject({ pages: 1 })
    expect(paper.text).toContain('Baume relipidant')
  })

  test('it is asked for each Monday morning, in Paris', () => {
    expect(t.jobs.schedules.get(JOB)).toBe('40 7-13 * * 1')
  })

  test('nobody has it without asking, and no longer once they asked not to', async () => {
    const changed = await makeMember(t.db, { drugstore_id: boss.drugstore_id ?? 0, type: 160 })
    await wish(changed)
    await wish(changed, { weekly_page: false })
    const { body } = await (await t.as(changed)).get('/users/me')
    expect(body.notification_preferences).toMatchObject({ weekly_page: false, email_digest: 'weekly' })

    await run()

    expect(await mailsTo(boss)).toEqual([])
    expect(await mailsTo(changed)).toEqual([])
  })

  test('a wish that is no yes or no is refused', async () => {
    const answer = await (
      await t.as(boss)
    ).patch('/users/me', { notification_preferences: { weekly_page: 'oui' } })
    expect(answer.status).toBe(422)
  })

  test('only people of a pharmacy that is open have it', async () => {
    const guest = await makeGuest(t.db)
    const visitor = await makeMember(t.db, { drugstore_id: boss.drugstore_id ?? 0, type: 0 })
    const staff = await makeStaff(t.db, 1)
    const closed = await makeMember(t.db, {
      drugstore_id: (await makeDrugstore(t.db)).id,
      type: 200,
    })
    for (const person of [guest, visitor, staff, closed]) await wish(person)
    await t.db
      .updateTable('drugstores')
      .set({ is_disabled: true })
      .where('id', '=', closed.drugstore_id ?? 0)
      .execute()

    await run()

    for (const person of [guest, visitor, staff, closed]) expect(await mailsTo(person)).toEqual([])
  })

  test('somebody of two pharmacies has one mail, with a sheet for each', async () => {
    const second = await makeDrugstore(t.db, { name: 'Pharmacie du Port', city: 'Honfleur' })
    await makeAccount(t.db, { user_id: boss.user_id, type: 180, drugstore_id: second.id })
    await makeOffer('Sérum du Port', second.id)
    await wish(boss)

    await run()

    const [mail, ...others] = await mailsTo(boss)
    expect(others).toEqual([])
    expect(mail?.subject.replaceAll('\u00a0', ' ')).toBe(
      'La page de la semaine 12, Pharmacie du Canal et Pharmacie du Port',
    )
    const text = mail?.text.replaceAll('\u00a0', ' ') ?? ''
    expect(text).toContain('Voici les pages de la semaine de vos 2 officines')
    const [canal, port] = text.split('— Pharmacie du Port, Honfleur —')
    expect(canal).toContain('— Pharmacie du Canal')
    expect(canal).not.toContain('Sérum du Port')
    expect(port).toContain('• Sérum du Port')
    expect(mail?.attachment?.name).toBe('pages-de-la-semaine-12.pdf')
    const paper = await readPaper(Buffer.from(mail?.attachment?.base64 ?? '', 'base64'))
    expect(paper.pages).toBe(2)
    expect(paper.text).toMatch(/Pharmacie du Canal.*Pharmacie du Port, Honfleur.*Sérum du Port/)
  })

  test('a pharmacy joined in the meantime has its page an hour later, alone', async () => {
    await wish(boss)
    await run()
    const second = await makeDrugstore(t.db, { name: 'Pharmacie du Port' })
    await makeAccount(t.db, { user_id: boss.user_id, type: 180, drugstore_id: second.id })

    await run('2026-03-16T07:40:00Z')

    expect((await mailsTo(boss)).map(({ subject }) => subject.replaceAll('\u00a0', ' '))).toEqual([
      'La page de la semaine 12, Pharmacie du Canal',
      'La page de la semaine 12, Pharmacie du Port',
    ])
  })

  test('of three pharmacies the subject says how many', async () => {
    for (const name of ['Pharmacie du Port', 'Pharmacie du Mail']) {
      const { id } = await makeDrugstore(t.db, { name })
      await makeAccount(t.db, { user_id: boss.user_id, type: 180, drugstore_id: id })
    }
    await wish(boss)

    await run()

    const subjects = (await mailsTo(boss)).map(({ subject }) => subject.replaceAll('\u00a0', ' '))
    expect(subjects).toEqual(['La page de la semaine 12, vos 3 officines'])
  })
})

describe('D13-05 G12 once a week, whatever happens', () => {
  test('however often and wherever it is tried, and again the week after', async () => {
    await wish(boss)
    const other = await t.another()
    t.clock.set(MONDAY)

    await Promise.all([t.jobs.run(JOB), other.jobs.run(JOB)])
    await run('2026-03-16T07:40:00Z')
    const sent = [...(await mailsTo(boss)), ...(await other.mails()).filter(({ to }) => to === boss.email)]
    expect(sent).toHaveLength(1)
    await other.close()

    await run('2026-03-23T06:40:00Z')
    const queued = await t.db
      .selectFrom('mails')
      .select('id')
      .where('to_address', '=', boss.email)
      .where('kind', '=', 'weekly_page')
      .execute()
    expect(queued).toHaveLength(2)
  })

  test('G18 across the changes of hour each Monday has its own', async () => {
    await wish(boss)

    // The clocks changed on 29 March and on 25 October, both Sundays.
    for (const instant of ['2026-03-23T06:40:00Z', '2026-03-30T05:40:00Z', '2026-03-30T06:40:00Z'])
      await run(instant)
    expect(await mailsTo(boss)).toHaveLength(2)
    for (const instant of ['2026-10-19T05:40:00Z', '2026-10-26T06:40:00Z', '2026-10-26T07:40:00Z'])
      await run(instant)
    const subjects = (await mailsTo(boss)).map(({ subject }) => subject.match(/\d+/)?.[0])
    expect(subjects).toEqual(['13', '14', '43', '44'])
  })

  test('quiet hours hold it back until they end', async () => {
    await wish(boss, { weekly_page: true, quiet_hours: { from: '19:00', to: '09:00' } })

    await run()
    expect(await mailsTo(boss)).toEqual([])
    await run('2026-03-16T08:40:00Z')
    expect(await mailsTo(boss)).toHaveLength(1)
  })

  test('G13 one that cannot be made holds up nobody, and comes an hour later', async () => {
    const unlucky = await makeMember(t.db, { drugstore_id: boss.drugstore_id ?? 0, type: 160 })
    await wish(unlucky)
    await wish(boss)
    const { find } = t.deps.readers
    const broken = vi.spyOn(t.deps.readers, 'find').mockImplementation((viewer) => {
      const { user_id: id } = viewer as unknown as { user_id?: number }
      return id === boss.user_id ? Promise.reject(new Error('plus de papier')) : find(viewer)
    })

    await run()
    expect(await mailsTo(boss)).toEqual([])
    expect(await mailsTo(unlucky)).toHaveLength(1)
    expect(lines.join('')).toContain('plus de papier')
    expect(lines.join('')).not.toContain(boss.email)

    broken.mockRestore()
    await run('2026-03-16T07:40:00Z')
    expect(await mailsTo(boss)).toHaveLength(1)
    expect(await mailsTo(unlucky)).toHaveLength(1)
  })

  test('G10 a mail that could not be written leaves no mark behind: the page comes an hour later', async () => {
    await wish(boss)
    await t.db.schema.alterTable('mails').renameTo('mails_away').execute()
    await run()
    await t.db.schema.alterTable('mails_away').renameTo('mails').execute()
    const marks = t.db.selectFrom('weekly_pages').select('week').where('user_id', '=', boss.user_id)
    expect(await marks.execute()).toEqual([])

    await run('2026-03-16T07:40:00Z')
    expect(await marks.execute()).toHaveLength(1)
    expect(await mailsTo(boss)).toHaveLength(1)
  })

  test('D3-08 which pages somebody had is theirs to read, and goes with them', async () => {
    await wish(boss)
    await run()
    const me = await t.as(boss)
    const { body } = await me.get('/users/me/export')

    expect(body.weekly_pages).toEqual([{ week: '2026-03-16', drugstore: 'Pharmacie du Canal' }])
    expect((await me.delete('/users/me', { password: PASSWORD })).status).toBe(204)
    const kept = t.db.selectFrom('weekly_pages').select('week').where('user_id', '=', boss.user_id)
    expect(await kept.execute()).toEqual([])
  })
})
