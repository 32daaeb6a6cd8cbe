import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, makeDrugstore, makeMember, makeStaff, PASSWORD } from '../factories.ts'
import { testApp, type TestApp } from '../test-app.ts'

let kit: TestApp
beforeAll(async () => {
  kit = await testApp()
})
afterAll(() => kit.close())

describe('S7-21 DELETE /users/{id}', () => {
  test('D3-08 oneself with the password: personal data goes, the e-mail is free again, sessions are dead', async () => {
    const drugstore = await makeDrugstore(kit.db)
    await makeMember(kit.db, { drugstore_id: drugstore.id, type: 200 })
    const person = await makeMember(kit.db, {
      drugstore_id: drugstore.id,
      type: 100,
      first_name: 'Philippine',
      last_name: 'Vasseur-Quill',
      email: 'philippine@vasseur-quill.test',
    })
    const caller = await kit.as(person)
    const other = await kit.as(person)
    await kit.anonymous.post('/password/email', { email: person.email })
    await caller.patch('/users/me', { phone: '0612345678' })

    const erased = await caller.delete('/users/me', { password: PASSWORD })

    expect(erased.status).toBe(204)
    expect((await caller.get('/users/me')).status).toBe(401)
    expect((await other.get('/users/me')).status).toBe(401)
    expect((await kit.anonymous.post('/login', { email: person.email, password: PASSWORD })).status).toBe(401)
    for (const table of [
      'users',
      'audit_log',
      'mails',
      'invitations',
      'email_changes',
      'accounts',
    ] as const) {
      const rows = JSON.stringify(await kit.db.selectFrom(table).selectAll().execute()).toLowerCase()
      expect(rows).not.toMatch(/philippine|vasseur|33612345678/)
    }
    const again = await kit.anonymous.post('/register', {
      email: person.email,
      first_name: 'Autre',
      last_name: 'Personne',
      password: 'Quatre-cents-tilleuls-5',
      password_confirmation: 'Quatre-cents-tilleuls-5',
      accept_terms: true,
    })
    expect(again.status).toBe(201)
  })

  test('without the password, or with a wrong one, nothing happens', async () => {
    const caller = await kit.as(await makeMember(kit.db, { type: 100 }))

    expect((await caller.delete('/users/me')).body.errors).toHaveProperty('password')
    expect((await caller.delete('/users/me', { password: 'Faux-mot-de-passe-99' })).status).toBe(422)
    expect((await caller.get('/users/me')).status).toBe(200)
  })

  test('right 1 erases anybody; others reach nobody', async () => {
    const person = await makeMember(kit.db, { type: 100 })
    const admin = await kit.as(await makeStaff(kit.db, 1))
    const others = [await kit.as(await makeStaff(kit.db, 2)), await kit.as(await makeMember(kit.db))]

    for (const other of others) {
      expect((await other.delete(`/users/${person.user_id}`, { password: PASSWORD })).status).toBe(404)
    }
    expect((await kit.anonymous.delete(`/users/${person.user_id}`)).status).toBe(401)
    expect((await admin.delete(`/users/${person.user_id}`)).status).toBe(204)
    expect((await admin.delete(`/users/${person.user_id}`)).status).toBe(404)
    expect((await admin.get(`/users/${person.user_id}`)).status).toBe(404)
  })

  test('D16-06 the last titulaire may erase themselves: the team stays, and the pharmacy waits for a new one', async () => {
    const drugstore = await makeDrugstore(kit.db)
    const first = await makeMember(kit.db, { drugstore_id: drugstore.id, type: 200 })
    const colleague = await makeMember(kit.db, { drugstore_id: drugstore.id, type: 100 })

    expect((await (await kit.as(first)).delete('/users/me', { password: PASSWORD })).status).toBe(204)

    expect((await (await kit.as(colleague)).get('/users/me')).status).toBe(200)
    const titulaires = await kit.db
      .selectFrom('accounts')
      .select('id')
      .where('drugstore_id', '=', drugstore.id)
      .where('type', '=', 200)
      .execute()
    expect(titulaires).toEqual([])
  })

  test('D3-06 the head office does not erase the last titulaire of a team; alone, or with another titulaire, it works', async () => {
    const admin = await kit.as(await makeStaff(kit.db, 1))
    const drugstore = await makeDrugstore(kit.db)
    const first = await makeMember(kit.db, { drugstore_id: drugstore.id, type: 200 })
    const colleague = await makeMember(kit.db, { drugstore_id: drugstore.id, type: 100 })

    const refused = await admin.delete(`/users/${first.user_id}`)
    expect([refused.status, refused.body.code]).toEqual([409, 'last_pharmacist_admin'])

    const successor = await makeMember(kit.db, { drugstore_id: drugstore.id, type: 200 })
    expect((await admin.delete(`/users/${first.user_id}`)).status).toBe(204)

    await kit.db.deleteFrom('accounts').where('id', '=', colleague.account_id).execute()
    expect((await admin.delete(`/users/${successor.user_id}`)).status).toBe(204)
  })

  test('D1-02 the last administrator of the head office is 409', async () => {
    const own = await testApp()
    const admin = await makeStaff(own.db, 1)
    const refused = await (await own.as(admin)).delete('/users/me', { password: PASSWORD })

    expect([refused.status, refused.body.code]).toEqual([409, 'last_administrator'])
    await own.close()
  })
})

describe('D3-08 GET /users/{id}/export', () => {
  test('everything held about the person, to themselves or right 1, and no secret', async () => {
    const person = await makeMember(kit.db)
    const second = await makeDrugstore(kit.db)
    await makeAccount(kit.db, { user_id: person.user_id, type: 160, drugstore_id: second.id })
    const caller = await kit.as(person)
    await caller.patch('/users/me', { first_name: 'Zoé' })
    await kit.anonymous.post('/password/email', { email: person.email })

    const answer = await caller.get('/users/me/export')

    expect(answer.status).toBe(200)
    expect(answer.headers['content-disposition']).toContain('attachment')
    expect(answer.body).toMatchObject({ user: { email: person.email, first_name: 'Zoé' }, mails: [{}] })
    expect(answer.body.accounts).toHaveLength(2)
    expect(answer.body.sessions).toHaveLength(1)
    expect(answer.body.actions.map((action: { action: string }) => action.action)).toContain('user.update')
    expect(answer.text).not.toMatch(/argon2|token_hash|password_hash/)
    const admin = await kit.as(await makeStaff(kit.db, 1))
    expect((await admin.get(`/users/${person.user_id}/export`)).status).toBe(200)
  })

  test('someone else’s is 404', async () => {
    const person = await makeMember(kit.db)

    expect(
      (await (await kit.as(await makeMember(kit.db))).get(`/users/${person.user_id}/export`)).status,
    ).toBe(404)
    expect(
      (await (await kit.as(await makeStaff(kit.db, 3))).get(`/users/${person.user_id}/export`)).status,
    ).toBe(404)
  })
})

describe('D3-10 accounts nobody uses', () => {
  test('are warned at 23 months, erased at 24, and kept by one visit', async () => {
    const own = await testApp({ now: '2026-03-10T09:00:00Z' })
    const asleep = await makeMember(own.db, { email: 'asleep@officine.test' })
    const awake = await makeMember(own.db, { email: 'awake@officine.test' })
    await own.db.updateTable('users').set({ created_at: own.clock.now() }).execute()

    own.clock.set('2028-02-10T09:00:00Z')
    await own.jobs.run('identity.inactive_accounts')
    const warned = (await own.mails())
      .filter((mail) => mail.kind === 'inactivity_warning')
      .map((mail) => mail.to)
    await own.anonymous.post('/login', { email: awake.email, password: PASSWORD })
    own.clock.set('2028-03-11T09:00:00Z')
    await own.jobs.run('identity.inactive_accounts')

    const people = await own.db
      .selectFrom('users')
      .select(['id', 'email', 'erased_at'])
      .orderBy('id')
      .execute()
    expect(warned.toSorted()).toEqual([asleep.email, awake.email])
    expect(people.find(({ id }) => id === asleep.user_id)).toMatchObject({
      email: null,
      erased_at: expect.any(Date),
    })
    expect(people.find(({ id }) => id === awake.user_id)).toMatchObject({
      email: awake.email,
      erased_at: null,
    })
    await own.close()
  })
})
