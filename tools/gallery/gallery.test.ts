import { expect, test } from 'vitest'
import { readOptions, WIDTHS } from './options.ts'
import { readPages } from './read-pages.ts'
import { chosenScreens, MOCKUPS, screensOf } from './screens.ts'
import { planShots } from './shots.ts'

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

  expect(shots.map(({ file }) => file)).toEqual(['offre/titulaire-1440.jpg', 'offre/titulaire-390.jpg'])
})

test.each([
  [['--roles', 'pharmacien'], /pharmacien/],
  [['--widths', 'large'], /large/],
  [['--mockups', 'nulle-part'], /nulle-part/],
])('%j is refused with a sentence', (args, sentence) => {
  expect(() => options(...args)).toThrow(sentence)
})
