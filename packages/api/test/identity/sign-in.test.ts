import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDrugstore, makeGuest, makeMember, makeStaff, makeAccount, PASSWORD } from '../factories.ts'
import { testApp, type TestApp } from '../test-app.ts'

let kit: TestApp
beforeAll(async () => {
  kit = await testApp()
})
afterAll(() => kit.close())

const login = (email: string, password = PASSWORD, extra: object = {}) =>
  kit.anonymous.post('/login', { email, password, ...extra })

describe('S7-10 POST /login', () => {
  test('S3-02 S3-03 S3-04 S3-06 S4-01 the right pair answers token, user and accounts', async () => {
    const drugstore = await makeDrugstore(kit.db, { name: 'Pharmacie des Tilleuls', group_id: 1 })
    const person = await makeMember(kit.db, { drugstore_id: drugstore.id, type: 160 })

    const answer = await login(person.email)

    expect(answer.status).toBe(200)
    expect(answer.body.token).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(answer.body.user).toMatchObject({ id: person.user_id, right_id: null, packs: [], zones: [] })
    expect(answer.body.accounts).toEqual([
      {
        id: person.account_id,
        type: 160,
        drugstore: {
          id: drugstore.id,
          cip_officine: drugstore.cip_officine,
          group_name: 'PRLG',
          name: 'Pharmacie des Tilleuls',
          city: 'Évreux',
        },
      },
    ])
    expect(answer.text).not.toContain('argon2')
  })

  test('S3-02 a head-office adviser carries the zones they follow', async () => {
    const person = await makeStaff(kit.db, 3, { zones: ['Ouest'], packs: ['bVitrine'] })

    const { body } = await login(person.email)

    expect(body.user).toMatchObject({ right_id: 3, packs: ['bVitrine'], zones: [{ name: 'Ouest' }] })
  })

  test('D3-01 the e-mail is read without case and spaces around', async () => {
    const person = await makeMember(kit.db)

    expect((await login(`  ${person.email.toUpperCase()} `)).status).toBe(200)
  })

  test('D3-02 each sign-in gives a new token, and only its hash is stored', async () => {
    const person = await makeMember(kit.db)

    const first = (await login(person.email)).body.token as string
    const second = (await login(person.email)).body.token as string
    const stored = await kit.db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', person.user_id)
      .execute()

    expect(first).not.toBe(second)
    expect(stored).toHaveLength(2)
    expect(JSON.stringify(stored)).not.toContain(first)
  })

  test('D3-10 the first account is one that works: a disabled drugstore comes last', async () => {
    const closed = await makeDrugstore(kit.db, { is_disabled: true })
    const person = await makeMember(kit.db, { drugstore_id: closed.id, type: 200 })
    const open = await makeDrugstore(kit.db)
    await makeAccount(kit.db, { user_id: person.user_id, type: 100, drugstore_id: open.id })

    const { body } = await login(person.email)

    expect(body.accounts.map((account: { drugstore: { id: number } }) => account.drugstore.id)).toEqual([
      open.id,
      closed.id,
    ])
  })

  test.each([
    ['no body', undefined],
    ['a missing password', { email: 'a@b.fr' }],
    ['an e-mail that is a number', { email: 4, password: PASSWORD }],
    ['an e-mail that is an object', { email: { $ne: null }, password: PASSWORD }],
    ['an unknown field', { email: 'a@b.fr', password: PASSWORD, right_id: 1 }],
    ['a password of a megabyte', { email: 'a@b.fr', password: 'x'.repeat(900_000) }],
    ['U+0000', { email: 'a\u0000@b.fr', password: PASSWORD }],
  ])('D2-05 %s is 422 with its fields', async (_, body) => {
    const answer = await kit.anonymous.post('/login', body)

    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.errors).length).toBeGreaterThan(0)
  })
})

describe('D3-01 guessing', () => {
  test('an unknown e-mail and a wrong password get the same answer, in the same time', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => makeMember(kit.db)))
    const timed = async (email: string) => {
      const start = performance.now()
      const answer = await login(email, 'Un-mauvais-mot-de-passe-1')
      return { answer, ms: performance.now() - start }
    }
    const known: number[] = []
    const unknown: number[] = []
    for (const person of people) {
      const a = await timed(person.email)
      const b = await timed(`inconnu-${person.user_id}@officine.test`)
      const { request_id: _a, ...first } = a.answer.body
      const { request_id: _b, ...second } = b.answer.body
      expect(a.answer.status).toBe(401)
      expect(first).toEqual(second)
      expect(first.code).toBe('invalid_credentials')
      known.push(a.ms)
      unknown.push(b.ms)
    }

    // Without the dummy hash an unknown e-mail would answer ten times faster; the quickest of each are compared.
    const ratio = Math.min(...unknown) / Math.min(...known)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })

  test('after 5 failures the right password is 429 with Retry-After, whatever case or flag, then opens again', async () => {
    const person = await makeMember(kit.db)
    const tries = (email: string, password: string, extra = {}) =>
      kit.anonymous.post('/login', { email, password, ...extra }, { remoteAddress: '198.51.100.8' })
    const variants = [
      person.email,
      person.email.toUpperCase(),
      ` ${person.email}`,
      `${person.email} `,
      person.email.replace('p', 'P'),
    ]
    for (const [index, email] of variants.entries()) {
      expect((await tries(email, 'Faux-mot-de-passe-99', { admin: index % 2 === 0 })).status).toBe(401)
    }

    const refused = await tries(person.email, PASSWORD)
    const asAdmin = await tries(person.email, PASSWORD, { admin: true })
    const forwarded = await kit.anonymous.request('POST', '/login', {
      payload: { email: person.email, password: PASSWORD },
      headers: { 'x-forwarded-for': '203.0.113.9' },
    })
    kit.clock.advance(15 * 60_000 + 1000)
    const later = await tries(person.email, PASSWORD)

    expect([refused.status, asAdmin.status, forwarded.status]).toEqual([429, 429, 429])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900)
    expect(later.status).toBe(200)
  })

  test('an unknown e-mail is throttled just the same', async () => {
    const tries = Array.from({ length: 6 }, () => login('personne@nulle-part.test', 'Faux-mot-de-passe-99'))

    const statuses = (await Promise.all(tries)).map((answer) => answer.status).toSorted((a, b) => a - b)

    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  test('a success forgets the failures of that e-mail', async () => {
    const person = await makeMember(kit.db)
    for (let index = 0; index < 4; index++) await login(person.email, 'Faux-mot-de-passe-99')
    expect((await login(person.email)).status).toBe(200)

    for (let index = 0; index < 4; index++) {
      expect((await login(person.email, 'Faux-mot-de-passe-99')).status).toBe(401)
    }
    expect((await login(person.email)).status).toBe(200)
  })

  test('50 failures from one address close it for every e-mail', async () => {
    const person = await makeMember(kit.db)
    const from = (remoteAddress: string, email: string, password: string) =>
      kit.anonymous.post('/login', { email, password }, { remoteAddress })
    const fail = (index: number) => from('198.51.100.9', `a${index}@b.test`, 'Faux-mot-de-passe-99')
    await Promise.all(Array.from({ length: 50 }, (_, index) => fail(index)))

    expect((await from('198.51.100.9', person.email, PASSWORD)).status).toBe(429)
    expect((await from('198.51.100.10', person.email, PASSWORD)).status).toBe(200)
  })

  test('D3-01 G6 a right password sent last in a burst of 150 from one address is refused with the others', async () => {
    const person = await makeMember(kit.db)
    const send = (email: string, password: string) =>
      kit.anonymous.post('/login', { email, password }, { remoteAddress: '198.51.100.11' })
    const wrong = Array.from({ length: 149 }, (_, index) =>
      send(`burst-${index}@b.test`, 'Faux-mot-de-passe-99'),
    )

    const last = await send(person.email, PASSWORD)
    const statuses = (await Promise.all(wrong)).map((answer) => answer.status)

    expect(last.status).toBe(429)
    expect(statuses.filter((status) => status === 401)).toHaveLength(50)
    expect(statuses.filter((status) => status === 429)).toHaveLength(99)
  })

  test('D3-01 sixty people with the right password sign in at once from one address', async () => {
    const people = await Promise.all(Array.from({ length: 60 }, () => makeMember(kit.db)))
    const answers = await Promise.all(
      people.map(({ email }) =>
        kit.anonymous.post('/login', { email, password: PASSWORD }, { remoteAddress: '198.51.100.12' }),
      ),
    )

    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
  })
})

describe('S5-01 S6-07 S8-03 admin sign-in', () => {
  test.each([
    ['a titulaire', () => makeMember(kit.db)],
    ['a guest', () => makeGuest(kit.db)],
  ])('%s without an account of type 1000 is 403 notfound.roles.admin', async (_, make) => {
    const person = await make()

    const answer = await login(person.email, PASSWORD, { admin: true })

    expect(answer.status).toBe(403)
    expect(answer.body).toMatchObject({ code: 'notfound.roles.admin', message: 'notfound.roles.admin' })
    const sessions = await kit.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', person.user_id)
      .execute()
    expect(sessions).toEqual([])
  })

  test('someone with one signs in, and the session is on it', async () => {
    const person = await makeStaff(kit.db, 2)
    const drugstore = await makeDrugstore(kit.db)
    await makeAccount(kit.db, { user_id: person.user_id, type: 200, drugstore_id: drugstore.id })

    const answer = await login(person.email, PASSWORD, { admin: true })

    expect(answer.status).toBe(200)
    expect(answer.body.accounts[0].type).toBe(1000)
  })
})
