import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { API } from './api-floors.ts'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

test('docs/operations.md tells every setting that the server reads', () => {
  const settings = [
    ...new Set(read('packages/api/src/env.ts').match(/(?<=')[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*(?=')/g)),
  ]
  const asked = settings.filter((name) => name !== 'EEXIST')
  expect(asked).toEqual(expect.arrayContaining(['PORT', 'DATABASE_URL', 'S3_BUCKET', 'METRICS_TOKEN']))
  const told = read('docs/operations.md')
  expect(asked.filter((name) => !told.includes(`\`${name}\``))).toEqual([])
})

test('docs/architecture.md tells every folder of the API, on its floor', () => {
  const lines = read('docs/architecture.md').split('\n')
  const folders = new Set(
    readdirSync(new URL('../packages/api/src', import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  )
  const untold = Object.entries(API.floors).flatMap(([floor, rooms]) => {
    const line = lines.find((each) => each.startsWith(`| ${floor} |`)) ?? ''
    const told = new Set(line.match(/[a-z-]+/g))
    return rooms.filter((room) => folders.has(room) && !told.has(room))
  })
  expect(untold).toEqual([])
})

test('README.md stays short, and its links and commands are there', () => {
  const text = read('README.md')
  expect(text.split('\n').length).toBeLessThan(80)
  const links = [...text.matchAll(/\]\(((?:docs|CONTRIBUTING)[^)]*)\)/g)].map(([, path]) => path)
  expect(links.filter((path) => !existsSync(new URL(`../${path ?? ''}`, import.meta.url)))).toEqual([])
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const commands = [...text.matchAll(/npm run ([a-z]+)/g)].map(([, name]) => name ?? '')
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
})
