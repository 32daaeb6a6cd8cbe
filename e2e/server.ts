import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isServerBuilt } from '../tools/build-server.mjs'
import { envOf, gatheredServer, serverOptions, serverSources } from '../tools/server-process.mjs'

const root = dirname(import.meta.dirname)

/** What this machine's own settings must not change in a test. */
const settings = ['DATABASE_URL', 'SMTP_URL', 'S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY']

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

function cleanEnv(): NodeJS.ProcessEnv {
  const env = { ...process.env }
  for (const name of settings) delete env[name]
  return env
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
    (response) => response.ok,
    () => false,
  )
}

/** The server people run, as they run it, until `stop()`; `own` are variables beside these, `sources` another copy. */
export async function startServer(
  dataDir: string,
  own: Record<string, string> = {},
  sources: string = root,
): Promise<{ url: string; pid: number; stop: () => Promise<void> }> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  // A copy of the sources is run as it is; ours as people run it, where it was built since its last change.
  const entry = sources === root && isServerBuilt() ? gatheredServer : serverSources
  const server = spawn(process.execPath, [...serverOptions, entry], {
    cwd: sources,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...envOf(entry),
      ...cleanEnv(),
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      KIOSQUE_DATA_DIR: dataDir,
      KIOSQUE_DEMO: '1',
      LOG_LEVEL: 'warn',
      ...own,
    },
  })
  let log = ''
  const keep = (chunk: Buffer) => (log = (log + String(chunk)).slice(-8000))
  server.stdout.on('data', keep)
  server.stderr.on('data', keep)
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)

  for (let tries = 0; tries < 1500 && server.exitCode === null; tries++) {
    if (await isReady(url)) return { url, pid: server.pid ?? 0, stop }
    await pause(200)
  }
  kill()
  throw new Error(`Le serveur des tests n’a pas démarré.\n${log}`)

  async function stop(): Promise<void> {
    process.off('exit', kill)
    if (server.exitCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    const timer = setTimeout(kill, 15_000)
    await ended
    clearTimeout(timer)
  }
}
