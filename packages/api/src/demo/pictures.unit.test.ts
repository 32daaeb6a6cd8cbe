import { statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { kinds } from '@kiosque/contract/kinds/registry'
import { DEMO_CONTENTS } from './contents/all-contents.ts'
import { blankIn } from './contents/catalogue-books.ts'
import { coverName } from './contents/completed.ts'
import { VISUALS } from './contents/gallery-visuals.ts'
import { DEMO_PLACED } from './demo-placed.ts'
import { PLANNED } from './events/planned.ts'
import { drawnPictures, pictureName } from './pictures.ts'

const all = drawnPictures()
const sizeOf = (file: string) => statSync(new URL(`pictures/${file}`, import.meta.url)).size
const coversOf = (key: keyof typeof DEMO_CONTENTS, year = 2026) =>
  DEMO_CONTENTS[key].map(({ title }) => ({ title, name: coverName(key, title, year) }))
const altOf = (key: keyof typeof DEMO_CONTENTS, title: string) => all[coverName(key, title, 2026)]?.alt ?? ''
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

describe.each(Object.keys(kinds) as (keyof typeof DEMO_CONTENTS)[])('D14-02 the pictures of %s', (key) => {
  test('are drawn for each content, wide enough for the head of a page and light enough for a telephone', () => {
    const wrong = coversOf(key).filter(({ name }) => {
      const drawn = all[name]
      return drawn === undefined || drawn.width < 1_600 || sizeOf(drawn.file) > 60_000
    })
    expect(wrong).toEqual([])
  })

  test('differ from each other, and say in French what they show', () => {
    const drawn = coversOf(key).map(({ name }) => all[name]!)
    expect(repeated(drawn.map((one) => one.drawn))).toEqual([])
    expect(repeated(drawn.map((one) => one.alt))).toEqual([])
    expect(
      drawn
        .map((one) => one.alt)
        .filter((alt) => alt.length < 8 || /motif|undefined|\b(the|of|and)\b/i.test(alt)),
    ).toEqual([])
  })
})

test.each([
  ['laboratory_training', 'Orthèses : mesurer et adapter', /attelle/, /seringue|vaccin/],
  ['promotional_offer', 'Attelle de poignet réversible', /attelle de poignet/, /seringue|boîte/],
  ['referral_laboratory', 'Orthéa', /Orthéa/, /seringue/],
  ['laboratory_thematic', 'Articulations : soulager et bouger', /genou/, /seringue|vaccin/],
  ['quiz', 'Jambes légères : compression et conseils', /bas de compression/, /seringue/],
  ['quiz', 'Hygiène bucco-dentaire', /dent/, /seringue/],
  ['health_test', 'Audition : le repérage en cinq minutes', /oreille/, /seringue/],
  ['health_test', 'Tension artérielle : la mesure juste', /tension/, /seringue/],
  ['health_test', 'Glycémie capillaire : dépister le diabète', /doigt/, /seringue/],
  ['news', 'Mélatonine : bien délivrer, bien orienter', /endormie/, /seringue/],
  ['news', 'Rappel de lot : thermomètres frontaux TF-20', /thermomètre/, /seringue/],
  ['news', 'Vaccination : ce que vous pouvez prescrire et administrer cet hiver', /vaccination/, /attelle/],
  ['product', 'Chaise de douche à dossier, hauteur réglable', /chaise de douche/, /flacon/],
  ['academy', 'Maintien à domicile : le parcours', /lit médicalisé/, /seringue/],
] as const)('D14-02 %s « %s » is illustrated by its subject', (key, title, shown, never) => {
  expect(altOf(key, title).toLowerCase()).toMatch(new RegExp(shown.source.toLowerCase()))
  expect(altOf(key, title)).not.toMatch(never)
})

test('a vaccine is only drawn where one speaks of vaccines', () => {
  const about = (Object.keys(kinds) as (keyof typeof DEMO_CONTENTS)[]).flatMap((key) =>
    coversOf(key)
      .filter(({ name }) => /seringue|vaccin/i.test(all[name]!.alt))
      .map(({ title }) => title),
  )
  expect(about.filter((title) => !/vaccin|froid/i.test(title))).toEqual([])
})

const INCH_CM = 2.54
/** An A3 poster is read from two steps away, and so is a sticker; what covers a window is seen from the street. */
const dotsFor = (longestCm: number) => (longestCm > 100 ? 75 : 150)

/** What a format promises: pixels as they are said, or centimetres as finely as they are looked at. */
function pixelsFor(format: string): [width: number, height: number] {
  const [, across, down, unit] =
    /(\d{2,4}) × (\d{2,4})( cm)?$/.exec(format === 'A3' ? '30 × 42 cm' : format) ?? []
  const sides: [number, number] = [Number(across ?? Infinity), Number(down ?? Infinity)]
  if (unit === undefined) return sides
  const dots = dotsFor(Math.max(...sides)) / INCH_CM
  return [sides[0] * dots, sides[1] * dots]
}

test('D14-02 what is printed is large enough for it: posters, banners, window stickers and the logo', () => {
  const small = Object.entries(VISUALS).flatMap(([album, visuals]) =>
    visuals.flatMap(([name, format]) => {
      const drawn = all[pictureName('visual', `${album} ${name}`)]
      if (drawn === undefined) return [`${album} ${name}`]
      const [width, height] = pixelsFor(format)
      return drawn.width < width! || drawn.height < height! ? [`${album} ${name}`] : []
    }),
  )
  expect(small).toEqual([])
})

test('every event and every placement with a picture of its own has one drawn', () => {
  const placed = Object.values(DEMO_PLACED).flatMap((list) => list.flatMap(({ picture }) => picture ?? []))
  const names = [
    ...placed.map((name) => pictureName('placement', name)),
    ...PLANNED.map(({ event }) => pictureName('event', event.title)),
  ]
  expect(names.filter((name) => all[name] === undefined)).toEqual([])
})

test('every catalogue shows its own cover and each thing it speaks of', () => {
  const blank = DEMO_CONTENTS.catalogue.flatMap(({ title }) => blankIn(title))
  expect(blank).toEqual([])
})

test('the cover of a catalogue bears the year, and the last one drawn goes on', () => {
  expect(coverName('catalogue', 'Prêts pour l’hiver', 2027)).toBe('catalogue/prets-pour-l-hiver-2027')
  expect(coverName('catalogue', 'Prêts pour l’hiver', 2031)).toBe('catalogue/prets-pour-l-hiver-2027')
})
