import { describe, expect, test } from 'vitest'
import { readSourceFiles } from './source-files.ts'
import { classesOf, importedSheets, isWritten, layersOf, namesIn } from './style-sheets.ts'

const web = 'packages/web/src/'
const files = readSourceFiles().filter((file) => file.path.startsWith(web))
const sheets = files.filter((file) => file.path.endsWith('.css'))
const sources = files.filter((file) => !file.path.endsWith('.css') && !file.isTest)

/** Written by libraries, never by us. */
const NOT_OURS = /^ProseMirror-/

/** The folder of a sheet is its layer, but for these. */
const LAYERS: Record<string, string> = {
  'ui/styles/tokens.css': 'tokens',
  'ui/styles/base.css': 'base',
  'ui/styles/utilities.css': 'utilities',
  'ui/styles/motion.css': 'conditions',
  'ui/styles/print.css': 'conditions',
  'ui/styles/touch.css': 'conditions',
  'ui/styles/tablet.css': 'conditions',
  'ui/styles/forced-colors.css': 'conditions',
}
/** The order of the layers and the list of what is read first: they give no look themselves. */
const WITHOUT_RULES = new Set(['ui/styles/layers.css', 'ui/styles/start.css'])

describe('style sheets', () => {
  test('each is imported by some module or sheet', () => {
    const imported = importedSheets(files)

    expect(sheets.map((file) => file.path).filter((path) => !imported.has(path))).toEqual([])
  })

  test('each is in the layer of its folder, so that the order of visits decides nothing', () => {
    const outside = sheets
      .map((file) => ({ name: file.path.slice(web.length), layers: layersOf(file.text) }))
      .filter(({ name }) => !WITHOUT_RULES.has(name))
      .filter(({ name, layers }) => {
        const own = LAYERS[name] ?? name.split('/')[0]
        // What a sheet says of print and high contrast has the last word, beside the rest of it.
        return layers.join() !== own && layers.join() !== `${own},conditions`
      })

    expect(outside).toEqual([])
  })

  test('the order of the layers is said once, and first', () => {
    const said = sheets.filter((file) => /@layer [\w-]+,/.test(file.text)).map((file) => file.path)
    const start = sheets.find((file) => file.path === `${web}ui/styles/start.css`)

    expect(said).toEqual([`${web}ui/styles/layers.css`])
    expect(start?.text.trimStart()).toMatch(/^@import '\.\/layers\.css';/)
  })

  // They come as one sheet: two features that give one class two looks would take turns by the order of their imports.
  test('a class of its own has its look from one feature', () => {
    const ruled = new Map<string, Set<string>>()
    for (const { path, text } of sheets) {
      const feature = /^packages\/web\/src\/(?:features|pages)\/[\w-]+/.exec(path)?.[0]
      if (feature === undefined) continue
      for (const [, name = ''] of text.matchAll(/^\s*(\.[\w-]+)(?=\s*[{,])/gm))
        ruled.set(name, (ruled.get(name) ?? new Set()).add(feature))
    }

    const shared = [...ruled].filter(([, features]) => features.size > 1).map(([name]) => name)
    // The partners of the home page have their place there and their look with their feature.
    expect(shared.filter((name) => name !== '.partners')).toEqual([])
  })

  test('every class in them is written by some component', () => {
    const names = namesIn(sources)
    const unused = sheets.flatMap((file) =>
      [...classesOf(file.text)]
        .filter((name) => !NOT_OURS.test(name) && !isWritten(name, names))
        .map((name) => `${file.path} .${name}`),
    )

    expect(unused).toEqual([])
  })

  test('the design system is named without a page and without the back office', () => {
    const named = sheets.filter((file) => /\/ui\/styles\/(?:page|bo|desk)-/.test(file.path))

    expect(named.map((file) => file.path)).toEqual([])
  })
})

describe('the reading of style sheets', () => {
  test('finds the classes of selectors, and nothing in values, comments or at-rules', () => {
    const css = `
      /* .gone { } */
      @layer ui {
        .card:not(.card--flat) > .a,
        a.b { background: url('./picture.png'); margin: 0.5px }
        @media (min-width: 599.98px) { .c::before { content: '.no' } }
      }`

    expect([...classesOf(css)]).toEqual(['card', 'card--flat', 'a', 'b', 'c'])
    expect(layersOf(css)).toEqual(['ui'])
    expect(layersOf(`${css}\n.out { top: 0 }`)).toEqual(['ui', '(none)'])
  })

  test('knows a class that a template completes, and not one that nobody writes', () => {
    const text = "type Tone = 'ok' | 'err'\nconst a = (tone: Tone) => `toast toast--${tone}`\n// 'said'"
    const names = namesIn([{ path: 'a.tsx', text, lines: 1, isTest: false, imports: [] }])

    expect(['toast', 'toast--ok', 'toast--no', 'said'].map((name) => isWritten(name, names))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
