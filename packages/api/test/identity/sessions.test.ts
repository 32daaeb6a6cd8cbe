import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSessionStore, type SessionStore } from '../../src/identity/session-store.ts'
import { newToken } from '../../src/identity/tokens.ts'
import { counted } from '../counted-database.ts'
import { makeDrugstore, makeMember, makeStaff, PASSWORD, signIn } from '../factories.ts'
import { testApp, type TestApp } from '../test-app.ts'

let kit: TestApp
let second: TestApp
beforeAll(async () => {
  kit = await testApp()
  second = await kit.another()
})
afterAll(async () => {
  await second.close()
  await kit.close()
})

const DAY = 86_400_000
// Another process hears of it from PostgreSQL within milliseconds; a second is what the goal allows.
const NEXT_CALL = { timeout: 1_000, interval: 10 }

describe('D3-02 tokens', () => {
  test.each([
    ['no header', {}],
    ['an empty bearer', { authorization: 'Bearer ' }],
    ['another scheme', { authorization: 'Basic YTpi' }],
    ['a made-up token', { authorization: `Bearer ${'A'.repeat(43)}` }],
    ['a JWT without signature', { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOjF9.' }],
    ['a token in another header', { 'x-auth-token': 'A'.repeat(43) }],
    ['SQL', { authorization: "Bearer ' OR 1=1 --" }],
  ])('S6-01 %s is 401', async (_, headers) => {
    const answer = await kit.anonymous.get('/users/me', { headers })

    expect(answer.status).toBe(401)
  })

  test('S6-01 the hash kept in the database, or a token in the query, opens nothing', async () => {
    const person = await makeMember(kit.db)
    const token = await signIn(kit.db, person, kit.clock.now())
    const row = await kit.db
      .selectFrom('sessions')
      .select('token_hash')
      .where('user_id', '=', person.user_id)
      .executeTakeFirstOrThrow()

    expect((await (await kit.as(row.token_hash)).get('/users/me')).status).toBe(401)
    expect((await kit.anonymous.get(`/users/me?token=${token}`)).status).toBe(401)
    expect((await (await kit.as(token)).get('/users/me')).status).toBe(200)
  })

  test('30 days without use end a session; a use within them gives 30 more', async () => {
    const person = await makeMember(kit.db)
    const used = await kit.as(person)
    const unused = await kit.as(person)
    kit.clock.advance(29 * DAY)
    expect((await used.get('/users/me')).status).toBe(200)
    kit.clock.advance(2 * DAY)

    expect((await used.get('/users/me')).status).toBe(200)
    expect((await unused.get('/users/me')).status).toBe(401)
  })

  test('a year after it was opened a session ends, however much it is used', async () => {
    const caller = await kit.as(await makeMember(kit.db))
    for (let day = 0; day < 360; day += 20) {
      kit.clock.advance(20 * DAY)
      expect((await caller.get('/users/me')).status).toBe(200)
    }
    kit.clock.advance(10 * DAY)

    expect((await caller.get('/users/me')).status).toBe(401)
  })
})

describe('tokens that nobody knows', () => {
  /** Counts what a store asks of the database, which it asks for real. */
  function countedStore(app: TestApp) {
    const { db, statements } = counted(app.db)
    const store = createSessionStore({ db, events: app.deps.events, now: app.clock.now })
    return { store, statements }
  }
  const ask = (store: SessionStore, token: string, address: string) =>
    store.find(token, 0, address).then(
      (viewer) => (viewer === null ? 401 : 200),
      (error: { status: number }) => error.status,
    )

  test('the same one asked about again costs no query', async () => {
    const { store, statements } = countedStore(kit)
    const token = newToken()
    for (let round = 0; round < 50; round++) expect(await ask(store, token, '192.0.2.1')).toBe(401)

    expect(statements()).toBe(1)
    store.close()
  })

  test('past a hundred from one address in a minute they are 429 without a query, while sessions go on', async () => {
    const { store, statements } = countedStore(kit)
    const person = await makeMember(kit.db)
    const old = await signIn(kit.db, person, kit.clock.now())
    expect(await ask(store, old, '192.0.2.2')).toBe(200)
    const flood = (length: number, address = '192.0.2.2') =>
      Promise.all(Array.from({ length }, () => ask(store, newToken(), address)))
    await flood(150)
    const before = statements()

    expect(new Set(await flood(200))).toEqual(new Set([429]))
    expect(statements()).toBe(before)
    const fresh = await signIn(kit.db, person, kit.clock.now())
    kit.clock.advance(61_000 - 2_000)
    expect([await ask(store, old, '192.0.2.2'), await ask(store, fresh, '192.0.2.2')]).toEqual([200, 200])
    expect(new Set(await flood(20, '192.0.2.3'))).toEqual(new Set([401]))
    kit.clock.advance(2_000)
    expect(new Set(await flood(20))).toEqual(new Set([401]))
    store.close()
  })

  test('a crowd of sessions that a new process has never met is let in, all at once, from one address', async () => {
    const person = await makeMember(kit.db)
    const tokens = await Promise.all(
      Array.from({ length: 150 }, () => signIn(kit.db, person, kit.clock.now())),
    )
    const { store } = countedStore(kit)

    const answers = await Promise.all(tokens.map((token) => ask(store, token, '192.0.2.4')))
    expect(new Set(answers)).toEqual(new Set([200]))
    store.close()
  })

  test('what one process has counted closes the address in the others', async () => {
    const here = countedStore(kit)
    const there = countedStore(second)
    for (let n = 0; n < 100; n++) await ask(here.store, newToken(), '2001:db8::1')
    const elsewhere: number[] = []
    for (let n = 0; n < 30; n++) elsewhere.push(await ask(there.store, newToken(), '2001:db8::2'))

    expect(elsewhere.filter((status) => status === 401).length).toBeLessThanOrEqual(20)
    expect(elsewhere.at(-1)).toBe(429)
    here.store.close()
    there.store.close()
  })

  test('D2-03 the answer says when to come back, and signing in stays open', async () => {
    const from = (token: string) => ({
      headers: { authorization: `Bearer ${token}` },
      remoteAddress: '192.0.2.5',
    })
    for (let n = 0; n < 101; n++) await kit.anonymous.get('/users/me', from(newToken()))
    const person = await makeMember(kit.db)

    const refused = await kit.anonymous.get('/users/me', from(newToken()))
    const opened = await kit.anonymous.post(
      '/login',
      { email: person.email, password: PASSWORD },
      from(newToken()),
    )
    const inside = await kit.anonymous.get('/users/me', from(opened.body.token as string))

    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect([opened.status, inside.status]).toEqual([200, 200])
  })
})

describe('S7-16 GET /logout', () => {
  test('ends the session at once, in every process, and only that one', async () => {
    const person = await makeMember(kit.db)
    const token = await signIn(kit.db, person, kit.clock.now())
    const here = await kit.as(token)
    const there = await second.as(token)
    const other = await kit.as(person)
    expect((await there.get('/users/me')).status).toBe(200)

    expect((await here.get('/logout')).status).toBe(204)

    expect((await here.get('/users/me')).status).toBe(401)
    await expect.poll(async () => (await there.get('/users/me')).status, NEXT_CALL).toBe(401)
    expect((await other.get('/users/me')).status).toBe(200)
  })

  test('without a session it is 401; POST does the same as GET', async () => {
    expect((await kit.anonymous.get('/logout')).status).toBe(401)
    const caller = await kit.as(await makeMember(kit.db))
    expect((await caller.post('/logout')).status).toBe(204)
    expect((await caller.get('/users/me')).status).toBe(401)
  })
})

describe('D3-02 open sessions', () => {
  test('a person sees their own, names the current one, and ends another', async () => {
    const person = await makeMember(kit.db)
    const here = await kit.as(person)
    const lost = await second.as(person)
    const { body } = await here.get('/me/sessions')
    const other = body.data.find((session: { is_current: boolean }) => !session.is_current)
    expect(body.data).toHaveLength(2)
    expect((await lost.get('/users/me')).status).toBe(200)

    expect((await here.delete(`/me/sessions/${other.id}`)).status).toBe(204)

    await expect.poll(async () => (await lost.get('/users/me')).status, NEXT_CALL).toBe(401)
    expect((await here.get('/me/sessions')).body.data).toHaveLength(1)
  })

  test('someone else’s session does not exist', async () => {
    const victim = await makeMember(kit.db)
    const { body } = await (await kit.as(victim)).get('/me/sessions')
    const attacker = await kit.as(await makeMember(kit.db))

    expect((await attacker.delete(`/me/sessions/${body.data[0].id}`)).status).toBe(404)
  })

  test('the device is named from the browser, without its version', async () => {
    const person = await makeMember(kit.db)
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0 Safari/537.36'
    const { body } = await kit.anonymous.post(
      '/login',
      { email: person.email, password: PASSWORD },
      { headers: { 'user-agent': userAgent } },
    )

    const list = await (await kit.as(body.token)).get('/me/sessions')

    expect(list.body.data[0].device).toBe('Chrome sur Windows')
  })
})

describe('D3-10 S4-06 a disabled drugstore', () => {
  test('is refused at the next call in every process, keeps validity and sign-out, and comes back', async () => {
    const drugstore = await makeDrugstore(kit.db)
    const person = await makeMember(kit.db, { drugstore_id: drugstore.id })
    const here = await kit.as(person)
    const there = await second.as(person)
    const admin = await kit.as(await makeStaff(kit.db))
    expect((await there.get('/users/me')).status).toBe(200)

    const change = await admin.patch(`/admin/drugstores/${drugstore.id}`, {
      is_disabled: true,
      disabled_reason: 'Sortie du réseau',
    })

    expect(change.body).toMatchObject({ is_disabled: true, disabled_reason: 'Sortie du réseau' })
    await expect.poll(async () => (await there.get('/users/me')).status, NEXT_CALL).toBe(403)
    for (const caller of [here, there]) {
      const refused = await caller.get('/users/me')
      expect([refused.status, refused.body.code]).toEqual([403, 'account_disabled'])
      const validity = await caller.get(`/drugstores/validity/${drugstore.id}`)
      expect(validity.body).toEqual({ is_disabled: true })
    }
    const signInAgain = await kit.anonymous.post('/login', { email: person.email, password: PASSWORD })
    expect(signInAgain.status).toBe(200)
    expect((await there.get('/logout')).status).toBe(204)

    await admin.patch(`/admin/drugstores/${drugstore.id}`, { is_disabled: false })
    expect((await here.get('/users/me')).status).toBe(200)
  })

  test('S6-03 someone with a right_id is not concerned', async () => {
    const drugstore = await makeDrugstore(kit.db, { is_disabled: true })
    const adviser = await makeMember(kit.db, { drugstore_id: drugstore.id, right_id: 3 })

    expect((await (await kit.as(adviser)).get('/users/me')).status).toBe(200)
  })
})
