import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cache, pinnedNode, root, serverDist } from './paths.mjs'

const orphanGuard = pathToFileURL(join(root, 'tools/end-with-parent.mjs')).href

/**
 * How the server is run. Its young objects get a few megabytes instead of dozens, and what lives long a quarter more than
 * it needs instead of as much again; each collection closes the holes that the last ones left, and gives free pages back
 * to the machine. What was compiled is forgotten once twenty collections went by without anybody running it: what a start
 * ran and nothing runs since, not what a morning runs now and then. glibc has one heap instead of one for each thread, and
 * gives large blocks back at once. The process holds less memory for little more work (docs/performance.md has what other
 * figures gave).
 */
export const serverOptions = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=26',
  '--memory-saver-mode',
  '--bytecode-old-age=20',
  '--flush-baseline-code',
  '--no-memory-pool',
]
export const serverEnv = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '32768',
  // Of what is run from its sources: what strips the types is then not even loaded.
  NODE_COMPILE_CACHE: join(cache, 'compiled'),
}

/** What is run: the server gathered in a few files, or its sources as they are. */
export const gatheredServer = join(serverDist, 'main.cjs')
export const serverSources = 'packages/api/src/main.ts'

/** Gathered, the server has no types to strip, and Node would keep all it read from the cache for as long as it runs. */
export const envOf = (entry) =>
  entry === gatheredServer ? { ...serverEnv, NODE_DISABLE_COMPILE_CACHE: '1' } : serverEnv

/** Starts the API on the pinned Node, its output ours. The IPC channel tells it when this process is gone. */
export function spawnServer({ entry = gatheredServer, nodeOptions = [], env = {} } = {}) {
  return spawn(pinnedNode(), [...serverOptions, ...nodeOptions, '--import', orphanGuard, entry], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...envOf(entry), ...process.env, ...env },
  })
}

/** Fills the demonstration where that is still to be done; ends with this process. Whatever it leaves, the server does. */
export function fillDemo() {
  const filler = spawn(pinnedNode(), ['packages/api/src/commands/fill-demo.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...process.env, NODE_COMPILE_CACHE: serverEnv.NODE_COMPILE_CACHE },
  })
  return new Promise((resolve) => filler.once('exit', resolve).once('error', resolve))
}

/** Passes the signals of this process to its children, once each. */
export function forwardSignals(children) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches the whole foreground group: the children already have theirs.
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      for (const child of children) child.kill(signal)
    })
  }
  watchNpm(children)
}

/** npm killed outright passes nothing on; without this the server would outlive it and keep the port. */
function watchNpm(children) {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return
  const npm = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(timer)
    for (const child of children) child.kill('SIGTERM')
  }, 500)
  timer.unref()
}

export function exitCodeOf(code, signal) {
  return signal ? 128 + (constants.signals[signal] ?? 0) : (code ?? 0)
}
