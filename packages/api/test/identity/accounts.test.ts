import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  makeAccount,
  makeDrugstore,
  makeGuest,
  makeMember,
  makeStaff,
  type Person,
  signIn,
} from '../factories.ts'
import { testApp, type TestApp } from '../test-app.ts'

let kit: TestApp
beforeAll(async () => {
  kit = await testApp()
})
afterAll(() => kit.close())

// Another process hears of it from PostgreSQL within milliseconds; a second is what the goal allows.
const NEXT_CALL = { timeout: 1_000, interval: 10 }

async function team() {
  const drugstore = await makeDrugstore(kit.db)
  const titulaire = await makeMember(kit.db, { drugstore_id: drugstore.id, type: 200 })
  const preparator = await makeMember(kit.db, { drugstore_id: drugstore.id, type: 100 })
  return { drugstore, titulaire, preparator, caller: await kit.as(titulaire) }
}

/** A titulaire of two pharmacies, signed in to the first, and someone who works in the second. */
async function twoPharmacies() {
  const first = await team()
  const other = await makeDrugstore(kit.db)
  await makeAccount(kit.db, { user_id: first.titulaire.user_id, type: 200, drugstore_id: other.id })
  const colleague = await makeMember(kit.db, { drugstore_id: other.id, type: 100 })
  return { ...first, other, colleague }
}

async function toldTitles(person: Person): Promise<string[]> {
  const { body } = await (await kit.as(person)).get(`/notifications/user/${person.user_id}/unread`)
  return body.data.map((notification: { title: string }) => notification.title)
}

describe('S7-25 POST /accounts with an id', () => {
  test('D3-06 S4-05 logs into one’s other account: a new token, the old one dead everywhere', async () => {
    const second = await kit.another()
    const person = await makeMember(kit.db)
    const other = await makeDrugstore(kit.db)
    const otherAccount = await makeAccount(kit.db, {
      user_id: person.user_id,
      type: 180,
      drugstore_id: other.id,
    })
    const oldToken = await signIn(kit.db, person, kit.clock.now())
    await (await second.as(oldToken)).get('/users/me')

    const answer = await (await kit.as(oldToken)).post('/accounts', { id: otherAccount })

    expect(answer.status).toBe(200)
    expect(answer.body.account).toMatchObject({ id: otherAccount, type: 180, drugstore: { id: other.id } })
    expect((await (await kit.as(oldToken)).get('/users/me')).status).toBe(401)
    const elsewhere = await second.as(oldToken)
    await expect.poll(async () => (await elsewhere.get('/users/me')).status, NEXT_CALL).toBe(401)
    const now = await kit.as(answer.body.token)
    expect((await now.get(`/drugstores/${other.id}/team`)).status).toBe(200)
    expect((await now.get(`/drugstores/${person.drugstore_id}/team`)).status).toBe(404)
    await second.close()
  })

  test('someone else’s account is 404 and keeps the token; fields beside the id are 422', async () => {
    const { titulaire, preparator } = await team()
    const caller = await kit.as(preparator)

    expect((await caller.post('/accounts', { id: titulaire.account_id })).status).toBe(404)
    expect((await caller.post('/accounts', { id: preparator.account_id, type: 200 })).status).toBe(422)
    expect((await caller.get('/users/me')).status).toBe(200)
  })
})

describe('S7-25 POST /accounts without an id', () => {
  test('D16-01 D3-06 a titulaire adds someone of their other pharmacy to the team, who is told', async () => {
    const { drugstore, caller, colleague } = await twoPharmacies()

    const answer = await caller.post('/accounts', {
      user_id: colleague.user_id,
      type: 90,
      drugstore_id: drugstore.id,
    })

    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({ account: { type: 90, drugstore: { id: drugstore.id } }, token: null })
    expect((await kit.mails()).at(-1)).toMatchObject({ to: colleague.email, kind: 'added_to_team' })
    expect(await toldTitles(colleague)).toEqual([expect.stringContaining('nouvelle équipe')])
    const again = await caller.post('/accounts', {
      user_id: colleague.user_id,
      type: 100,
      drugstore_id: drugstore.id,
    })
    expect([again.status, again.body.code]).toEqual([409, 'account_exists'])
  })

  test.each([
    ['someone of a pharmacy that is not theirs', () => makeMember(kit.db, { type: 100 })],
    ['a guest', () => makeGuest(kit.db)],
    ['someone of the head office', () => makeStaff(kit.db, 2)],
    ['nobody', async () => ({ user_id: 999_999 })],
  ])('D16-01 a titulaire attaching %s is told 404, and nobody is written to', async (_, who) => {
    const { drugstore, caller } = await twoPharmacies()
    const { user_id } = await who()
    const before = (await kit.mails()).length

    const answer = await caller.post('/accounts', { user_id, type: 90, drugstore_id: drugstore.id })

    expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
    const list = await caller.get(`/drugstores/${drugstore.id}/team`)
    expect(list.body.data.map((member: { user_id: number }) => member.user_id)).not.toContain(user_id)
    expect(await kit.mails()).toHaveLength(before)
  })

  test('D16-01 own pharmacies are those one is titulaire of, enabled, and their people with an access', async () => {
    const { drugstore, titulaire, caller, other, colleague } = await twoPharmacies()
    const attach = (user_id: number) =>
      caller.post('/accounts', { user_id, type: 90, drugstore_id: drugstore.id })
    const asCotitulaire = await makeDrugstore(kit.db)
    await makeAccount(kit.db, { user_id: titulaire.user_id, type: 180, drugstore_id: asCotitulaire.id })
    const elsewhere = await makeMember(kit.db, { type: 100, drugstore_id: asCotitulaire.id })
    expect((await attach(elsewhere.user_id)).status).toBe(404)

    const admin = await kit.as(await makeStaff(kit.db, 1))
    const closed = { is_disabled: true, disabled_reason: 'Départ' }
    expect((await admin.patch(`/admin/users/${colleague.user_id}`, closed)).status).toBe(200)
    expect((await attach(colleague.user_id)).status).toBe(404)

    const second = await makeMember(kit.db, { type: 100, drugstore_id: other.id })
    expect((await admin.patch(`/admin/drugstores/${other.id}`, closed)).status).toBe(200)
    expect((await attach(second.user_id)).status).toBe(404)
  })

  test('D16-01 right 1 attaches anyone, with or without a pharmacy, and the person is told', async () => {
    const admin = await kit.as(await makeStaff(kit.db, 1))
    const drugstore = await makeDrugstore(kit.db)
    const member = await makeMember(kit.db)

    await admin.post('/accounts', { user_id: member.user_id, type: 100, drugstore_id: drugstore.id })
    await admin.post('/accounts', { user_id: member.user_id, type: 1000 })

    const mails = (await kit.mails()).filter((mail) => mail.to === member.email)
    expect(mails.map((mail) => mail.kind)).toEqual(['added_to_team', 'added_to_team'])
    expect(await toldTitles(member)).toHaveLength(2)
  })

  test('someone added to and removed from a team again and again: 429 after three within the hour', async () => {
    const { drugstore, caller, colleague, other, titulaire } = await twoPharmacies()
    const body = { user_id: colleague.user_id, type: 90, drugstore_id: drugstore.id }
    const addAndRemove = async () => {
      const added = await caller.post('/accounts', body)
      if (added.status === 201) await caller.delete(`/accounts/${added.body.account.id}`)
      return added
    }
    const answers = [await addAndRemove(), await addAndRemove(), await addAndRemove(), await addAndRemove()]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429])
    expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(0)

    for (let index = 0; index < 20; index += 1) {
      const member = await makeMember(kit.db, { type: 100, drugstore_id: other.id })
      const answer = await caller.post('/accounts', { ...body, user_id: member.user_id })
      expect(answer.status).toBe(201)
    }
    kit.clock.advance(3_601_000)
    expect((await (await kit.as(titulaire)).post('/accounts', body)).status).toBe(201)
  })

  test.each([
    ['another drugstore', async () => ({ drugstore_id: (await makeDrugstore(kit.db)).id })],
    ['a head-office type', async () => ({ type: 1000 })],
    ['a guest type', async () => ({ type: 0 })],
    ['no drugstore', async () => ({ drugstore_id: null })],
  ])('a titulaire giving %s is 403', async (_, overrides) => {
    const { drugstore, caller } = await team()
    const { user_id } = await makeGuest(kit.db)
    const body = { user_id, type: 100, drugstore_id: drugstore.id, ...(await overrides()) }

    expect((await caller.post('/accounts', body)).status).toBe(403)
  })

  test.each([180, 160, 100, 90] as const)(
    'type %i creates nothing, not even for themselves',
    async (type) => {
      const drugstore = await makeDrugstore(kit.db)
      const person = await makeMember(kit.db, { drugstore_id: drugstore.id, type })
      const caller = await kit.as(person)
      const { user_id } = await makeGuest(kit.db)

      expect((await caller.post('/accounts', { user_id, type: 90, drugstore_id: drugstore.id })).status).toBe(
        403,
      )
      expect((await caller.post('/accounts', { user_id: person.user_id, type: 1000 })).status).toBe(403)
    },
  )

  test('right 1 creates any; what does not fit is 422', async () => {
    const admin = await kit.as(await makeStaff(kit.db, 1))
    const drugstore = await makeDrugstore(kit.db)
    const { user_id } = await makeGuest(kit.db)

    expect((await admin.post('/accounts', { user_id, type: 200, drugstore_id: drugstore.id })).status).toBe(
      201,
    )
    expect((await admin.post('/accounts', { user_id, type: 1000 })).status).toBe(201)
    expect((await admin.post('/accounts', { user_id, type: 160 })).body.errors).toHaveProperty('drugstore_id')
    expect((await admin.post('/accounts', { user_id, type: 1000, drugstore_id: drugstore.id })).status).toBe(
      422,
    )
    expect((await admin.post('/accounts', { user_id: 999_999, type: 1000 })).body.errors).toHaveProperty(
      'user_id',
    )
    expect((await admin.post('/accounts', { user_id, type: 150, drugstore_id: drugstore.id })).status).toBe(
      422,
    )
    expect(
      (await (await kit.as(await makeStaff(kit.db, 2))).post('/accounts', { user_id, type: 0 })).status,
    ).toBe(403)
  })

  test('head-office people are not a titulaire’s to attach', async () => {
    const { drugstore, caller } = await team()
    const staff = await makeStaff(kit.db, 2)

    const answer = await caller.post('/accounts', {
      user_id: staff.user_id,
      type: 90,
      drugstore_id: drugstore.id,
    })

    expect(answer.status).toBe(404)
  })
})

describe('S7-26 PATCH /accounts/{id}', () => {
  test('D3-06 a titulaire changes a colleague’s role, held at the next call in every process', async () => {
    const second = await kit.another()
    const { drugstore, preparator, caller } = await team()
    const colleague = await second.as(preparator)
    expect((await colleague.get('/invitations')).status).toBe(403)

    const answer = await caller.patch(`/accounts/${preparator.account_id}`, { type: 180 })

    expect(answer.body).toMatchObject({
      account: { type: 180, drugstore: { id: drugstore.id } },
      token: null,
    })
    await expect.poll(async () => (await colleague.get('/invitations')).status, NEXT_CALL).toBe(200)
    await second.close()
  })

  test('nobody changes their own role, nor an account of elsewhere, nor above a pharmacy’s types', async () => {
    const { titulaire, preparator, caller } = await team()
    const stranger = await makeMember(kit.db)

    const own = await caller.patch(`/accounts/${titulaire.account_id}`, { type: 100 })
    expect([own.status, own.body.code]).toEqual([403, 'own_account'])
    expect((await caller.patch(`/accounts/${stranger.account_id}`, { type: 100 })).status).toBe(404)
    expect((await caller.patch('/accounts/999999', { type: 100 })).status).toBe(404)
    expect((await caller.patch(`/accounts/${preparator.account_id}`, { type: 1000 })).status).toBe(403)
    expect((await caller.patch(`/accounts/${preparator.account_id}`, { type: 200, user_id: 1 })).status).toBe(
      422,
    )
    const asPreparator = await kit.as(preparator)
    expect((await asPreparator.patch(`/accounts/${preparator.account_id}`, { type: 200 })).status).toBe(403)
    expect((await asPreparator.patch(`/accounts/${titulaire.account_id}`, { type: 90 })).status).toBe(403)
  })

  test('D3-06 the last titulaire is not demoted, even by right 1', async () => {
    const { titulaire } = await team()
    const admin = await kit.as(await makeStaff(kit.db, 1))

    const answer = await admin.patch(`/accounts/${titulaire.account_id}`, { type: 160 })

    expect([answer.status, answer.body.code]).toEqual([409, 'last_pharmacist_admin'])
  })
})

describe('S7-27 DELETE /accounts/{id}', () => {
  test('D3-06 removes someone from the team and ends their sessions there', async () => {
    const { drugstore, preparator, caller } = await team()
    const colleague = await kit.as(preparator)

    expect((await caller.delete(`/accounts/${preparator.account_id}`)).status).toBe(204)

    expect((await colleague.get('/users/me')).status).toBe(401)
    const list = await caller.get(`/drugstores/${drugstore.id}/team`)
    expect(list.body.data.map((member: { user_id: number }) => member.user_id)).not.toContain(
      preparator.user_id,
    )
  })

  test('nobody removes themselves, someone of elsewhere, or the last titulaire', async () => {
    const { titulaire, preparator, caller } = await team()
    const stranger = await makeMember(kit.db, { type: 100 })
    const admin = await kit.as(await makeStaff(kit.db, 1))

    expect((await caller.delete(`/accounts/${titulaire.account_id}`)).body.code).toBe('own_account')
    expect((await caller.delete(`/accounts/${stranger.account_id}`)).status).toBe(404)
    expect((await (await kit.as(preparator)).delete(`/accounts/${titulaire.account_id}`)).status).toBe(403)
    expect((await admin.delete(`/accounts/${titulaire.account_id}`)).body.code).toBe('last_pharmacist_admin')
  })

  test('D3-06 two titulaires removing each other at once leave one', async () => {
    const { drugstore, titulaire } = await team()
    const other = await makeMember(kit.db, { drugstore_id: drugstore.id, type: 200 })
    const [a, b] = [await kit.as(titulaire), await kit.as(other)]

    await Promise.all([
      a.delete(`/accounts/${other.account_id}`),
      b.delete(`/accounts/${titulaire.account_id}`),
    ])

    const left = await kit.db
      .selectFrom('accounts')
      .select('id')
      .where('drugstore_id', '=', drugstore.id)
      .where('type', '=', 200)
      .execute()
    expect(left).toHaveLength(1)
  })
})
