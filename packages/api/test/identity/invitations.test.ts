import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDrugstore, makeGuest, makeMember, makeStaff, makeUser } from '../factories.ts'
import { testApp, type TestApp } from '../test-app.ts'

let kit: TestApp
beforeAll(async () => {
  kit = await testApp()
})
afterAll(() => kit.close())

const GOOD_PASSWORD = 'Trois-mille-lavandes-8'
const form = {
  first_name: 'Nora',
  last_name: 'Keller',
  password: GOOD_PASSWORD,
  password_confirmation: GOOD_PASSWORD,
  accept_terms: true,
}
let counter = 0
const newEmail = () => `invitee.${(counter += 1)}@officine.test`

async function tokenSentTo(email: string): Promise<string> {
  const mail = (await kit.mails()).findLast((sent) => sent.to === email && sent.kind === 'invitation')
  return /#invitation=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

async function titulaire() {
  const drugstore = await makeDrugstore(kit.db, { name: 'Pharmacie du Port' })
  const member = await makeMember(kit.db, { drugstore_id: drugstore.id, type: 200 })
  return { drugstore, caller: await kit.as(member), member }
}

describe('D3-05 invitations of a drugstore', () => {
  test('the titulaire invites, the person is told where, registers and joins the team', async () => {
    const { drugstore, caller } = await titulaire()
    const email = newEmail()

    const invited = await caller.post('/invitations', { email, type: 160, drugstore_id: drugstore.id })
    const invitation = await tokenSentTo(email)
    const shown = await kit.anonymous.post('/invitations/lookup', { invitation })
    const joined = await kit.anonymous.post('/register', { ...form, invitation })

    expect(invited.status).toBe(201)
    expect(shown.body).toEqual({
      email,
      type: 160,
      right_id: null,
      drugstore_name: 'Pharmacie du Port',
      has_account: false,
    })
    expect(joined.status).toBe(201)
    expect(joined.body.user.email).toBe(email)
    expect(joined.body.accounts).toMatchObject([{ type: 160, drugstore: { id: drugstore.id } }])
    const list = await caller.get('/invitations')
    expect(list.body.data[0]).toMatchObject({ email, accepted_at: expect.any(String) })
  })

  test('D3-07 the link begins with PUBLIC_URL, and no token is kept or shown', async () => {
    const { caller } = await titulaire()
    const email = newEmail()
    await caller.post('/invitations', { email, type: 100 }, { headers: { host: 'pirate.test' } })

    const invitation = await tokenSentTo(email)
    const mail = (await kit.mails()).findLast((sent) => sent.to === email)
    const stored = await kit.db.selectFrom('invitations').selectAll().where('email', '=', email).execute()
    const list = await caller.get('/invitations')

    expect(mail?.text).toContain('https://kiosque.test/register#invitation=')
    expect(JSON.stringify(stored)).not.toContain(invitation)
    expect(list.text).not.toContain(invitation)
  })

  test('an invitation serves once, and its place cannot be changed', async () => {
    const { caller } = await titulaire()
    const email = newEmail()
    await caller.post('/invitations', { email, type: 100 })
    const invitation = await tokenSentTo(email)

    const promoted = await kit.anonymous.post('/register', { ...form, invitation, type: 200 })
    const elsewhere = await kit.anonymous.post('/register', { ...form, invitation, email: newEmail() })
    const first = await kit.anonymous.post('/register', { ...form, invitation })
    const again = await kit.anonymous.post('/register', { ...form, invitation })

    expect([promoted.status, elsewhere.status, first.status, again.status]).toEqual([422, 422, 201, 404])
  })

  test('after 7 days it is over; resent, the former link is dead and the new one lives', async () => {
    const { caller } = await titulaire()
    const email = newEmail()
    const { body } = await caller.post('/invitations', { email, type: 100 })
    const former = await tokenSentTo(email)
    kit.clock.advance(7 * 86_400_000)

    const late = await kit.anonymous.post('/register', { ...form, invitation: former })
    const resent = await caller.post(`/invitations/${body.id}/resend`)
    const renewed = await tokenSentTo(email)

    expect(late.status).toBe(404)
    expect(resent.status).toBe(200)
    expect(renewed).not.toBe(former)
    expect((await kit.anonymous.post('/invitations/lookup', { invitation: former })).status).toBe(404)
    expect((await kit.anonymous.post('/register', { ...form, invitation: renewed })).status).toBe(201)
  })

  test('withdrawn, the link opens nothing', async () => {
    const { caller } = await titulaire()
    const email = newEmail()
    const { body } = await caller.post('/invitations', { email, type: 100 })
    const invitation = await tokenSentTo(email)

    expect((await caller.delete(`/invitations/${body.id}`)).status).toBe(204)
    expect((await kit.anonymous.post('/register', { ...form, invitation })).status).toBe(404)
  })

  test('someone who already has an account signs in and accepts', async () => {
    const { drugstore, caller } = await titulaire()
    const guest = await makeGuest(kit.db)
    const stranger = await makeGuest(kit.db)
    await caller.post('/invitations', { email: guest.email, type: 180 })
    const invitation = await tokenSentTo(guest.email)

    const shown = await kit.anonymous.post('/invitations/lookup', { invitation })
    const registered = await kit.anonymous.post('/register', { ...form, invitation })
    const stolen = await (await kit.as(stranger)).post('/invitations/accept', { invitation })
    const accepted = await (await kit.as(guest)).post('/invitations/accept', { invitation })

    expect(shown.body.has_account).toBe(true)
    expect([registered.status, registered.body.code]).toEqual([409, 'email_taken'])
    expect(stolen.status).toBe(403)
    expect(accepted.body.account).toMatchObject({ type: 180, drugstore: { id: drugstore.id } })
  })
})

test('one address invited again and again: 429 after three within the hour; twenty colleagues are fine', async () => {
  const inviter = await kit.as(await makeMember(kit.db))
  const invite = (email: string) => inviter.post('/invitations', { email, type: 100 })
  const first = await invite('encore@officine.test')
  expect((await invite('Encore@officine.test')).status).toBe(201)
  expect((await inviter.post(`/invitations/${first.body.id}/resend`)).status).toBe(200)

  const fourth = await invite('encore@officine.test')
  expect([fourth.status, fourth.body.code]).toEqual([429, 'too_many_requests'])
  expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(0)
  expect((await inviter.post(`/invitations/${first.body.id}/resend`)).status).toBe(429)
  for (let index = 0; index < 20; index += 1)
    expect((await invite(`collegue-${index}@officine.test`)).status).toBe(201)
  kit.clock.advance(3_601_000)
  expect((await invite('encore@officine.test')).status).toBe(201)
})

describe('D3-05 who may invite whom', () => {
  test.each([
    [200, 200, 201],
    [180, 180, 201],
    [180, 200, 403],
    [200, 1000, 403],
    [200, 0, 403],
    [160, 100, 403],
    [100, 100, 403],
    [90, 90, 403],
  ] as const)('type %i inviting type %i is %i', async (own, given, status) => {
    const drugstore = await makeDrugstore(kit.db)
    const caller = await kit.as(await makeMember(kit.db, { drugstore_id: drugstore.id, type: own }))

    const answer = await caller.post('/invitations', {
      email: newEmail(),
      type: given,
      drugstore_id: drugstore.id,
    })

    expect(answer.status).toBe(status)
  })

  test('another drugstore, a right, or a guest inviting: 403; nobody signed in: 401', async () => {
    const { caller } = await titulaire()
    const other = await makeDrugstore(kit.db)
    const guest = await kit.as(await makeGuest(kit.db))
    const email = newEmail()

    expect((await caller.post('/invitations', { email, type: 100, drugstore_id: other.id })).status).toBe(403)
    expect((await caller.post('/invitations', { email, type: 100, drugstore_id: 999_999 })).status).toBe(403)
    expect((await caller.post('/invitations', { email, right_id: 3 })).status).toBe(403)
    expect((await guest.post('/invitations', { email, type: 0 })).status).toBe(403)
    expect((await kit.anonymous.post('/invitations', { email, type: 100 })).status).toBe(401)
    expect((await caller.get('/invitations')).body.data).toEqual([])
  })

  test('another drugstore’s invitation does not exist', async () => {
    const { caller } = await titulaire()
    const { body } = await caller.post('/invitations', { email: newEmail(), type: 100 })
    const other = (await titulaire()).caller

    expect((await other.delete(`/invitations/${body.id}`)).status).toBe(404)
    expect((await other.post(`/invitations/${body.id}/resend`)).status).toBe(404)
    expect((await other.get('/invitations')).body.meta.total).toBe(0)
  })

  test('someone who loses their role takes their open invitations with them', async () => {
    const { drugstore, caller } = await titulaire()
    const partner = await makeMember(kit.db, { drugstore_id: drugstore.id, type: 180 })
    const email = newEmail()
    await (await kit.as(partner)).post('/invitations', { email, type: 100 })
    const invitation = await tokenSentTo(email)

    await caller.delete(`/accounts/${partner.account_id}`)

    expect((await kit.anonymous.post('/register', { ...form, invitation })).status).toBe(404)
  })
})

describe('S7-13 POST /register/conseiller', () => {
  test('D3-05 an invitation of the head office with right 3 makes an adviser with a head-office account', async () => {
    const admin = await kit.as(await makeStaff(kit.db, 1))
    const email = newEmail()
    const invited = await admin.post('/invitations', { email, right_id: 3 })
    const invitation = await tokenSentTo(email)

    const joined = await kit.anonymous.post('/register/conseiller', { ...form, invitation })

    expect(invited.body).toMatchObject({ right_id: 3, type: null, drugstore: null })
    expect(joined.status).toBe(201)
    expect(joined.body.user.right_id).toBe(3)
    expect(joined.body.accounts).toMatchObject([{ type: 1000, drugstore: null }])
    expect((await (await kit.as(joined.body.token)).get('/admin/zones')).status).toBe(200)
  })

  test('another invitation, or none, is refused', async () => {
    const { caller } = await titulaire()
    const email = newEmail()
    await caller.post('/invitations', { email, type: 100 })
    const invitation = await tokenSentTo(email)

    expect((await kit.anonymous.post('/register/conseiller', { ...form, invitation })).status).toBe(403)
    expect((await kit.anonymous.post('/register/conseiller', form)).status).toBe(422)
    expect((await kit.anonymous.post('/register/conseiller', { ...form, email, invitation })).status).toBe(
      422,
    )
  })

  test.each([2, 3] as const)('right %i cannot invite anybody', async (right) => {
    const caller = await kit.as(await makeStaff(kit.db, right))

    expect((await caller.post('/invitations', { email: newEmail(), right_id: 3 })).status).toBe(403)
    expect(
      (await caller.post('/invitations', { email: newEmail(), type: 100, drugstore_id: 1 })).status,
    ).toBe(403)
  })

  test('right 1 invites a titulaire to any drugstore, and says what is missing', async () => {
    const admin = await kit.as(await makeStaff(kit.db, 1))
    const drugstore = await makeDrugstore(kit.db)
    const email = newEmail()

    expect((await admin.post('/invitations', { email, type: 200, drugstore_id: drugstore.id })).status).toBe(
      201,
    )
    expect((await admin.post('/invitations', { email, type: 200 })).body.errors).toHaveProperty(
      'drugstore_id',
    )
    expect((await admin.post('/invitations', { email })).body.errors).toHaveProperty('type')
    expect((await admin.post('/invitations', { email, type: 90, drugstore_id: 999_999 })).status).toBe(422)
    expect((await admin.post('/invitations', { email, right_id: 2, type: 100 })).status).toBe(422)
  })
})

test('D3-05 a right without an account of type 1000 gives nothing', async () => {
  const { id, email } = await makeUser(kit.db, { right_id: 1 })
  const caller = await kit.as({ user_id: id, email, account_id: null, drugstore_id: null })

  expect((await caller.post('/invitations', { email: newEmail(), right_id: 1 })).status).toBe(403)
  expect((await caller.get('/admin/users')).status).toBe(403)
})
