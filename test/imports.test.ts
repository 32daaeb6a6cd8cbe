import { describe, expect, test } from 'vitest'
import { API } from './api-floors.ts'
import { CONTENTS } from './contents-floors.ts'
import { importsInCycles } from './floors.ts'
import { cyclesOf, importsOf, readSourceFiles, type Import, type SourceFile } from './source-files.ts'

const files = readSourceFiles()
const code = files.filter((file) => !file.isTest)

/** `file → import` of every import in some folder that a rule forbids. */
function breaches(folder: string, isForbidden: (imported: Import, file: SourceFile) => boolean): string[] {
  return code
    .filter((file) => file.path.startsWith(folder))
    .flatMap((file) =>
      file.imports
        .filter((each) => isForbidden(each, file))
        .map((each) => `${file.path} → ${each.specifier}`),
    )
}

const targets = (imported: Import, ...folders: string[]) =>
  folders.some((folder) => imported.target?.startsWith(folder) ?? false)

describe('who may import whom', () => {
  test('the contract imports nothing of ours, of Node or of React', () => {
    const isForbidden = (each: Import) =>
      targets(each, 'packages/api', 'packages/web') || /^(node:|react|fastify|kysely)/.test(each.specifier)

    expect(breaches('packages/contract/src/', isForbidden)).toEqual([])
  })

  test('the rules and the kinds do without zod outside *-schema.ts, so that the browser can have them', () => {
    const isForbidden = (each: Import, file: SourceFile) =>
      !file.path.endsWith('-schema.ts') &&
      (each.specifier.startsWith('zod') ||
        (!each.isType &&
          (targets(each, 'packages/contract/src/wire/') || each.target?.endsWith('-schema.ts') === true)))

    expect(breaches('packages/contract/src/domain/', isForbidden)).toEqual([])
    expect(breaches('packages/contract/src/kinds/', isForbidden)).toEqual([])
  })

  test('the API and the interface never see each other', () => {
    expect(breaches('packages/api/', (each) => targets(each, 'packages/web'))).toEqual([])
    expect(breaches('packages/web/', (each) => targets(each, 'packages/api'))).toEqual([])
  })

  test('the interface imports only types from the wire, and no zod', () => {
    const isForbidden = (each: Import) =>
      each.specifier.startsWith('zod') ||
      each.target?.endsWith('-schema.ts') === true ||
      (!each.isType && targets(each, 'packages/contract/src/wire/'))

    expect(breaches('packages/web/src/', isForbidden)).toEqual([])
  })

  test('routes import no SQL, and nobody another folder’s SQL', () => {
    const ownFolderOf = (path: string) => path.split('/').slice(0, 4).join('/')
    const isForbidden = (each: Import, file: SourceFile) =>
      each.target?.endsWith('.sql.ts') === true &&
      (file.path.endsWith('.routes.ts') || ownFolderOf(each.target ?? '') !== ownFolderOf(file.path))

    expect(breaches('packages/api/src/', isForbidden)).toEqual([])
  })

  describe.each([
    ['the API', API],
    ['what shows contents', CONTENTS],
  ])('the floors of %s', (_, floors) => {
    test('name every folder, and each once', () => {
      expect(floors.folders.toSorted()).toEqual([...floors.foldersOf(files)].toSorted())
    })

    test('import nothing from a floor above', () => {
      expect(breaches(floors.root, floors.isAbove)).toEqual([])
    })

    test('have folders that form no cycle', () => {
      expect(importsInCycles(floors.importsOf(files))).toEqual([])
    })
  })

  test('the interface is layered: lib and ui, parts, features, pages, app', () => {
    const web = 'packages/web/src/'
    const above =
      (...layers: string[]) =>
      (each: Import) =>
        targets(each, ...layers.map((layer) => web + layer))

    expect(breaches(`${web}lib/`, above('ui/', 'parts/', 'features/', 'pages/', 'app/'))).toEqual([])
    expect(breaches(`${web}ui/`, above('parts/', 'features/', 'pages/', 'app/'))).toEqual([])
    expect(breaches(`${web}parts/`, above('features/', 'pages/', 'app/'))).toEqual([])
    expect(breaches(`${web}features/`, above('pages/', 'app/'))).toEqual([])
    expect(breaches(`${web}pages/`, above('app/'))).toEqual([])
  })

  test('ui knows nothing of the domain: days, money and percentages at most', () => {
    const neutral = /^packages\/contract\/src\/domain\/(?:dates|french-days|money|percent)\.ts$/
    const isForbidden = (each: Import) =>
      targets(each, 'packages/contract/') && !neutral.test(each.target ?? '')
    const ofTheDomain =
      /ticket|cip|offer|discount|price|drugstore|pharmac|shopfront|account|auth|password|partner|laborator|quiz|training|campaign|audience|content|news/

    expect(breaches('packages/web/src/ui/', isForbidden)).toEqual([])
    const names = files
      .filter((file) => file.path.startsWith('packages/web/src/ui/'))
      .map((file) => file.path.slice('packages/web/src/ui/'.length))
    expect(names.filter((name) => ofTheDomain.test(name))).toEqual([])
  })

  test('features never import each other', () => {
    const featureOf = (path: string) => path.split('/')[4]
    const isForbidden = (each: Import, file: SourceFile) =>
      targets(each, 'packages/web/src/features/') && featureOf(each.target ?? '') !== featureOf(file.path)

    expect(breaches('packages/web/src/features/', isForbidden)).toEqual([])
  })

  test('imports form no cycle', () => {
    expect(cyclesOf(files).map((cycle) => cycle.join(' → '))).toEqual([])
  })
})

describe('files', () => {
  test('none is longer than 400 lines, tests 600', () => {
    const long = files.filter((file) => file.lines > (file.isTest ? 600 : 400))

    expect(long.map((file) => `${file.path}: ${file.lines}`)).toEqual([])
  })

  test('the back office’s pages are screens: what is no screen has a feature, or is shared in ui and lib', () => {
    const pages = files.filter((file) => file.path.startsWith('packages/web/src/pages/backoffice/'))
    const others = pages.filter((file) => !/-page(\.test)?\.tsx$/.test(file.path))

    expect(pages.length).toBeGreaterThan(20)
    expect(others.map((file) => file.path)).toEqual([])
  })

  test('exports have names, and no file only hands on others', () => {
    const sources = code.filter((file) => /^packages\/\w+\/src\//.test(file.path))

    expect(sources.filter((file) => /^export default/m.test(file.text)).map((file) => file.path)).toEqual([])
    expect(sources.filter((file) => /\/index\.tsx?$/.test(file.path)).map((file) => file.path)).toEqual([])
  })
})

describe('the reading of imports', () => {
  test('sees every form of import, and tells types from values', () => {
    const text = [
      'import { a,',
      "  b } from './b.ts'",
      "import type { C } from './c.ts'",
      "import { type D } from './d.ts'",
      "import './e.css'",
      "export { f } from '@kiosque/contract/domain/f'",
      "const g = () => import('./g.tsx')",
      "const no = `from './h.ts'`",
    ].join('\n')

    expect(
      importsOf('packages/web/src/x.ts', text).map((each) => [each.target, each.isType, each.isDynamic]),
    ).toEqual([
      ['packages/web/src/b.ts', false, false],
      ['packages/web/src/c.ts', true, false],
      ['packages/web/src/d.ts', false, false],
      ['packages/web/src/e.css', false, false],
      ['packages/contract/src/domain/f.ts', false, false],
      ['packages/web/src/g.tsx', false, true],
    ])
  })

  test('finds a cycle of folders, and an import that runs upwards', () => {
    const imported = (from: string, to: string) => ({ from, to })

    expect(
      importsInCycles([
        imported('db', 'http'),
        imported('http', 'jobs'),
        imported('jobs', 'db'),
        imported('mail', 'db'),
      ]),
    ).toEqual(['db → http', 'http → jobs', 'jobs → db'])
    expect(API.floorOf('packages/api/src/content/x.ts')).toBeGreaterThan(
      API.floorOf('packages/api/src/identity/x.ts'),
    )
  })

  test('finds a cycle', () => {
    const file = (path: string, target: string): SourceFile => ({
      path,
      text: '',
      lines: 1,
      isTest: false,
      imports: [{ specifier: target, target, isType: false, isDynamic: false }],
    })

    expect(cyclesOf([file('a', 'b'), file('b', 'a')])).toEqual([['a', 'b', 'a']])
  })
})
