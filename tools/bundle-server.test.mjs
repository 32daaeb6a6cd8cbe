import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pinnedNode, root, serverDist } from './paths.mjs'

let folder
let files
let maps
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kiosque-server-'))
  const { status, stderr } = spawnSync(
    pinnedNode(),
    [join(root, 'tools/bundle-server.mjs'), folder, serverDist],
    { cwd: root, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  const all = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
  files = all.filter(({ name }) => name.endsWith('.cjs'))
  maps = all.filter(({ name }) => name.endsWith('.map'))
  // Two seconds of processor: on a full machine, many times as long.
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the gathered server has its entry and its threads, and calls threads by their names there', () => {
  const names = files.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['main.cjs', 'pdf-worker.cjs', 'pglite-worker.cjs']))
  const all = files.map(({ text }) => text).join('\n')
  for (const thread of ['pdf-worker', 'pglite-worker']) {
    expect(all).toContain(`"/${thread}.cjs"`)
    expect(all).not.toContain(`${thread}.ts", `)
  }
})

test('a thread loads nothing of the server, which would start another one in it', () => {
  const textOf = (wanted) => files.find(({ name }) => name === wanted).text
  for (const thread of ['pdf-worker', 'pglite-worker']) {
    const loaded = [...textOf(`${thread}.cjs`).matchAll(/require\("\.\/([^"]+)"\)/g)].map(([, name]) => name)
    expect(loaded.filter((name) => !name.startsWith(thread))).toEqual([])
  }
})

test('every sign of it is ASCII, so that V8 keeps one byte for each; no path of this machine is in it', () => {
  const isOdd = ({ text }) => /[^\0-\x7f]/.test(text) || text.includes(root)
  expect(files.filter(isOdd).map(({ name }) => name)).toEqual([])
})

test('French stays French: what was escaped says the same', () => {
  const text = files.map((file) => file.text).join('\n')
  const [, sentence = ''] = /`(Le port [^`]*)`/.exec(text) ?? []
  expect(JSON.parse(`"${sentence}"`)).toContain('est déjà pris sur')
})

test('a place in a script is found in the sources by its map, which no script names', () => {
  const { name, text } = files.find((file) => file.text.includes('async function openErrorReports('))
  const line = text.split('\n').findIndex((each) => each.startsWith('async function openErrorReports('))
  const map = new SourceMap(JSON.parse(maps.find((each) => each.name === `${name}.map`).text))
  const found = map.findEntry(line, 'async function '.length)
  const source = readFileSync(join(root, 'packages/api/src/error-reports/error-reports.ts'), 'utf8')

  expect(found.originalSource).toMatch(/packages\/api\/src\/error-reports\/error-reports\.ts$/)
  expect(source.split('\n')[found.originalLine]).toContain('function openErrorReports(')
  expect(files.filter((file) => file.text.includes('sourceMappingURL=')).map((file) => file.name)).toEqual([])
})

test('what libraries load for functions that nobody calls here is loaded by whoever calls them', () => {
  const text = files.map((file) => file.text).join('\n')
  for (const source of ['node:http2', 'glob', 'rrule-temporal'])
    expect(text).toMatch(new RegExp(`createRequire\\(__filename\\)\\("${source}"\\)`))
  // At its start a file says what it needs, one line for each.
  expect(text).not.toMatch(/^(?:let|const|var) .*require\("(?:node:http2|glob|rrule-temporal)"\)/m)
  // A format that the validator Fastify brings knows: nothing of it is gathered.
  expect(text).not.toContain('uri-reference')
})
