import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { serverEnv } from '../../../tools/server-process.mjs'
import { startCluster, type Cluster } from '../../../tools/postgres.mjs'
import { migrate } from '../src/db/migrate.ts'
import { openDatabase } from '../src/db/open-database.ts'
import { openPgEngine } from '../src/db/pg-engine.ts'
import { pdf } from './files/samples.ts'
import { makeStaff, signIn } from './factories.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'kiosque-loss-'))
const silent = { warn: () => undefined }
let cluster: Cluster
let server: ChildProcess
let url: string
let token: string
let output = ''

beforeAll(async () => {
  // A server that promises what it says it kept.
  cluster = await startCluster(undefined, { extra: { synchronous_commit: 'on' } })
  const engine = openPgEngine(cluster.url, silent, 2)
  await migrate(engine)
  const { db, close } = await openDatabase(engine)
  token = await signIn(db, await makeStaff(db), new Date())
  await close()
  server = spawn(process.execPath, [main], {
    env: {
      ...serverEnv,
      PATH: process.env['PATH'],
      PORT: '0',
      KIOSQUE_DATA_DIR: dataDir,
      DATABASE_URL: cluster.url,
      SECRET_KEY: 'k'.repeat(40),
      LOG_LEVEL: 'warn',
    },
  })
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000)))
  const isOpen = () => {
    if (server.exitCode !== null) throw new Error(`ended before it was open: ${output}`)
    return output.includes('Kiosque est ouvert')
  }
  await vi.waitUntil(isOpen, { timeout: 120_000 })
  url = /Kiosque est ouvert : (http:\S+)/.exec(output)?.[1] ?? ''
})
afterAll(async () => {
  server.kill('SIGKILL')
  await cluster.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const call = (method: string, path: string, body?: object | FormData) =>
  fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    // A hang is worse than an error: whatever happens, an answer comes within ten seconds (D2-03).
    signal: AbortSignal.timeout(10_000),
  })

async function asked<T>(text: string, params: unknown[] = []): Promise<T[]> {
  const engine = openPgEngine(cluster.url, silent, 1)
  const { rows } = await engine.execute(text, params).finally(() => engine.close())
  return rows as T[]
}

/** Several people who write without a break, and what each answer said. */
function keepWriting() {
  const state = { isOver: false, kept: [] as number[], statuses: new Set<number>(), lost: [] as string[] }
  const write = async (_: unknown, writer: number) => {
    for (let round = 0; !state.isOver; round += 1) {
      try {
        const title = `Sous la coupure ${writer} ${round} ${Date.now()}`
        const answer = await call('POST', '/api/v1/admin/contents/news', { title })
        state.statuses.add(answer.status)
        const body = (await answer.json()) as { id: number }
        if (answer.status === 201) state.kept.push(body.id)
      } catch (error) {
        state.lost.push(String(error))
      }
    }
  }
  const writing = Promise.all(Array.from({ length: 6 }, write))
  return {
    state,
    async stop() {
      state.isOver = true
      await writing
    },
  }
}

async function uploadedPdf(words: string): Promise<number> {
  const form = new FormData()
  form.set('file', new Blob([Uint8Array.from(pdf(words))], { type: 'application/pdf' }), 'notice.pdf')
  const answer = await call('POST', '/api/v1/admin/media', form)
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { id: number }).id
}

test.each(['SIGQUIT', 'SIGINT'] as const)(
  'RELIABILITY 29 32 PostgreSQL ended under writes by %s: 503 meanwhile, then back by itself, nothing acknowledged lost',
  { timeout: 240_000 },
  async (signal) => {
    const { state, stop } = keepWriting()
    await expect.poll(() => state.kept.length, { timeout: 60_000 }).toBeGreaterThan(30)

    await cluster.halt(signal)
    await expect.poll(() => [...state.statuses], { timeout: 10_000 }).toContain(503)
    expect((await call('GET', '/healthz')).status).toBe(200)
    expect((await call('GET', '/readyz')).status).toBe(503)
    await cluster.resume()
    const before = state.kept.length

    await expect.poll(() => state.kept.length, { timeout: 10_000 }).toBeGreaterThan(before + 10)
    await expect.poll(async () => (await call('GET', '/readyz')).status, { timeout: 10_000 }).toBe(200)
    await stop()
    expect({ code: server.exitCode, output }).toMatchObject({ code: null })
    expect(state.statuses).toEqual(new Set([201, 503]))
    expect(state.lost).toEqual([])
    const rows = await asked<{ id: number }>('SELECT id FROM content WHERE id = ANY ($1)', [state.kept])
    expect(rows).toHaveLength(state.kept.length)

    // The listener hears what another process changes; without it, a setting read before would stay for long.
    let told = 0
    const hears = async () => {
      const shown = await call('GET', '/config.json').then(
        async (answer) => ((await answer.json()) as { maintenance_message: string }).maintenance_message,
      )
      const isHeard = told > 0 && shown === `entendu ${told}`
      told += 1
      await asked(
        `INSERT INTO settings (key, value, updated_at) VALUES ('maintenance_message', to_jsonb($1::text), now())
         ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
        [`entendu ${told}`],
      )
      await asked(`SELECT pg_notify('kiosque', '{"channel":"settings","payload":""}')`)
      return isHeard
    }
    await expect.poll(hears, { timeout: 10_000, interval: 500 }).toBe(true)

    // A job queued after runs.
    const fileId = await uploadedPdf('Notice du nebuliseur')
    await expect
      .poll(() => asked('SELECT file_id FROM file_text WHERE file_id = $1', [fileId]), { timeout: 30_000 })
      .toHaveLength(1)
  },
)

test(
  'RELIABILITY 29 a database that hangs is a 503 within ten seconds, not a wait; awake, it serves again',
  { timeout: 120_000 },
  async () => {
    const letGo = cluster.hold()
    try {
      const paths = [
        '/api/v1/admin/contents/news?status=draft',
        '/api/v1/search?q=coupure',
        '/api/v1/me/todo',
      ]
      const answers = await Promise.all([
        ...Array.from({ length: 60 }, (_, at) => call('GET', paths[at % paths.length] ?? '')),
        call('POST', '/api/v1/admin/contents/news', { title: 'Pendant le silence' }),
        call('POST', '/api/v1/login', { email: 'a@b.fr', password: 'x' }),
      ])
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([503]))
      // Nothing piles up: whoever comes later does not wait behind them.
      expect((await call('GET', '/api/v1/admin/contents/news?status=draft&page=2')).status).toBe(503)
    } finally {
      letGo()
    }

    const reads = async () => (await call('GET', '/api/v1/admin/contents/news?status=draft&page=3')).status
    await expect.poll(reads, { timeout: 10_000 }).toBe(200)
    expect({ code: server.exitCode, output }).toMatchObject({ code: null })
  },
)

test(
  'RELIABILITY 29 a table held by somebody else is a 503 within ten seconds',
  { timeout: 60_000 },
  async () => {
    const holder = openPgEngine(cluster.url, silent, 1)
    const held = holder.execute('BEGIN; LOCK TABLE content IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(12)')
    held.catch(() => undefined)
    await expect
      .poll(() =>
        asked(`SELECT FROM pg_locks WHERE relation = 'content'::regclass AND mode = 'AccessExclusiveLock'`),
      )
      .toHaveLength(1)

    const answer = await call('POST', '/api/v1/admin/contents/news', { title: 'Derrière un verrou' })

    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    await holder.close()
  },
)

test('RELIABILITY 29 who comes when too many wait for a connection is told at once, not after them', async () => {
  const engine = openPgEngine(cluster.url, silent, 1)
  let hasFirstEnded = false
  const first = engine.execute('SELECT pg_sleep(1)').then(() => (hasFirstEnded = true))

  const waiting = Array.from({ length: 300 }, () => engine.execute('SELECT 1'))
  const refused = await Promise.any(
    waiting.map((each) =>
      each.then(
        () => Promise.reject(new Error('served')),
        (error: unknown) => error,
      ),
    ),
  )

  expect(refused).toMatchObject({ code: '53300' })
  expect(hasFirstEnded).toBe(false)
  const outcomes = await Promise.allSettled(waiting)
  await first
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(256)
  await engine.close()
})
