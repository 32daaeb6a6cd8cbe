import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDrugstore, makeGuest, makeMember, makeStaff, makeZone, PASSWORD, signIn } from '../factories.ts'
import { testApp, type TestApp } from '../test-app.ts'

let kit: TestApp
beforeAll(async () => {
  kit = await testApp()
})
afterAll(() => kit.close())

// Another process hears of it from PostgreSQL within milliseconds; a second is what the goal allows.
const NEXT_CALL = { timeout: 1_000, interval: 10 }
const NEW_PASSWORD = 'Quatre-cents-tilleuls-5'
const newPasswords = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD }

describe('S7-17 GET /users/{id}', () => {
  test('D3-08 oneself, by id or « me », and anybody for right 1', async () => {
    const person = await makeMember(kit.db)
    const caller = await kit.as(person)
    const admin = await kit.as(await makeStaff(kit.db, 1))

    const [me, byId, byAdmin] = [
      await caller.get('/users/me'),
      await caller.get(`/users/${person.user_id}`),
      await admin.get(`/users/${person.user_id}`),
    ]

    expect(me.body).toEqual(byId.body)
    expect(byAdmin.body).toEqual(byId.body)
    expect(me.body).not.toHaveProperty('password_hash')
    expect(me.headers['cache-control']).toContain('no-store')
  })

  test('D2-03 someone else is 404, exactly as someone who does not exist', async () => {
    const drugstore = await makeDrugstore(kit.db)
    const colleague = await makeMember(kit.db, { drugstore_id: drugstore.id, type: 100 })
    const callers = [
      await kit.as(await makeMember(kit.db, { drugstore_id: drugstore.id })),
      await kit.as(await makeStaff(kit.db, 2)),
      await kit.as(await makeGuest(kit.db)),
    ]
    for (const caller of callers) {
      const other = await caller.get(`/users/${colleague.user_id}`)
      const absent = await caller.get('/users/2000000000')
      expect([other.status, absent.status]).toEqual([404, 404])
      expect(other.body.code).toBe(absent.body.code)
    }
  })

  test.each(['0', '-1', '1.5', 'abc', '99999999999', '1%20OR%201=1', 'ME'])(
    'an id like %s is 404',
    async (id) => {
      const caller = await kit.as(await makeMember(kit.db))

      expect((await caller.get(`/users/${id}`)).status).toBe(404)
    },
  )

  test('CVE-2023-22894 no filter, sort or include on hidden fields', async () => {
    const caller = await kit.as(await makeMember(kit.db))
    const admin = await kit.as(await makeStaff(kit.db, 1))

    expect((await caller.get('/users/me?fields=password_hash')).status).toBe(422)
    expect((await admin.get('/admin/users?sort=password_hash')).status).toBe(422)
    expect((await admin.get('/admin/users?password_hash=a')).status).toBe(422)
  })
})

describe('S7-18 GET /users/right/{right}', () => {
  test('right 1 sees each right; the head office sees advisers; pharmacies none', async () => {
    const admin = await kit.as(await makeStaff(kit.db, 1))
    const adviser = await makeStaff(kit.db, 3, { zones: ['Nord'] })
    const asAdviser = await kit.as(adviser)
    const member = await kit.as(await makeMember(kit.db))

    const advisers = await asAdviser.get('/users/right/3?per_page=100')

    expect(advisers.body.data.map((user: { id: number }) => user.id)).toContain(adviser.user_id)
    expect(advisers.body.data.every((user: { right_id: number }) => user.right_id === 3)).toBe(true)
    expect((await admin.get('/users/right/1')).status).toBe(200)
    expect((await asAdviser.get('/users/right/1')).status).toBe(403)
    expect((await member.get('/users/right/3')).status).toBe(403)
    expect((await kit.anonymous.get('/users/right/3')).status).toBe(401)
    expect((await admin.get('/users/right/9')).status).toBe(404)
  })
})

describe('S7-19 POST /users', () => {
  test('D15-06 right 1 opens an access; the person sets a password from the mail', async () => {
    const admin = await kit.as(await makeStaff(kit.db, 1))
    const email = 'nouvelle.editrice@siege.test'

    const made = await admin.post('/users', { email, first_name: 'Ana', last_name: 'Roy', right_id: 2 })
    const mail = (await kit.mails()).findLast((sent) => sent.to === email)
    const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    await kit.anonymous.post('/password/reset', { token, email, ...newPasswords })
    const login = await kit.anonymous.post('/login', { email, password: NEW_PASSWORD, admin: true })

    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ email, right_id: 2 })
    expect(login.status).toBe(200)
    expect(login.body.accounts).toMatchObject([{ type: 1000 }])
  })

  test('others are refused; a taken e-mail is 409; odd fields are 422', async () => {
    const admin = await kit.as(await makeStaff(kit.db, 1))
    const known = await makeMember(kit.db)
    const body = { email: 'x@siege.test', first_name: 'A', last_name: 'B' }

    expect((await (await kit.as(await makeStaff(kit.db, 2))).post('/users', body)).status).toBe(403)
    expect((await (await kit.as(known)).post('/users', body)).status).toBe(403)
    expect((await kit.anonymous.post('/users', body)).status).toBe(401)
    expect((await admin.post('/users', { ...body, email: known.email })).body.code).toBe('email_taken')
    expect((await admin.post('/users', { ...body, right_id: 4 })).body.errors).toHaveProperty('right_id')
    expect((await admin.post('/users', { ...body, password: 'x' })).body.errors).toHaveProperty('password')
  })
})

describe('S7-20 PATCH /users/{id}', () => {
  test('D3-08 one’s own names, phone and preferences', async () => {
    const caller = await kit.as(await makeMember(kit.db))
    const preferences = { email_digest: 'daily', publications: false, trainings: true }

    const answer = await caller.patch('/users/me', {
      first_name: 'Zoé',
      phone: '06.12.34.56.78',
      notification_preferences: preferences,
    })

    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      first_name: 'Zoé',
      phone: '+33612345678',
      notification_preferences: preferences,
    })
    const one = await caller.patch('/users/me', { notification_preferences: { email_digest: 'never' } })
    expect(one.body.notification_preferences).toEqual({ ...preferences, email_digest: 'never' })
    const odd = await caller.patch('/users/me', { notification_preferences: { sms: true } })
    expect(odd.status).toBe(422)
  })

  test.each([
    [{ right_id: 1 }],
    [{ zone_ids: [1] }],
    [{ type: 200 }],
    [{ id: 1 }],
    [{ password_hash: 'x' }],
    [{ erased_at: null }],
    [{ is_disabled: false }],
    [{ created_at: '2020-01-01T00:00:00Z' }],
  ])('G7 D2-05 %j on oneself is 422 and changes nothing', async (body) => {
    const person = await makeMember(kit.db)
    const caller = await kit.as(person)
    const before = await kit.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', person.user_id)
      .executeTakeFirst()

    const answer = await caller.patch('/users/me', { first_name: 'Pirate', ...body })

    const after = await kit.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', person.user_id)
      .executeTakeFirst()
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toHaveProperty(Object.keys(body)[0] ?? '')
    expect(after).toMatchObject({ first_name: before?.first_name, right_id: null })
  })

  test('D3-02 a new password needs the current one, and ends every other session', async () => {
    const person = await makeMember(kit.db)
    const here = await kit.as(person)
    const other = await kit.as(person)

    const without = await here.patch('/users/me', newPasswords)
    const wrong = await here.patch('/users/me', { ...newPasswords, current_password: 'Faux-mot-de-passe-99' })
    const changed = await here.patch('/users/me', { ...newPasswords, current_password: PASSWORD })

    expect(without.body.errors).toHaveProperty('current_password')
    expect(wrong.body.errors).toHaveProperty('current_password')
    expect(changed.status).toBe(200)
    expect((await here.get('/users/me')).status).toBe(200)
    expect((await other.get('/users/me')).status).toBe(401)
    expect((await kit.anonymous.post('/login', { email: person.email, password: NEW_PASSWORD })).status).toBe(
      200,
    )
  })

  test('D3-01 guesses of the current password count with those of the sign-in form', async () => {
    const person = await makeMember(kit.db)
    const caller = await kit.as(person)
    for (let index = 0; index < 5; index++) {
      await caller.patch('/users/me', { ...newPasswords, current_password: `Faux-mot-de-passe-${index}` })
    }

    expect((await caller.patch('/users/me', { ...newPasswords, current_password: PASSWORD })).status).toBe(
      429,
    )
    expect((await caller.delete('/users/me', { password: PASSWORD })).status).toBe(429)
    expect((await kit.anonymous.post('/login', { email: person.email, password: PASSWORD })).status).toBe(429)
  })

  test('D3-08 an e-mail changes once its new owner has confirmed, and the former one is told', async () => {
    const person = await makeMember(kit.db)
    const caller = await kit.as(person)

    const asked = await caller.patch('/users/me', {
      email: 'Nouvelle.Adresse@officine.test',
      current_password: PASSWORD,
    })
    const sent = await kit.mails()
    const token = /#confirm=([\w-]+)/.exec(
      sent.findLast((mail) => mail.kind === 'email_change')?.text ?? '',
    )?.[1]
    const confirmed = await kit.anonymous.post('/users/me/email/confirm', { token })
    const again = await kit.anonymous.post('/users/me/email/confirm', { token })

    expect(asked.body).toMatchObject({ email: person.email, pending_email: 'nouvelle.adresse@officine.test' })
    expect(sent.some((mail) => mail.to === person.email && mail.kind === 'email_notice')).toBe(true)
    expect([confirmed.status, again.status]).toEqual([200, 422])
    expect((await caller.get('/users/me')).body).toMatchObject({
      email: 'nouvelle.adresse@officine.test',
      pending_email: null,
    })
  })

  test('D3-01 asking for an e-mail already used answers the same, and never takes it', async () => {
    const victim = await makeMember(kit.db)
    const caller = await kit.as(await makeMember(kit.db))

    const answer = await caller.patch('/users/me', { email: victim.email, current_password: PASSWORD })
    const mail = (await kit.mails()).findLast((sent) => sent.to === victim.email)

    expect(answer.status).toBe(200)
    expect(mail?.kind).toBe('email_in_use')
    expect(mail?.text).not.toContain('confirm=')
  })

  test('D16-03 one’s own e-mail asks for the current password, by name, and sends nothing without it', async () => {
    const person = await makeMember(kit.db)
    const caller = await kit.as(person)
    const email = 'prise-de-compte@ailleurs.test'

    const without = await caller.patch('/users/me', { email })
    const wrong = await caller.patch('/users/me', { email, current_password: 'Pas-le-bon-du-tout-9' })

    expect([without.status, Object.keys(without.body.errors)]).toEqual([422, ['current_password']])
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['current_password']])
    expect((await kit.mails()).some((mail) => mail.to === email)).toBe(false)
    expect((await caller.get('/users/me')).body.pending_email).toBeNull()
    // The same address is no change: a whole profile sent back asks for nothing.
    expect((await caller.patch('/users/me', { email: person.email, phone: null })).status).toBe(200)
    const both = { ...newPasswords, email, current_password: PASSWORD }
    expect((await caller.patch('/users/me', both)).body.pending_email).toBe(email)
  })

  test('D16-03 right 1 changes another’s e-mail without any password, which is confirmed all the same', async () => {
    const admin = await kit.as(await makeStaff(kit.db, 1))
    const person = await makeMember(kit.db)

    const answer = await admin.patch(`/users/${person.user_id}`, { email: 'corrigee@officine.test' })

    expect(answer.body).toMatchObject({ email: person.email, pending_email: 'corrigee@officine.test' })
    const refused = await admin.patch(`/users/${person.user_id}`, {
      email: 'a@b.test',
      current_password: 'x',
    })
    expect(Object.keys(refused.body.errors)).toEqual(['current_password'])
  })

  test('confirmation mails: three an hour per person and per address, then 429 with Retry-After', async () => {
    const second = await kit.another()
    const person = await makeMember(kit.db)
    const token = await signIn(kit.db, person, kit.clock.now())
    const callers = [await kit.as(token), await second.as(token)]
    const ask = (email: string, index = 0) =>
      callers[index % 2]!.patch('/users/me', { email, current_password: PASSWORD })
    const statuses = []
    for (const index of [1, 2, 3, 4]) statuses.push((await ask(`essai-${index}@ailleurs.test`, index)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(Number((await ask('essai-5@ailleurs.test')).headers['retry-after'])).toBeGreaterThan(0)

    const victim = 'harcelee@ailleurs.test'
    const byOthers = []
    for (const _ of [1, 2, 3, 4]) {
      const caller = await kit.as(await makeMember(kit.db))
      byOthers.push((await caller.patch('/users/me', { email: victim, current_password: PASSWORD })).status)
    }
    expect(byOthers).toEqual([200, 200, 200, 429])
    expect((await kit.mails()).filter((mail) => mail.to === victim)).toHaveLength(3)
    kit.clock.advance(3_601_000)
    expect((await ask(victim)).status).toBe(200)
    await second.close()
  })

  test('S6-04 right 1 sets the packs of someone without a pharmacy; unknown ones and others are refused', async () => {
    const admin = await kit.as(await makeStaff(kit.db, 1))
    const guest = await makeGuest(kit.db)
    const path = `/users/${guest.user_id}`

    expect((await admin.patch(path, { packs: ['cBusiness', 'bVitrine'] })).body.packs).toEqual([
      'bVitrine',
      'cBusiness',
    ])
    expect((await admin.patch(path, { packs: ['inconnu'] })).body.errors).toHaveProperty('packs')
    expect((await admin.get(path)).body.packs).toEqual(['bVitrine', 'cBusiness'])
    const own = await (await kit.as(guest)).patch('/users/me', { packs: [] })
    expect([own.status, Object.keys(own.body.errors)]).toEqual([422, ['packs']])
    expect((await admin.patch(path, { packs: [] })).body.packs).toEqual([])
  })

  test('D1-02 right 1 changes rights and zones, at once in every process; others reach nobody', async () => {
    const second = await kit.another()
    const admin = await kit.as(await makeStaff(kit.db, 1))
    const editor = await makeStaff(kit.db, 2)
    const asEditor = await second.as(editor)
    const zone = await makeZone(kit.db, 'Sud')
    expect((await asEditor.get('/admin/zones')).status).toBe(200)

    const lowered = await admin.patch(`/users/${editor.user_id}`, { right_id: null, zone_ids: [zone] })

    expect(lowered.body).toMatchObject({ right_id: null, zones: [{ id: zone, name: 'Sud' }] })
    await expect.poll(async () => (await asEditor.get('/admin/zones')).status, NEXT_CALL).toBe(401)
    const member = await kit.as(await makeMember(kit.db))
    expect((await member.patch(`/users/${editor.user_id}`, { first_name: 'X' })).status).toBe(404)
    expect((await admin.patch(`/users/${editor.user_id}`, { zone_ids: [999_999] })).status).toBe(422)
    expect((await admin.patch(`/users/${editor.user_id}`, newPasswords)).status).toBe(422)
    await second.close()
  })

  test('D1-02 nobody changes their own right', async () => {
    const person = await makeStaff(kit.db, 1)

    const answer = await (await kit.as(person)).patch('/users/me', { right_id: null })

    expect([answer.status, answer.body.code]).toEqual([403, 'own_right'])
  })
})

test('S4-08 the user is refetched with the same shape as at sign-in', async () => {
  const person = await makeMember(kit.db)
  const login = await kit.anonymous.post('/login', { email: person.email, password: PASSWORD })
  const token = await signIn(kit.db, person, kit.clock.now())

  expect((await (await kit.as(token)).get('/users/me')).body).toEqual(login.body.user)
})
