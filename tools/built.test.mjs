import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isFresh, stampName, swapIn } from './built.mjs'
import { cache } from './paths.mjs'

let folder
beforeEach(() => {
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(join(cache, 'test-built-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function make(name, of) {
  const made = join(folder, name)
  mkdirSync(made)
  writeFileSync(join(made, stampName), of)
  return made
}

test('a build takes the place of the one before, which leaves nothing', () => {
  const place = join(folder, 'place')
  for (const of of ['first', 'second']) swapIn(make(`built-${of}`, of), place)
  expect(readFileSync(join(place, stampName), 'utf8')).toBe('second')
  expect(existsSync(join(folder, 'built-second'))).toBe(false)
  expect([isFresh(place, 'second'), isFresh(place, 'first')]).toEqual([true, false])
})

test('what was never built is not fresh, and a build that is not there is told', () => {
  expect(isFresh(join(folder, 'place'), 'first')).toBe(false)
  expect(() => swapIn(join(folder, 'nothing'), join(folder, 'place'))).toThrow(/ENOENT/)
})
