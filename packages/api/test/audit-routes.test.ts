import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const SRC = resolve(import.meta.dirname, '../src')
const AUDIT = join(SRC, 'audit/audit.ts')

/** They write nothing of the head office's: they compute, preview or keep one's own screen as one left it. */
const WRITES_NOTHING = new Set([
  'audience/audience.routes.ts',
  'content/preview.routes.ts',
  // Who has an editor open now.
  'presence/presence.routes.ts',
])

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
}

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+\.ts)'/g)]
    .map((match) => resolve(dirname(file), match[1] ?? ''))
    .filter((path) => existsSync(path))

/** Whether the audit is reached from a file, its services included. */
function reachesAudit(file: string, seen = new Set<string>()): boolean {
  if (file === AUDIT) return true
  if (seen.has(file)) return false
  seen.add(file)
  return importsOf(file).some((next) => reachesAudit(next, seen))
}

const WRITE = /app\.(post|put|patch|delete)\(/
const HEAD_OFFICE = /access: '(admin|editor|staff)'/

test('D13-04 every file of routes by which the head office writes goes through the journal', () => {
  const routes = filesUnder(SRC).filter((file) => file.endsWith('.routes.ts'))
  expect(routes.length).toBeGreaterThan(15)
  const silent = routes
    .filter((file) => {
      const text = readFileSync(file, 'utf8')
      return WRITE.test(text) && HEAD_OFFICE.test(text)
    })
    .filter((file) => !reachesAudit(file))
    .map((file) => relative(SRC, file))
    .filter((file) => !WRITES_NOTHING.has(file))
  expect(silent).toEqual([])
})
