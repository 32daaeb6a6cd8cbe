import { describe, expect, test } from 'vitest'
import { kinds } from '@kiosque/contract/kinds/registry'
import { fieldsWithin } from '@kiosque/contract/kinds/map-values'
import { readSourceFiles } from './source-files.ts'

const CONTRACT = 'packages/contract/src/kinds/'
const FIELDS = `${CONTRACT}fields/`
const WEB = 'packages/web/src/features/'
const EDITOR = `${WEB}content-editor/`
const BLOCKS = `${WEB}contents/own-values/`

/** Where every type has its entry, under its name. */
const RECORDS = [
  `${FIELDS}bundles.ts`,
  `${CONTRACT}field-schema.ts`,
  `${EDITOR}field-types/field-views.ts`,
  `${BLOCKS}value-block.tsx`,
]
/** Where what a kind declares a field with is handed on. */
const BUILDERS = `${CONTRACT}fields.ts`

/** Who else reads the file of a type, each for something that this type alone has: to join this list wants a reason. */
const READERS: Record<string, string[]> = {
  // Choosing a content fills the fields beside it.
  content_refs: [
    `${EDITOR}fields/contents-control.tsx`,
    `${EDITOR}fields/items-control.tsx`,
    `${EDITOR}model/fill-beside.ts`,
  ],
  // Films have subtitles, without which they are not published.
  file: [`${CONTRACT}publication-gate.ts`],
  video: [`${CONTRACT}publication-gate.ts`, `${EDITOR}fields/video-control.tsx`],
  // Entries have ids of their own; the editor of a quiz draws its questions itself.
  items: [
    'packages/api/src/content/draft-of-body.ts',
    `${EDITOR}fields/items-control.tsx`,
    `${EDITOR}model/content-form.ts`,
    `${EDITOR}quiz/question-entry.ts`,
  ],
  // A row is looked for by its name.
  reference: [`${EDITOR}fields/reference-control.tsx`],
}

const files = readSourceFiles().filter((file) => !file.isTest && /^packages\/\w+\/src\//.test(file.path))
const pathsOf = (found: typeof files) => found.map((file) => file.path).toSorted()

/** The types, as the files of the contract declare them: `type: 'rich_text'`. */
const types = files
  .filter((file) => file.path.startsWith(FIELDS))
  .flatMap((file) => [...file.text.matchAll(/^ {2}type: '(\w+)'$/gm)].map(([, type]) => type!))

const fileOf = (type: string) => `${FIELDS}${type.replaceAll('_', '-')}.ts`
const viewOf = (type: string) => `${EDITOR}field-types/${type.replaceAll('_', '-')}.tsx`

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

    expect(types.length).toBeGreaterThan(20)
    expect(new Set(types).size).toBe(types.length)
    expect([...used].filter((type) => !types.includes(type))).toEqual([])
  })

  test.each(types)('%s is named by its own file of the contract alone', (type) => {
    expect(whoNames(type)).toEqual([fileOf(type)])
  })

  // Names that mean nothing else can be looked for anywhere: as texts, as keys, in lists of types.
  test.each(types.filter((type) => type.includes('_')))(
    '%s is written in its own file and in the records, nowhere else',
    (type) => {
      const written = new RegExp(`\\b${type}\\b`)

      expect(pathsOf(files.filter((file) => file.text.includes(`'${type}'`)))).toEqual([fileOf(type)])
      expect(pathsOf(files.filter((file) => written.test(file.text)))).toEqual(
        [fileOf(type), ...RECORDS].toSorted(),
      )
    },
  )

  test.each(types)('%s says in its own file what it is, its schema and what members get', (type) => {
    const { text } = files.find((file) => file.path === fileOf(type))!

    expect(text).toMatch(new RegExp(`interface FieldTypes<F> \\{\\n {4}${type}: \\{\\s+field: `))
    expect(text.match(/^export const \w+Bundle = /gm)).toHaveLength(1)
    expect(text.match(/^export const \w+Schema: TypeSchema<\w+> =/gm)).toHaveLength(1)
  })

  test.each(types)('%s has one file in the editor', (type) => {
    expect(files.some((file) => file.path === viewOf(type))).toBe(true)
  })

  test.each(types)('%s has one entry in each record, which no type can be left out of', (type) => {
    const entries = RECORDS.map((path) => {
      const { text } = files.find((file) => file.path === path)!
      return text.match(new RegExp(`^ {2}${type}: `, 'gm'))?.length
    })

    expect(entries).toEqual(RECORDS.map(() => 1))
  })

  test.each(types)('%s is known by its two files, the records and a block for readers alone', (type) => {
    const known = files.filter(
      (file) =>
        !file.path.startsWith(BLOCKS) &&
        file.imports.some(({ target }) => target === fileOf(type) || target === viewOf(type)),
    )
    const records = RECORDS.filter((path) => !path.startsWith(BLOCKS))

    expect(pathsOf(known)).toEqual([viewOf(type), ...records, BUILDERS, ...(READERS[type] ?? [])].toSorted())
  })

  test('has its bundle, its schema and its view asked by the records alone', () => {
    const own = new Set(types.flatMap((type) => [fileOf(type), viewOf(type)]))
    const asked = (text: string) =>
      [...text.matchAll(/^import \{([^}]*)\} from '([^']+)'$/gm)]
        .filter(([, names = '']) => /\w(?:Bundle|Schema|View)\b/.test(names))
        .map(([, , specifier]) => specifier)
    const askers = files.filter((file) =>
      file.imports.some(
        ({ target, specifier }) => own.has(target ?? '') && asked(file.text).includes(specifier),
      ),
    )

    expect(pathsOf(askers)).toEqual(RECORDS.filter((path) => !path.startsWith(BLOCKS)).toSorted())
  })
})
