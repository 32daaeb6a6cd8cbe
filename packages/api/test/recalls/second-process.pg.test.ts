import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { serverEnv } from '../../../../tools/server-process.mjs'
import { makeMember, makeStaff, signIn, type Person } from '../factories.ts'
import { databaseUrl } from '../template.ts'
import { testApp, type TestApp } from '../test-app.ts'
import { openRecall } from './recall-desk.ts'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'kiosque-second-'))
let t: TestApp
let server: ChildProcess
let url = ''
let member: Person

beforeAll(async () => {
  t = await testApp({ now: new Date() })
  member = await makeMember(t.db, { type: 100 })
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(t.db)
  server = spawn(process.execPath, [main], {
    env: {
      ...serverEnv,
      PATH: process.env['PATH'],
      PORT: '0',
      KIOSQUE_DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl(rows[0]?.name ?? ''),
      SECRET_KEY: 'k'.repeat(40),
      LOG_LEVEL: 'warn',
    },
  })
  let output = ''
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
  await t.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('D9-01 a recall sent by one process rings a browser that another process of the same PostgreSQL serves', async () => {
  const headers = { authorization: `Bearer ${await signIn(t.db, member, new Date())}` }
  const response = await fetch(`${url}/api/v1/notifications/stream`, { headers })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader.read()).value).toContain('retry')

  const editor = await t.as(await makeStaff(t.db, 2))
  const deadline_at = new Date(Date.now() + 86_400_000).toISOString()
  const id = await openRecall(editor, { drugstore_ids: [member.drugstore_id] }, { deadline_at })

  expect((await reader.read()).value).toBe('event: change\ndata: {"urgent":true}\n\n')
  const todo = await fetch(`${url}/api/v1/me/todo`, { headers })
  expect(((await todo.json()) as { data: { url: string }[] }).data[0]?.url).toBe(`/rappels/${id}`)
  await reader.cancel()
})
