import { describe, expect, test } from 'vitest'
import { kinds } from '@kiosque/contract/kinds/registry'
import { fieldsWithin } from '@kiosque/contract/kinds/map-values'
import { readSourceFiles } from './source-files.ts'

const CONTRACT = 'packages/contract/src/kinds/'
const FIELDS = `${CONTRACT}fields/`

const files = readSourceFiles().filter((file) => !file.isTest && /^packages\/\w+\/src\//.test(file.path))
/** The types, as the files of the contract declare them: `type: 'rich_text'`. */
const types = files
  .filter((file) => file.path.startsWith(FIELDS))
  .flatMap((file) => [...file.text.matchAll(/^ {2}type: '(\w+)'$/gm)].map(([, type]) => type!))

/** Whoever asks a field for its type by name: `field.type === 'rich_text'`, `case 'rich_text':`, a list of types. */
function whoNames(type: string): string[] {
  const asked = new RegExp(`\\btype\\)? ?[!=]==? '${type}'|\\btype: '${type}'|case '${type}':`)
  const readers = files.filter((file) =>
    file.imports.some(
      ({ target }) =>
        target?.startsWith(CONTRACT) && /\/(?:fields|define-kind|map-values|editor-form)/.test(target),
    ),
  )
  return readers.filter((file) => asked.test(file.text)).map((file) => file.path)
}

describe('a field type', () => {
  test('is declared in a file of its own, and the walk finds them all', () => {
    const used = new Set(
      Object.values(kinds).flatMap((kind) => fieldsWithin(kind.fields).map(({ type }) => type)),
    )

    expect(new Set(types).size).toBe(types.length)
    expect([...used].filter((type) => !types.includes(type))).toEqual([])
  })

  test.each(types)('%s is named by its own file of the contract alone', (type) => {
    const own = `${FIELDS}${type.replaceAll('_', '-')}.ts`

    expect(whoNames(type)).toEqual([own])
  })

  // Names that mean nothing else can be looked for anywhere, in lists of types too.
  test.each(types.filter((type) => type.includes('_')))('%s is written in no other file', (type) => {
    const own = `${FIELDS}${type.replaceAll('_', '-')}.ts`

    expect(files.filter((file) => file.text.includes(`'${type}'`)).map((file) => file.path)).toEqual([own])
  })

  test.each(types)('%s has one file in the editor', (type) => {
    const path = `packages/web/src/features/content-editor/field-types/${type.replaceAll('_', '-')}.tsx`

    expect(files.some((file) => file.path === path)).toBe(true)
  })
})
