import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverEnv } from '../../../../tools/server-process.mjs'
import { openDatabase, type Database } from '../../src/db/open-database.ts'
import { openPgEngine } from '../../src/db/pg-engine.ts'
import { makeMember, makeStaff, signIn } from '../factories.ts'
import { administer, databaseUrl } from '../template.ts'
import { people } from './agenda.ts'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'kiosque-crowd-'))
const name = `kiosque_crowd_${randomBytes(6).toString('hex')}`
const started: ChildProcess[] = []
let database: Database
let urls: string[]
let tokens: string[]
let editor: string

beforeAll(async () => {
  await administer(`CREATE DATABASE ${name} TEMPLATE ${process.env['KIOSQUE_TEST_TEMPLATE']}`)
  database = await openDatabase(openPgEngine(databaseUrl(name), { warn: () => undefined }, 2))
  editor = await signIn(database.db, await makeStaff(database.db, 2), new Date())
  tokens = []
  for (let rank = 0; rank < 20; rank += 1)
    tokens.push(await signIn(database.db, await makeMember(database.db), new Date()))
  urls = await Promise.all([1, 2, 3].map(launch))
}, 240_000)

afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  await database.close()
  await administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  rmSync(dataDir, { recursive: true, force: true })
})

/** A server of its own process on the same database; answers its address once it is open. */
function launch(rank: number): Promise<string> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...serverEnv,
      PATH: process.env['PATH'],
      PORT: '0',
      KIOSQUE_DATA_DIR: join(dataDir, String(rank)),
      DATABASE_URL: databaseUrl(name),
      SECRET_KEY: 'k'.repeat(40),
      KIOSQUE_DEMO: '0',
      LOG_LEVEL: 'silent',
    },
  })
  started.push(child)
  let output = ''
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const found = /Kiosque est ouvert : (http:\S+)/.exec(output)?.[1]
      if (found) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () => reject(new Error(`ended before it was open: ${output}`)))
  })
}

async function call(url: string, token: string, path: string, body?: object) {
  const response = await fetch(`${url}/api/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as { id: number; status: string; waiting_rank: number | null }
  return { status: response.status, body: answer }
}

const DAY = 86_400_000

test.each([
  [30, 200],
  [1, 100],
])(
  'D8-02 across three processes, %i places and %i registrations at once: so many confirmed, the rest waiting in order',
  async (capacity, asking) => {
    const starts = Date.now() + 9 * DAY
    const event = await call(urls[0]!, editor, '/events', {
      title: 'Une ruée',
      kind: 'reunion',
      starts_at: new Date(starts).toISOString(),
      ends_at: new Date(starts + DAY / 4).toISOString(),
      capacity,
      status: 'published',
      announce: false,
    })
    expect(event.status).toBe(201)

    const answers = await Promise.all(
      Array.from({ length: asking }, (_, index) =>
        call(urls[index % 3]!, tokens[index % tokens.length]!, '/registrations', {
          event_id: event.body.id,
          attendees: people(1),
        }),
      ),
    )

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    const rows = await database.db
      .selectFrom('registrations')
      .select(['id', 'status'])
      .where('event_id', '=', event.body.id)
      .orderBy('id')
      .execute()
    expect(rows.map(({ status }) => status)).toEqual(
      rows.map((_, index) => (index < capacity ? 'confirmed' : 'waiting')),
    )
    const ranks = answers
      .filter(({ body }) => body.status === 'waiting')
      .toSorted((a, b) => a.body.id - b.body.id)
      .map(({ body }) => body.waiting_rank)
    expect(ranks).toEqual(Array.from({ length: asking - capacity }, (_, index) => index + 1))
  },
  120_000,
)
