import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSourceFiles } from './source-files.ts'

const page = readFileSync(new URL('../docs/requirements.md', import.meta.url), 'utf8')
const defined = [...page.matchAll(/^- \*\*([SDG][0-9-]+)\*\* \S/gm)].map(([, id]) => id)

test('every requirement that code or a test names is told in docs/requirements.md', () => {
  const used = readSourceFiles().flatMap(({ path, text, isTest }) => {
    // A bar of reliability is a letter and a number: only names of tests speak of those.
    const id = isTest ? /\b(?:[SD]\d{1,2}-\d{2}|G\d{1,2}(?= ))\b/g : /\b[SD]\d{1,2}-\d{2}\b/g
    return [...text.matchAll(id)].map(([found]) => ({ found, path }))
  })

  expect(used.length).toBeGreaterThan(1_000)
  expect(used.filter(({ found }) => !defined.includes(found))).toEqual([])
})

test('each of them is told once', () => {
  expect(defined).toEqual([...new Set(defined)])
})
