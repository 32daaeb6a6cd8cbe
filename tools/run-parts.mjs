import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { cache, root } from './paths.mjs'

const running = new Set()

function endGroup(child) {
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    child.kill('SIGKILL')
  }
}

/** Gently first, so that a database or a server started by a part is ended by it. */
function interruptGroup(child) {
  try {
    process.kill(-child.pid, 'SIGINT')
  } catch {
    child.kill('SIGINT')
  }
}

/** Parts run in groups of their own, which a Ctrl-C does not reach: it is passed on. */
export function endPartsOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      for (const child of running) interruptGroup(child)
      setTimeout(() => {
        for (const child of running) endGroup(child)
        process.exit(130)
      }, 3000)
    })
  }
}

/** Runs one command to its end, its output kept aside so that parallel parts do not mix. */
export function runCommand([command, ...options], { env = {}, minutes = 20 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, options, {
      cwd: root,
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...env },
    })
    running.add(child)
    let output = ''
    let isLate = false
    const keep = (chunk) => (output += chunk)
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    const timer = setTimeout(() => {
      isLate = true
      endGroup(child)
    }, minutes * 60_000)
    const end = (ok, more = '') => {
      clearTimeout(timer)
      running.delete(child)
      const late = isLate ? `\nArrêté après ${minutes} minutes.` : ''
      resolve({ ok: ok && !isLate, output: output + more + late })
    }
    child.on('error', (error) => end(false, `\n${error.message}`))
    child.on('close', (code) => end(code === 0))
  })
}

/** Runs commands one after the other; stops at nothing, so that one failure does not hide the next. */
export async function runCommands(commands, options) {
  const results = []
  for (const command of commands) results.push(await runCommand(command, options))
  return { ok: results.every((result) => result.ok), output: results.map((result) => result.output).join('') }
}

async function runPart(part) {
  const start = performance.now()
  const result = await part.run().catch((error) => ({ ok: false, output: String(error?.message ?? error) }))
  const counts = result.ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  return { name: part.name, ...counts, ...result, seconds: (performance.now() - start) / 1000 }
}

/** A part that waits for one that is not there, or for one that waits for it, would wait for ever. */
function neverStarted({ name, after }, ended) {
  const awaited = after.filter((other) => !ended.has(other)).map((other) => `« ${other} »`)
  return {
    name,
    ok: false,
    passed: 0,
    failed: 1,
    output: `Jamais commencé : attend ${awaited.join(', ')}, qui ne finira pas.`,
    seconds: 0,
  }
}

/**
 * Runs parts in order on a machine of `capacity` cores: a part of weight 2 has it to itself, two of weight 1
 * share it. `after` names parts that must have ended first.
 */
export async function runParts(parts, report, capacity = 2) {
  mkdirSync(cache, { recursive: true })
  const waiting = [...parts]
  const active = new Map()
  const ended = new Map()
  while (waiting.length > 0 || active.size > 0) {
    const used = [...active.values()].reduce((sum, { weight }) => sum + weight, 0)
    const next = waiting.find((part) => (part.after ?? []).every((name) => ended.has(name)))
    if (next && (active.size === 0 || used + next.weight <= capacity)) {
      waiting.splice(waiting.indexOf(next), 1)
      active.set(next.name, { weight: next.weight, promise: runPart(next) })
      continue
    }
    const result =
      active.size > 0
        ? await Promise.race([...active.values()].map(({ promise }) => promise))
        : neverStarted(waiting.shift(), ended)
    active.delete(result.name)
    ended.set(result.name, result)
    report(result)
  }
  return parts.map((part) => ended.get(part.name))
}
