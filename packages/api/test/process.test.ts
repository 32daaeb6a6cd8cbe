import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverEnv } from '../../../tools/server-process.mjs'
import { openDatabase } from '../src/db/open-database.ts'
import { createPgliteEngine } from '../src/db/pglite-engine.ts'
import { openPgliteSession } from '../src/db/pglite-session.ts'
import { makeStaff, signIn } from './factories.ts'
import { pgliteTemplate } from './template.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'kiosque-process-'))
const started: ChildProcess[] = []
let token: string

beforeAll(async () => {
  // A data folder as an earlier start would have left it: making one takes seconds.
  cpSync(await pgliteTemplate(), join(dataDir, 'postgres'), { recursive: true })
  const session = await openPgliteSession({ dataDir: join(dataDir, 'postgres') })
  const { db, close } = await openDatabase(createPgliteEngine(session))
  token = await signIn(db, await makeStaff(db), new Date())
  await close()
})
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

function launch(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [main], {
    env: {
      ...serverEnv,
      PATH: process.env['PATH'],
      PORT: '0',
      KIOSQUE_DATA_DIR: dataDir,
      KIOSQUE_DEMO: '0',
      LOG_LEVEL: 'silent',
      ...env,
    },
  })
  started.push(child)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('exit', (code) => resolve({ code, output: output.trim() }))
  })
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /Kiosque est ouvert : (http:\S+)/.exec(output)?.[1]
      if (found) resolve(found)
    })
    void ended.then(() => reject(new Error(`ended before it was open: ${output}`)))
  })
  url.catch(() => undefined)
  return { child, url, ended }
}

const settings = (url: string, message?: string) =>
  fetch(`${url}/api/v1/admin/settings`, {
    method: message === undefined ? 'GET' : 'PATCH',
    headers: {
      authorization: `Bearer ${token}`,
      ...(message === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(message === undefined ? {} : { body: JSON.stringify({ maintenance_message: message }) }),
  }).then(
    async (response) => ((await response.json()) as { maintenance_message: string }).maintenance_message,
  )

test(
  'G10 D14-01 one process per folder; killed in the middle of writes, it loses none it had acknowledged',
  { timeout: 240_000 },
  async () => {
    const first = launch()
    const url = await first.url

    const rival = await launch().ended
    expect(rival.code).toBe(1)
    expect(rival.output).toMatch(
      /^Le dossier de données .* est déjà utilisé par un autre Kiosque \(processus \d+\) : .*\.$/,
    )

    const taken = await launch({ PORT: new URL(url).port, KIOSQUE_DATA_DIR: join(dataDir, 'other') }).ended
    expect(taken.code).toBe(1)
    expect(taken.output).toMatch(/^Le port \d+ est déjà pris sur 127\.0\.0\.1 : .*\.$/)

    let acknowledged = 0
    const writing = (async () => {
      for (;;) acknowledged = Number(await settings(url, String(acknowledged + 1)))
    })().catch(() => undefined)
    await expect.poll(() => acknowledged, { timeout: 60_000 }).toBeGreaterThan(20)
    first.child.kill('SIGKILL')
    await Promise.all([writing, first.ended])

    const second = launch()
    const kept = Number(await settings(await second.url))
    expect([acknowledged, acknowledged + 1]).toContain(kept)

    second.child.kill('SIGTERM')
    expect((await second.ended).code).toBe(0)
  },
)

test(
  'G11 asked to stop, it answers what is under way, then ends well within fifteen seconds',
  { timeout: 120_000 },
  async () => {
    const server = launch()
    const url = await server.url
    const underWay = Array.from({ length: 20 }, (_, index) => settings(url, `sous charge ${index}`))
    await underWay[0]
    const askedAt = performance.now()
    server.child.kill('SIGTERM')

    const answers = await Promise.allSettled(underWay)
    const { code } = await server.ended
    expect(answers.filter(({ status }) => status === 'rejected')).toEqual([])
    expect(code).toBe(0)
    expect(performance.now() - askedAt).toBeLessThan(15_000)
  },
)

test('D14-01 a bad variable ends the start with one sentence', async () => {
  const { code, output } = await launch({ LOG_LEVEL: 'bavard' }).ended

  expect(code).toBe(1)
  expect(output).toMatch(/^LOG_LEVEL est l’un de .* ne convient pas\.$/)
})

test(
  'D14-01 a database that does not answer ends the start with one sentence',
  { timeout: 60_000 },
  async () => {
    const { code, output } = await launch({
      DATABASE_URL: 'postgres://x:y@127.0.0.1:1/z',
      SECRET_KEY: 'k'.repeat(40),
    }).ended

    expect(code).toBe(1)
    expect(output).toBe('La base de données ne répond pas ou refuse l’accès : vérifiez DATABASE_URL.')
  },
)
