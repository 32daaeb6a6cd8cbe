import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeSourceMaps } from './source-maps.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kiosque-maps-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const filesIn = (path) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted()

test('source maps leave what is served, and are kept with the files they explain', () => {
  const [built, kept] = [join(folder, 'built'), join(folder, 'kept')]
  mkdirSync(join(built, 'assets'), { recursive: true })
  mkdirSync(kept)
  writeFileSync(join(kept, 'of-yesterday.js.map'), '{}')
  for (const name of ['index.html', 'assets/page-a1.js', 'assets/page-a1.js.map', 'assets/page-b2.css'])
    writeFileSync(join(built, name), '')

  takeSourceMaps(built, kept)

  expect(filesIn(built)).toEqual(['index.html', 'page-a1.js', 'page-b2.css'])
  expect(filesIn(kept)).toEqual(['page-a1.js', 'page-a1.js.map'])
})
