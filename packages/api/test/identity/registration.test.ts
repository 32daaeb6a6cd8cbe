import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDrugstore, makeMember, PASSWORD } from '../factories.ts'
import { testApp, type TestApp } from '../test-app.ts'

let kit: TestApp
beforeAll(async () => {
  kit = await testApp()
})
afterAll(() => kit.close())

const GOOD_PASSWORD = 'Trois-mille-lavandes-8'
let counter = 0
function person(overrides: object = {}) {
  counter += 1
  return {
    first_name: 'Élise',
    last_name: 'Le Goff',
    email: `elise.${counter}@officine-bleue.test`,
    password: GOOD_PASSWORD,
    password_confirmation: GOOD_PASSWORD,
    accept_terms: true,
    ...overrides,
  }
}

async function pharmacist(overrides: object = {}) {
  const drugstore = await makeDrugstore(kit.db)
  const identifiers = { phone: '02 99 00 12 34', rpps: '10005173140' }
  const { cip_officine, siret } = drugstore
  return { drugstore, body: person({ ...identifiers, cip_officine, siret, ...overrides }) }
}

const count = async (table: 'users' | 'accounts' | 'sessions') => {
  const rows = await kit.db.selectFrom(table).select('id').execute()
  return rows.length
}

describe('S7-12 POST /register/pharmacist', () => {
  test('D3-03 the person becomes titulaire of the drugstore, signed in, told by mail', async () => {
    const { drugstore, body } = await pharmacist()

    const answer = await kit.anonymous.post('/register/pharmacist', body)

    expect(answer.status).toBe(201)
    expect(answer.body.user).toMatchObject({ email: body.email, phone: '+33299001234', right_id: null })
    expect(answer.body.accounts).toMatchObject([{ type: 200, drugstore: { id: drugstore.id } }])
    const own = await (await kit.as(answer.body.token)).get(`/drugstores/${drugstore.id}`)
    expect(own.status).toBe(200)
    expect((await kit.mails()).at(-1)).toMatchObject({ to: body.email, kind: 'registered' })
  })

  test('D3-04 pasted spaces are accepted', async () => {
    const { drugstore, body } = await pharmacist()
    const spaced = {
      ...body,
      cip_officine: ` ${drugstore.cip_officine.slice(0, 3)} ${drugstore.cip_officine.slice(3)} `,
      siret: drugstore.siret.replace(/(.{3})/g, '$1\u00a0'),
      rpps: '100 051 731 40',
    }

    expect((await kit.anonymous.post('/register/pharmacist', spaced)).status).toBe(201)
  })

  test('D3-02 the password is kept as Argon2id with the OWASP figures', async () => {
    const { body } = await pharmacist()
    await kit.anonymous.post('/register/pharmacist', body)

    const row = await kit.db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', body.email)
      .executeTakeFirstOrThrow()

    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('D2-05 G7 nobody gives themselves a right, a type or a drugstore', async () => {
    const { body } = await pharmacist()
    const before = await count('users')

    for (const extra of [
      { right_id: 1 },
      { type: 1000 },
      { drugstore_id: 1 },
      { is_disabled: false },
      { id: 1 },
    ]) {
      const answer = await kit.anonymous.post('/register/pharmacist', { ...body, ...extra })
      expect(answer.status).toBe(422)
      expect(answer.body.errors).toHaveProperty(Object.keys(extra)[0] ?? '')
    }
    expect(await count('users')).toBe(before)
  })

  test('D3-03 two pharmacists at once on one drugstore: one gets it', async () => {
    const { drugstore, body } = await pharmacist()
    const bodies = Array.from({ length: 6 }, () => ({ ...body, ...person() }))

    const answers = await Promise.all(bodies.map((each) => kit.anonymous.post('/register/pharmacist', each)))

    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409, 409, 409,
    ])
    const team = await kit.db
      .selectFrom('accounts')
      .select('id')
      .where('drugstore_id', '=', drugstore.id)
      .execute()
    expect(team).toHaveLength(1)
  })
})

describe('S7-30 POST /drugstores/register and the registration say the same', () => {
  test('D3-03 it can be done: 200 with the drugstore, and nothing has changed', async () => {
    const { drugstore, body } = await pharmacist()
    const before = [await count('users'), await count('accounts'), await count('sessions')]

    const answer = await kit.anonymous.post('/drugstores/register', body)

    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      can_register: true,
      drugstore: { id: drugstore.id, name: expect.any(String), city: 'Évreux' },
    })
    expect([await count('users'), await count('accounts'), await count('sessions')]).toEqual(before)
  })

  test.each([
    ['an unknown CIP', 404, 'drugstore_unknown', async () => ({ cip_officine: '9999991' })],
    ['another SIRET', 422, 'siret_mismatch', async () => ({ siret: '73282932000074' })],
    [
      'a disabled drugstore',
      403,
      'drugstore_disabled',
      async () => {
        const { cip_officine, siret } = await makeDrugstore(kit.db, { is_disabled: true })
        return { cip_officine, siret }
      },
    ],
    [
      'a drugstore with a titulaire',
      409,
      'already_managed',
      async () => {
        const { id, cip_officine, siret } = await makeDrugstore(kit.db)
        await makeMember(kit.db, { drugstore_id: id, type: 200 })
        return { cip_officine, siret }
      },
    ],
    ['an e-mail already used', 409, 'email_taken', async () => ({ email: (await makeMember(kit.db)).email })],
    [
      'its case changed',
      409,
      'email_taken',
      async () => ({ email: (await makeMember(kit.db)).email.toUpperCase() }),
    ],
    ['a bad RPPS', 422, 'invalid', async () => ({ rpps: '123' })],
    ['a bad phone', 422, 'invalid', async () => ({ phone: '12' })],
    ['terms not accepted', 422, 'invalid', async () => ({ accept_terms: false })],
    ['12 digits as a password', 422, 'invalid', async () => same('849302716548')],
    ['the person’s own name as a password', 422, 'invalid', async () => same('Élise-Le-Goff-22')],
    [
      'two different passwords',
      422,
      'invalid',
      async () => ({ password_confirmation: 'Autre-chose-de-long-1' }),
    ],
  ])('D3-03 D3-02 %s is %i %s on both, and writes nothing', async (_, status, code, overrides) => {
    const { body } = await pharmacist(await overrides())
    const before = [await count('users'), await count('accounts')]

    const checked = await kit.anonymous.post('/drugstores/register', body)
    const registered = await kit.anonymous.post('/register/pharmacist', body)

    expect([checked.status, checked.body.code]).toEqual([status, code])
    expect([registered.status, registered.body.code]).toEqual([status, code])
    expect([await count('users'), await count('accounts')]).toEqual(before)
  })
})

const same = (password: string) => ({ password, password_confirmation: password })

describe('S7-11 POST /register', () => {
  test('D3-05 without an invitation it makes a guest', async () => {
    const body = person()

    const answer = await kit.anonymous.post('/register', body)

    expect(answer.status).toBe(201)
    expect(answer.body.accounts).toEqual([{ id: expect.any(Number), type: 0, drugstore: null }])
    expect(answer.body.user.right_id).toBeNull()
  })

  test.each([
    ['no e-mail', { email: undefined }, 'email'],
    ['an address with accents', { email: 'élise@officine.test' }, 'email'],
    ['no first name', { first_name: '  ' }, 'first_name'],
    ['a name of two lines', { last_name: 'a\nb' }, 'last_name'],
    ['a type', { type: 200 }, 'type'],
    ['a right', { right_id: 1 }, 'right_id'],
  ])('D2-05 %s is 422 and names the field', async (_, overrides, field) => {
    const answer = await kit.anonymous.post('/register', person(overrides))

    expect(answer.status).toBe(422)
    expect(answer.body.errors).toHaveProperty(field)
  })

  test('D3-05 a made-up invitation is 404', async () => {
    const { email: _, ...body } = person()

    const answer = await kit.anonymous.post('/register', { ...body, invitation: 'A'.repeat(43) })

    expect([answer.status, answer.body.code]).toEqual([404, 'invitation_invalid'])
  })

  test('D3-03 a thousand registrations of one e-mail at once make one person', async () => {
    const second = await kit.another()
    const body = person()
    const tries = Array.from({ length: 1000 }, (_, index) =>
      (index % 2 === 0 ? kit : second).anonymous.post('/register', {
        ...body,
        email: index % 3 === 0 ? body.email.toUpperCase() : body.email,
      }),
    )

    const statuses = (await Promise.all(tries)).map((answer) => answer.status)

    const rows = await kit.db.selectFrom('users').select('id').where('email', '=', body.email).execute()
    const accounts = await kit.db
      .selectFrom('accounts')
      .select('id')
      .where(
        'user_id',
        'in',
        rows.map((row) => row.id),
      )
      .execute()
    expect(rows).toHaveLength(1)
    expect(accounts).toHaveLength(1)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status !== 201).every((status) => status === 409)).toBe(true)
    await second.close()
  })

  test('D3-01 the guest signs in afterwards', async () => {
    const body = person()
    await kit.anonymous.post('/register', body)

    const answer = await kit.anonymous.post('/login', { email: body.email, password: GOOD_PASSWORD })

    expect(answer.status).toBe(200)
    expect(PASSWORD).not.toBe(GOOD_PASSWORD)
  })
})
