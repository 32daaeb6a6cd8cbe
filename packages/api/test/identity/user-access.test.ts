import { describe, expect, test } from 'vitest'
import { networkApp } from '../content/network-app.ts'
import { makeMember, makeStaff, PASSWORD, type Person } from '../factories.ts'

const { t, network, admin } = await networkApp('admin')

const CLOSE = { is_disabled: true, disabled_reason: 'Départ au 31/12' }
const OPEN = { is_disabled: false }
const path = (person: Person) => `/admin/users/${person.user_id}`
const someone = () => makeMember(t.db, { drugstore_id: network.ouest.id })
const signIn = (person: Person, password = PASSWORD) =>
  t.anonymous.post('/login', { email: person.email, password })
const auditOf = (person: Person) => admin.get(`/admin/audit?subject=user:${person.user_id}&per_page=100`)

describe('D13-03 the head office closes someone’s access and opens it again', () => {
  test('D3-02 sessions end at once, and sign-in says why only to the right password', async () => {
    const person = await someone()
    const them = await t.as(person)
    expect((await them.get('/users/me')).status).toBe(200)

    const closed = await admin.patch(path(person), CLOSE)
    expect(closed.body).toMatchObject({ is_disabled: true, disabled_reason: 'Départ au 31/12' })
    expect((await them.get('/users/me')).status).toBe(401)
    const refused = await signIn(person)
    expect([refused.status, refused.body.code]).toEqual([403, 'account_disabled'])
    expect(refused.body.message).toContain('Votre compte a été désactivé')
    expect(refused.body.message).not.toContain('Départ')
    expect((await signIn(person, 'Un-autre-mot-de-passe-7')).body.code).toBe('invalid_credentials')

    const opened = await admin.patch(path(person), OPEN)
    expect(opened.body).toMatchObject({ is_disabled: false, disabled_at: null, disabled_reason: null })
    expect((await signIn(person)).status).toBe(200)
  })

  test('D13-04 it is written in the journal once, even when sent twice', async () => {
    const person = await someone()
    for (const body of [CLOSE, CLOSE, OPEN, OPEN])
      expect((await admin.patch(path(person), body)).status).toBe(200)
    const rows: { action: string; before: unknown; after: unknown }[] = (await auditOf(person)).body.data
    const own = rows.filter((row) => row.action.endsWith('able'))
    expect(own.map((row) => row.action)).toEqual(['user.enable', 'user.disable'])
    expect(own[1]).toMatchObject({ before: { is_disabled: false }, after: CLOSE })
  })

  test('only right 1 may, and nobody closes their own access', async () => {
    const person = await someone()
    for (const caller of [network.people.editeur, network.people.conseiller, network.people.titulaire]) {
      expect((await (await t.as(caller)).patch(path(person), CLOSE)).status).toBe(403)
    }
    expect((await t.anonymous.patch(path(person), CLOSE)).status).toBe(401)
    expect((await admin.patch(path(network.people.admin), CLOSE)).body.code).toBe('own_access')
    expect((await admin.patch('/admin/users/999999', CLOSE)).status).toBe(404)
    expect((await signIn(person)).status).toBe(200)
  })

  test.each([
    [{ is_disabled: true }, 'disabled_reason'],
    [{ is_disabled: true, disabled_reason: '   ' }, 'disabled_reason'],
    [{ is_disabled: true, disabled_reason: 'x'.repeat(301) }, 'disabled_reason'],
    [{ is_disabled: false, disabled_reason: 'Retour' }, 'disabled_reason'],
    [{ ...CLOSE, right_id: 1 }, 'right_id'],
    [{ disabled_reason: 'Départ' }, 'is_disabled'],
  ])('D2-05 %j is refused by the name of its field', async (body, field) => {
    const person = await someone()
    const answer = await admin.patch(path(person), body)
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
    expect((await admin.get(path(person))).body.is_disabled).toBe(false)
  })

  test('D3-07 no password link is made for them, and one already sent no longer serves', async () => {
    const person = await someone()
    const links = () =>
      t.db.selectFrom('password_links').select('id').where('user_id', '=', person.user_id).execute()
    await t.anonymous.post('/password/email', { email: person.email })
    expect(await links()).toHaveLength(1)
    await admin.patch(path(person), CLOSE)
    expect((await t.anonymous.post('/password/email', { email: person.email })).status).toBe(202)
    expect(await links()).toHaveLength(0)
  })

  test('D4-05 they are no longer counted among the people reached', async () => {
    const person = await someone()
    const reach = async () =>
      (await admin.post('/admin/audience/reach', { target: { drugstore_ids: [network.ouest.id] } })).body
        .people
    const before = await reach()
    await admin.patch(path(person), CLOSE)
    expect(await reach()).toBe(before - 1)
  })

  test('D15-06 the list filters them, the sheet of the drugstore and the spreadsheet show them', async () => {
    const person = await someone()
    await admin.patch(path(person), CLOSE)
    const list = async (flag: boolean): Promise<number[]> =>
      (await admin.get(`/admin/users?person_disabled=${flag}&per_page=100`)).body.data.map(
        (row: { id: number }) => row.id,
      )
    expect(await list(true)).toContain(person.user_id)
    expect(await list(false)).not.toContain(person.user_id)
    const team: { user_id: number; is_disabled: boolean }[] = (
      await admin.get(`/drugstores/${network.ouest.id}/team`)
    ).body.data
    expect(team.find((row) => row.user_id === person.user_id)?.is_disabled).toBe(true)
    const csv = await admin.get('/admin/users/export?person_disabled=true')
    expect(String(csv.text)).toContain(';oui;Départ au 31/12')
  })

  test('two administrators who close each other’s access at once leave one', async () => {
    const [one, two] = [await makeStaff(t.db, 1), await makeStaff(t.db, 1)]
    const [byOne, byTwo] = [await t.as(one), await t.as(two)]
    await byOne.patch(path(network.people.admin), CLOSE)
    const answers = await Promise.all([byOne.patch(path(two), CLOSE), byTwo.patch(path(one), CLOSE)])
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    const survivor = answers[0].status === 200 ? byOne : byTwo
    expect((await survivor.patch(path(network.people.admin), OPEN)).status).toBe(200)
  })
})
