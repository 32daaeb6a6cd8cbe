import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../src/db/transaction.ts'
import { makeDrugstore, makeMember, PASSWORD, signIn, type Person } from './factories.ts'
import { testApp, type TestApp } from './test-app.ts'

let t: TestApp
let url: string
let hurried: Person
let token: string
let neighbour: string

beforeAll(async () => {
  t = await testApp()
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}/api/v1`
  const drugstore = await makeDrugstore(t.db)
  hurried = await makeMember(t.db, { drugstore_id: drugstore.id })
  const other = await makeMember(t.db, { drugstore_id: drugstore.id })
  token = await signIn(t.db, hurried, t.clock.now())
  neighbour = await signIn(t.db, other, t.clock.now())
  // Both known, and what everyone shares made: from here on only the searches themselves ask the database.
  for (const who of [token, neighbour]) await ask('/search?q=premiere', who)
})
afterAll(() => t.close())

const ask = (path: string, who: string, signal?: AbortSignal) =>
  fetch(url + path, { headers: { authorization: `Bearer ${who}` }, ...(signal ? { signal } : {}) })

const WORDS = 'imaginaires licornes sirenes griffons centaures'
// The embedded engine of the tests shares this very thread.
const PATIENT = { timeout: 30_000 }
const counts = () => t.app.expensiveRequests.counts()

/** What searches read, held until `work` is over: on either engine none of them can end meanwhile. */
async function whileHeld(work: () => Promise<void>): Promise<void> {
  await inTransaction(t.db, async (trx) => {
    await sql`LOCK TABLE search_document IN ACCESS EXCLUSIVE MODE`.execute(trx)
    await work()
  })
}

test('RELIABILITY 28 D2-03 eighty searches of one person: some are refused with Retry-After, others pass before the rest', async () => {
  const ended: string[] = []
  const one = async (at: number) => {
    const answer = await ask(
      `/search?q=${encodeURIComponent(`introuvables chimeres numero ${at} ailleurs nulle part ${WORDS}`)}`,
      token,
    )
    const body = (await answer.json()) as { code?: string; message?: string }
    ended.push(answer.status === 200 ? 'search' : 'refused')
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body }
  }
  const signInAgain = () =>
    fetch(`${url}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: hurried.email, password: PASSWORD }),
    })
  const noted = (name: string, answering: Promise<Response>) =>
    answering.then(({ status }) => {
      ended.push(name)
      return status
    })
  let searches: ReturnType<typeof one>[] = []
  let others: Promise<number>[] = []
  await whileHeld(async () => {
    searches = Array.from({ length: 80 }, (_, at) => one(at))
    await expect.poll(() => ended.length + counts().running + counts().waiting, PATIENT).toBe(80)
    // All eighty were there first.
    others = [
      noted('sign-in', signInAgain()),
      noted('to do', ask('/me/todo', neighbour)),
      noted('search of another', ask('/search?q=ailleurs', neighbour)),
    ]
  })

  const answers = await Promise.all(searches)
  expect(await Promise.all(others)).toEqual([200, 200, 200])
  expect(ended.at(-1)).toBe('search')
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]).toMatchObject({
    retryAfter: '2',
    body: { code: 'too_many_requests', message: expect.stringContaining('Réessayez') as string },
  })
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
  expect(counts()).toEqual({ running: 0, waiting: 0 })
})

test('RELIABILITY 28 what hands can do is never refused: twenty letters typed without a pause, none answered yet', async () => {
  const typed = 'vaccination antigrippale'
  const leaving = new AbortController()
  const answers: number[] = []

  await whileHeld(async () => {
    for (let at = 0; at < 20; at += 1) {
      const path = `/search/suggestions?q=${encodeURIComponent(typed.slice(0, at + 3))}`
      void ask(path, token, leaving.signal).then(
        (answer) => answers.push(answer.status),
        () => undefined,
      )
    }
    await expect.poll(() => counts().running + counts().waiting, PATIENT).toBe(20)
    leaving.abort()
    await expect.poll(counts, PATIENT).toEqual({ running: 0, waiting: 0 })
  })

  expect(answers).toEqual([])
})

test('RELIABILITY 28 a search whose client has left stops: the one under way, and those that wait', async () => {
  const words = Array.from({ length: 8 }, (_, at) => `abandonnee ${'abcdefgh'[at]}quelconque`)
  const leaving = new AbortController()

  await whileHeld(async () => {
    const asked = words.map((q) => ask(`/search?q=${encodeURIComponent(q)}`, token, leaving.signal))
    await expect.poll(() => counts().running + counts().waiting, PATIENT).toBe(words.length)
    leaving.abort()
    await Promise.allSettled(asked)
    // All are gone while what they wanted is still held.
    await expect.poll(counts, PATIENT).toEqual({ running: 0, waiting: 0 })
  })

  expect((await ask('/search?q=presente', token)).status).toBe(200)
  const misses = await t.db.selectFrom('search_miss').select('query').execute()
  expect(misses.filter(({ query }) => query.startsWith('abandonnee'))).toEqual([])
})

test('RELIABILITY 28 who waits for the same answer as someone who left still gets it', async () => {
  const leaving = new AbortController()
  const path = '/search?q=partagee'
  const outcome: { second?: Promise<Response> } = {}

  await whileHeld(async () => {
    const first = ask(path, token, leaving.signal)
    await expect.poll(() => counts().running, PATIENT).toBe(1)
    outcome.second = ask(path, neighbour)
    await expect.poll(() => counts().running, PATIENT).toBe(2)
    leaving.abort()
    await first.catch(() => undefined)
    await expect.poll(() => counts().running, PATIENT).toBe(1)
  })

  expect((await outcome.second)?.status).toBe(200)
})

test('RELIABILITY 28 lists with words to look for, exports and statistics take turns too', () => {
  const declared = t.app.routeTable
    .filter((route) => route.isExpensive)
    .map(({ method, url: at }) => `${method} ${at}`)

  expect(declared).toEqual(
    expect.arrayContaining([
      'GET /api/v1/search',
      'GET /api/v1/search/suggestions',
      'GET /api/v1/admin/contents/export',
      'GET /api/v1/admin/users/export',
      'GET /api/v1/admin/statistics',
    ]),
  )
})
