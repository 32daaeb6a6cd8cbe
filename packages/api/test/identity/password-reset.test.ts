import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestPasswordLink } from '../../src/identity/password-reset.service.ts'
import { makeDrugstore, makeMember, makeUser, PASSWORD, signIn } from '../factories.ts'
import { testApp, type TestApp } from '../test-app.ts'

let kit: TestApp
beforeAll(async () => {
  kit = await testApp()
})
afterAll(() => kit.close())

// Another process hears of it from PostgreSQL within milliseconds; a second is what the goal allows.
const NEXT_CALL = { timeout: 1_000, interval: 10 }
const NEW_PASSWORD = 'Quatre-cents-tilleuls-5'
const passwords = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD }

const ask = (email: string) => kit.anonymous.post('/password/email', { email })
const reset = (body: object) => kit.anonymous.post('/password/reset', { ...passwords, ...body })

async function mailsTo(email: string) {
  return (await kit.mails()).filter((mail) => mail.to === email && mail.kind === 'password_reset')
}

async function linkFor(email: string): Promise<string> {
  await ask(email)
  const mail = (await mailsTo(email)).at(-1)
  return /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

describe('S7-14 POST /password/email', () => {
  test('D3-07 always 202 with the same sentence, whether or not the address has an account', async () => {
    const person = await makeMember(kit.db)

    const answers = [
      await ask(person.email),
      await ask('personne@nulle-part.test'),
      await ask('pas une adresse'),
      await ask(person.email.toUpperCase()),
    ]

    expect(answers.map((answer) => answer.status)).toEqual([202, 202, 202, 202])
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
    expect(await mailsTo(person.email)).toHaveLength(2)
  })

  test('D3-07 the host of the link comes from PUBLIC_URL, never from a header', async () => {
    const person = await makeMember(kit.db)
    const headers = { host: 'pirate.test', 'x-forwarded-host': 'pirate.test', origin: 'https://pirate.test' }
    await kit.anonymous.post('/password/email', { email: person.email }, { headers })

    const text = (await mailsTo(person.email))[0]?.text ?? ''

    expect(text).toContain('https://kiosque.test/password-reset#token=')
    expect(text).not.toContain('pirate')
  })

  test('D3-07 the database is asked the same, word for word, whether or not the address has an account', async () => {
    const person = await makeMember(kit.db)
    const askedFor = async (email: string) => {
      const asked: string[] = []
      const db = kit.db.withPlugin({
        transformQuery: ({ node }) => {
          asked.push(kit.db.getExecutor().compileQuery(node, { queryId: 'test' }).sql)
          return node
        },
        transformResult: async ({ result }) => result,
      })
      await requestPasswordLink({ ...kit.deps, db }, email, { address: '192.0.2.7', device: 'Test' })
      return asked
    }

    const known = await askedFor(person.email)

    expect(known.some((sql) => sql.includes('"mails"'))).toBe(true)
    expect(await askedFor('personne@nulle-part.test')).toEqual(known)
    expect((await kit.mails()).filter((mail) => mail.kind === 'password_reset').at(-1)?.to).toBe(person.email)
  })

  test('D3-07 three mails an hour per address, and nothing says so', async () => {
    const person = await makeMember(kit.db)
    const statuses: number[] = []
    for (let index = 0; index < 5; index++) statuses.push((await ask(person.email)).status)

    expect(statuses).toEqual([202, 202, 202, 202, 202])
    expect(await mailsTo(person.email)).toHaveLength(3)

    kit.clock.advance(3_600_001)
    await ask(person.email)
    expect(await mailsTo(person.email)).toHaveLength(4)
  })

  test.each([
    [{}],
    [{ email: '' }],
    [{ email: ['a@b.fr'] }],
    [{ email: 'a@b.fr', reset_url: 'https://pirate.test' }],
  ])('D2-05 %j is 422', async (body) => {
    expect((await kit.anonymous.post('/password/email', body)).status).toBe(422)
  })
})

describe('S7-15 POST /password/reset', () => {
  test('D3-07 sets the password, ends every session, tells the owner, and signs nobody in', async () => {
    const second = await kit.another()
    const person = await makeMember(kit.db)
    const old = await signIn(kit.db, person, kit.clock.now())
    expect((await (await second.as(old)).get('/users/me')).status).toBe(200)
    const token = await linkFor(person.email)

    const answer = await reset({ token, email: person.email })

    expect(answer.status).toBe(200)
    expect(Object.keys(answer.body)).toEqual(['message'])
    expect((await (await kit.as(old)).get('/users/me')).status).toBe(401)
    const elsewhere = await second.as(old)
    await expect.poll(async () => (await elsewhere.get('/users/me')).status, NEXT_CALL).toBe(401)
    expect((await kit.anonymous.post('/login', { email: person.email, password: PASSWORD })).status).toBe(401)
    expect((await kit.anonymous.post('/login', { email: person.email, password: NEW_PASSWORD })).status).toBe(
      200,
    )
    expect((await kit.mails()).at(-1)).toMatchObject({ to: person.email, kind: 'password_changed' })
    await second.close()
  })

  test('D3-07 a link serves once, for an hour, and is ended by a newer one', async () => {
    const person = await makeMember(kit.db)
    const first = await linkFor(person.email)
    const newer = await linkFor(person.email)
    expect((await reset({ token: first, email: person.email })).body.code).toBe('link_invalid')
    expect((await reset({ token: newer, email: person.email })).status).toBe(200)
    expect((await reset({ token: newer, email: person.email })).status).toBe(422)

    const late = await linkFor(person.email)
    kit.clock.advance(60 * 60_000)
    expect((await reset({ token: late, email: person.email })).body.code).toBe('link_invalid')
  })

  test('D3-07 a link is bound to its owner', async () => {
    const person = await makeMember(kit.db)
    const other = await makeMember(kit.db)
    const token = await linkFor(person.email)

    for (const email of [other.email, 'personne@nulle-part.test', '', `${person.email}.evil`]) {
      expect((await reset({ token, email })).status).toBe(422)
    }
    for (const forged of ['', 'A'.repeat(43), token.slice(0, -1), `${token}A`, token.toUpperCase()]) {
      expect((await reset({ token: forged, email: person.email })).status).toBe(422)
    }
    expect((await reset({ token, email: person.email.toUpperCase() })).status).toBe(200)
  })

  test.each([
    ['too short', 'Court-1'],
    ['twelve digits', '736251849302'],
    ['a common one with digits and signs', 'Password12345!!'],
    ['the product’s name', 'Kiosque-2026-2026'],
  ])('D3-02 a password %s is refused, and the link still serves', async (_, password) => {
    const person = await makeMember(kit.db)
    const token = await linkFor(person.email)

    const refused = await reset({ token, email: person.email, password, password_confirmation: password })

    expect(refused.status).toBe(422)
    expect(refused.body.errors).toHaveProperty('password')
    expect((await reset({ token, email: person.email })).status).toBe(200)
  })

  test('the token is not kept in clear, and a failed sign-in no longer keeps the owner out', async () => {
    const drugstore = await makeDrugstore(kit.db)
    const person = await makeMember(kit.db, { drugstore_id: drugstore.id })
    const token = await linkFor(person.email)
    for (let index = 0; index < 6; index++) {
      await kit.anonymous.post('/login', { email: person.email, password: 'Faux-mot-de-passe-99' })
    }
    const stored = await kit.db.selectFrom('password_links').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)

    await reset({ token, email: person.email })

    expect((await kit.anonymous.post('/login', { email: person.email, password: NEW_PASSWORD })).status).toBe(
      200,
    )
  })

  test('someone without any password yet sets one the same way', async () => {
    const { email } = await makeUser(kit.db, { password_hash: null })
    expect((await kit.anonymous.post('/login', { email, password: PASSWORD })).status).toBe(401)

    const token = await linkFor(email)

    expect((await reset({ token, email })).status).toBe(200)
  })
})
