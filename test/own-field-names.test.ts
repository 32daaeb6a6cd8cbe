import { expect, test } from 'vitest'
import type { Fields } from '@kiosque/contract/kinds/fields'
import { allKinds } from '@kiosque/contract/kinds/registry'
import { readSourceFiles } from './source-files.ts'

const API = 'packages/api/src/'

/** The compiler reads no SQL: what `OwnValuesOf` does for TypeScript is done here for the text of statements. */
const own = new Set(allKinds.flatMap(({ fields }) => Object.keys(fields)))
const inEntries = new Set(allKinds.flatMap(({ fields }) => Object.values(fields).flatMap(entryNames)))

function entryNames(field: Fields[string]): string[] {
  if (field.type !== 'items') return []
  return [...Object.keys(field.fields), ...Object.values(field.fields).flatMap(entryNames)]
}

interface Read {
  /** `content.fields`, or the alias of one entry of a list. */
  from: string
  name: string
}

/** Every name that a statement asks of the own values of a content, or of a question of a quiz. */
const readsIn = (text: string): Read[] =>
  [...text.matchAll(/\b(fields|question)\s*(?:->>?|\?)\s*'(\w+)'/g)].map(([, from = '', name = '']) => ({
    from,
    name,
  }))

const undeclared = (text: string): string[] =>
  readsIn(text)
    .filter(({ from, name }) => !(from === 'fields' ? own : inEntries).has(name))
    .map(({ from, name }) => `${from} ${name}`)

const files = readSourceFiles().filter(({ path, isTest }) => path.startsWith(API) && !isTest)

test('ARCHITECTURE every own field that SQL reads is one that some kind declares', () => {
  const wrong = files.flatMap(({ path, text }) => undeclared(text).map((read) => `${path}: ${read}`))

  expect(wrong).toEqual([])
})

test('the statements it looks at are found', () => {
  expect(files.flatMap(({ text }) => readsIn(text)).length).toBeGreaterThan(30)
})

test.each([
  ["coalesce(content.fields ->> 'due_day', '9999-12-31')", ['fields due_day']],
  ["c.fields->'opened' = 'true'::jsonb", ['fields opened']],
  ["content.fields ->> 'due_on' IS NOT NULL AND fields -> 'questions' IS NOT NULL", []],
  ["(question ->> 'bank_id')::int = 1 AND question ? 'bank_number'", ['question bank_number']],
])('a name nobody declares is told: %s', (text, expected) => {
  expect(undeclared(text)).toEqual(expected)
})
