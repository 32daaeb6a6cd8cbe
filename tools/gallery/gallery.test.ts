import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pdf } from '../../packages/api/test/files/samples.ts'
import { readOptions, WIDTHS } from './options.ts'
import { A4_WIDTH, drawSheets, PRINTED } from './paper.ts'
import { readPages } from './read-pages.ts'
import { blank, isDone, noteDown, readJournal, type Result } from './results.ts'
import { chosenScreens, MOCKUPS, screensOf } from './screens.ts'
import { planShots } from './shots.ts'
import { summaryOf } from './summary.ts'
import { visitsOf } from './visits.ts'
import { writeIndex } from './write-index.ts'

const pages = await readPages()
const screens = screensOf(pages)
const options = (...args: string[]) => readOptions(args, import.meta.dirname)

test('every page of the router is a screen of the gallery, under a name of its own', () => {
  expect(screens.map(({ path }) => path)).toEqual(expect.arrayContaining(pages.map(({ path }) => path)))
  expect(new Set(screens.map(({ name }) => name)).size).toBe(screens.length)
})

test('every mock-up is told of a page that exists', () => {
  const paths = new Set(pages.map(({ path }) => path))

  expect(Object.keys(MOCKUPS).filter((path) => !paths.has(path))).toEqual([])
})

test('each role that may open a page has its picture at each width, and one who may not is sent away once', () => {
  const bri = chosenScreens(screens, ['bri'])
  const shots = planShots(bri, options())

  const ordinary = shots.filter(({ state }) => state === 'normal')
  expect(new Set(ordinary.map(({ role }) => role))).toEqual(
    new Set(['titulaire', 'cotitulaire', 'adjoint', 'preparateur', 'autre']),
  )
  expect(ordinary).toHaveLength(5 * WIDTHS.length)
  expect(new Set(shots.filter(({ state }) => state === 'sans-droit').map(({ role }) => role))).toEqual(
    new Set(['invite']),
  )
})

test('--only takes the screen of that name, or those that contain the word; --widths and --roles narrow', () => {
  expect(chosenScreens(screens, ['offre']).map(({ path }) => path)).toEqual([
    '/offers/promotional-offers/$id',
  ])
  expect(chosenScreens(screens, ['/rappels']).map(({ path }) => path)).toEqual(['/rappels', '/rappels/$id'])
  const asked = options('--widths', '390,1440', '--roles', 'titulaire', '--states', 'normal')

  const shots = planShots(chosenScreens(screens, ['offre']), asked)

  expect(shots.map(({ file }) => file)).toEqual(['offre/titulaire-390.jpg', 'offre/titulaire-1440.jpg'])
})

const everything = visitsOf(planShots(screens, options()))

test('every picture is taken by one visit, and a visit is one page as one person in one state', () => {
  const planned = planShots(screens, options()).map(({ file }) => file)
  const taken = everything.flatMap(({ shots }) => shots.map(({ file }) => file))

  expect(taken.toSorted()).toEqual(planned.toSorted())
  expect(new Set(taken).size).toBe(taken.length)
  const mixed = everything.filter(({ screen, role, state, shots }) =>
    shots.some((shot) => shot.screen !== screen || shot.role !== role || shot.state !== state),
  )
  expect(mixed).toEqual([])
})

test('whoever opens a page first opens it on a phone and on a computer; the others once, made narrower', () => {
  const offer = everything.filter(({ screen, state }) => screen.name === 'offre' && state === 'normal')
  const widths = (role: string) =>
    offer.filter((visit) => visit.role === role).map(({ shots }) => shots.map(({ width }) => width))

  expect(widths('titulaire')).toEqual([
    [390, 768],
    [1440, 1024, 1920],
  ])
  expect(widths('adjoint')).toEqual([[1440, 390, 768, 1024, 1920]])
})

test('what a gesture opened is never made narrower', () => {
  const gestures = everything.filter(({ screen }) => screen.gesture !== null)

  expect(gestures.map(({ shots }) => shots.length)).toEqual(gestures.map(() => 1))
})

const shot = (file: string, own: Partial<Result> = {}): Result => {
  const [planned] = planShots(screens, options())
  if (!planned) throw new Error('the gallery has no picture')
  return { ...blank({ ...planned, file }), file, ...own }
}

test('an interrupted run is taken up where it stopped: what is there stays, what failed is taken again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'galerie-'))
  writeFileSync(join(folder, 'a.jpg'), '')
  noteDown(folder, [shot('a.jpg', { failed: 'échec' }), shot('b.jpg', { file: null, failed: 'échec' })])
  noteDown(folder, [shot('a.jpg'), shot('c.jpg', { file: null, missing: true })])
  appendFileSync(join(folder, 'journal.jsonl'), '{"shot":"d.jp')

  const known = readJournal(folder)

  expect([...known.keys()]).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
  expect(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].filter((file) => isDone(folder, known.get(file)))).toEqual([
    'a.jpg',
    'c.jpg',
  ])
})

test('the index puts failures first, then faults, and a screen with faults above those without', () => {
  const folder = mkdtempSync(join(tmpdir(), 'galerie-'))
  const results = [
    shot('sain.jpg', { screen: 'a' }),
    shot('large.jpg', { screen: 'b', overflow: 12 }),
    shot('perdu.jpg', { screen: 'c', file: null, failed: 'échec : </script>' }),
  ]

  writeIndex(results, { ...options(), out: folder, mockups: null })

  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const places = ['perdu.jpg', 'large.jpg', 'sain.jpg'].map((name) => page.indexOf(`"shot":"${name}"`))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(page.split('</script>')).toHaveLength(2)
  expect(summaryOf(results).map(({ screen, failed, faulty }) => [screen, failed, faulty])).toEqual([
    ['c', 1, 1],
    ['b', 0, 1],
    ['a', 0, 0],
  ])
})

test('every printed page exists; paper and the tablet keep their size, whichever widths are asked for', () => {
  const paths = new Set(pages.map(({ path }) => path))
  expect([...PRINTED].filter((path) => !paths.has(path))).toEqual([])
  const asked = options('--widths', '390', '--states', 'normal,impression')

  const shots = planShots(chosenScreens(screens, ['offre', 'veille-tablette', 'bon-de-commande']), asked)

  expect(shots.map(({ role, width, state }) => `${state} ${role} ${width}`)).toEqual([
    ...['titulaire', 'cotitulaire', 'adjoint', 'preparateur', 'autre', 'invite'].map(
      (r) => `normal ${r} 390`,
    ),
    ...['conseiller', 'editeur', 'admin'].map((role) => `normal ${role} 390`),
    `impression titulaire ${A4_WIDTH}`,
    'normal titulaire 1280',
    `normal titulaire ${A4_WIDTH}`,
  ])
})

test('the mock-ups of paper and of the tablet stand beside their pictures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'galerie-'))
  const mockups = join(folder, 'dessins')
  mkdirSync(mockups)
  const drawn = ['offre-impression-a4.png', 'veille-tablette-1280.png', 'offre-1440.png']
  for (const name of drawn) writeFileSync(join(mockups, name), '')
  const chosen = chosenScreens(screens, ['offre', 'veille-tablette'])
  const shots = planShots(chosen, options('--roles', 'titulaire', '--states', 'impression,normal'))

  const results = shots.map((each) => ({ ...blank(each), file: each.file }))
  writeIndex(results, { ...options(), out: folder, mockups })

  expect(new Set(results.map(({ mockup }) => mockup))).toEqual(
    new Set(['offre', 'offre-impression', 'veille-tablette']),
  )
  expect(drawn.filter((name) => existsSync(join(folder, 'maquettes', name)))).toEqual(drawn)
})

test('paper is drawn sheet under sheet, and says how many there are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'galerie-'))
  const [paper, picture] = [join(folder, 'feuille.pdf'), join(folder, 'feuille.jpg')]
  writeFileSync(paper, pdf('Bonjour'))

  expect(await drawSheets(paper, picture)).toBe(1)

  expect(await sharp(picture).metadata()).toMatchObject({ width: A4_WIDTH, format: 'jpeg' })
})

test.each([
  [['--roles', 'pharmacien'], /pharmacien/],
  [['--widths', 'large'], /large/],
  [['--mockups', 'nulle-part'], /nulle-part/],
])('%j is refused with a sentence', (args, sentence) => {
  expect(() => options(...args)).toThrow(sentence)
})
