import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { canInstallFromDebian, installFromDebian } from './debian.mjs'
import { tell } from './progress.mjs'

const superuser = 'kiosque'

function bindirs() {
  const { stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  const packaged = ['/usr/lib/postgresql', '/usr/local/lib/postgresql', '/opt/homebrew/opt']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name, 'bin')))
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  return [stdout?.trim(), ...packaged, ...(process.env['PATH'] ?? '').split(delimiter)].filter(Boolean)
}

/** The folder of initdb and postgres, version 15 or newer, or null when this machine has none. */
export function findPostgres() {
  return (
    bindirs().find((folder) => {
      if (!existsSync(join(folder, 'initdb')) || !existsSync(join(folder, 'postgres'))) return false
      const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
      return Number(/(\d+)/.exec(stdout ?? '')?.[1] ?? 0) >= 15
    }) ?? null
  )
}

/** The same folder, installed first where that is possible; null when there is none to be had. */
export function ensurePostgres() {
  const present = findPostgres()
  if (present) return present
  if (!canInstallFromDebian()) return null
  tell('Installation de PostgreSQL pour les tests', () => installFromDebian('postgresql'))
  return findPostgres()
}

/** PostgreSQL refuses to run as root: it is then lent to an ordinary user of the machine. */
function ordinaryUser() {
  if (process.getuid?.() !== 0) return null
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => Number(fields[2]) > 0)
  const chosen = ['postgres', 'nobody']
    .map((name) => users.find((fields) => fields[0] === name))
    .find(Boolean)
  const fields = chosen ?? users[0]
  if (!fields) throw new Error('aucun utilisateur ordinaire sur cette machine pour lancer PostgreSQL')
  return { uid: Number(fields[2]), gid: Number(fields[3]) }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

function answersOn(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
}

// Nothing here has to survive the machine: durability is traded for speed.
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
  max_wal_size: '512MB',
  jit: 'off',
  autovacuum: 'off',
}

async function launch(bindir, data, asUser, { extra, onLog, port: wanted }) {
  const port = wanted ?? (await freePort())
  const options = Object.entries({ ...settings, ...extra }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const server = spawn(join(bindir, 'postgres'), ['-D', data, '-p', String(port), ...options], {
    ...asUser,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  server.stderr.on('data', (chunk) => {
    log = (log + chunk).slice(-4000)
    onLog?.(String(chunk))
  })
  // The pipe must not keep the test runner alive.
  server.stderr.unref?.()
  server.unref()
  for (let tries = 0; tries < 300 && server.exitCode === null; tries++) {
    if (log.includes('ready to accept connections') && (await answersOn(port))) return { server, port }
    await pause(100)
  }
  server.kill('SIGKILL')
  throw new Error(`PostgreSQL n’a pas démarré.\n${log}`)
}

function initialise(bindir, data, asUser) {
  const options = ['-U', superuser, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  const made = spawnSync(join(bindir, 'initdb'), ['-D', data, ...options], { ...asUser, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb a échoué.\n${made.error?.message ?? made.stderr}`)
}

/**
 * A private cluster in a temporary folder, gone with `stop()` or with this process. `extra` are settings beside ours;
 * `onLog` gets what the server writes. `halt()` and `resume()` are for tests of an outage: same folder, same port.
 */
export async function startCluster(bindir = findPostgres(), { extra = {}, onLog = null } = {}) {
  if (!bindir) throw new Error('PostgreSQL 15 ou plus récent est introuvable sur cette machine')
  const user = ordinaryUser()
  const folder = mkdtempSync(join(tmpdir(), 'kiosque-pg-'))
  let server = null
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  const abandon = () => {
    server?.kill('SIGQUIT')
    remove()
  }
  // From here on, whatever ends this process takes the cluster with it.
  process.once('exit', abandon)

  try {
    if (user) chownSync(folder, user.uid, user.gid)
    const env = { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', TZ: 'UTC' }
    const asUser = { ...user, env, cwd: folder }
    const data = join(folder, 'data')
    initialise(bindir, data, asUser)
    // Another process may take the port between the search and the start: try again elsewhere.
    const how = { extra, onLog }
    const launched = await launch(bindir, data, asUser, how).catch(() => launch(bindir, data, asUser, how))
    server = launched.server
    const { port } = launched
    const url = `postgres://${superuser}@127.0.0.1:${port}/postgres`
    return {
      url,
      stop: () => stop(server),
      halt: (signal = 'SIGQUIT') => halt(server, signal),
      async resume() {
        server = (await launch(bindir, data, asUser, { ...how, port })).server
      },
      hold() {
        // First the one that makes sessions: none can begin between the list and its signals.
        server.kill('SIGSTOP')
        const sessions = childrenOf(server.pid)
        for (const pid of sessions) process.kill(pid, 'SIGSTOP')
        return () => {
          for (const pid of [...sessions, server.pid]) process.kill(pid, 'SIGCONT')
        }
      },
    }
  } catch (error) {
    process.off('exit', abandon)
    abandon()
    throw error
  }

  async function stop(running) {
    process.off('exit', abandon)
    await halt(running, 'SIGQUIT')
    remove()
  }
}

/** SIGQUIT ends it as a crash would, SIGINT as an ordinary restart does. */
async function halt(running, signal) {
  const ended = running.exitCode === null && running.signalCode === null ? once(running, 'exit') : null
  running.ref()
  running.kill(signal)
  await ended
}

function childrenOf(pid) {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child]) => child)
}
