import { BACKDROPS, HIGH, STANDING, TONES, WIDE, WORDS } from './places.ts'
import type { Backdrop, ToneName } from './places.ts'
import { SHEEN, move } from './shapes.ts'
import type { Part } from './shapes.ts'

/** A picture to be drawn: how large, what it shows in French, and its lines. */
export interface Picture {
  width: number
  height: number
  alt: string
  svg: string
}

export const framed = (
  width: number,
  height: number,
  view: readonly [number, number],
  inner: string,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${view[0]} ${view[1]}" width="${width}" height="${height}"><defs>${SHEEN}</defs>${inner}</svg>`

/** A part standing on a line, its feet at x, as high as asked and never wider than that. */
export const stand = (one: Part, x: number, y: number, height: number, widest = 420): string => {
  const scale = Math.min(height / one.h, widest / one.w)
  return move(one.svg, x - (one.w * scale) / 2, y - one.h * scale, scale)
}

const lower = (words: string) => words.slice(0, 1).toLocaleLowerCase('fr') + words.slice(1)
/** « Un mètre, une chaussette et un genou », without saying one thing twice. */
export function listed(parts: readonly string[]): string {
  const all = [...new Set(parts.map(lower))]
  const joined = all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} et ${all.at(-1)}`
  return joined.slice(0, 1).toLocaleUpperCase('fr') + joined.slice(1)
}

export interface Scene {
  tone: ToneName
  back?: Backdrop
  /** What is in the middle, then what is beside it: left, right. */
  parts: readonly [Part, Part?, Part?]
  /** Small things in the air: left, right. */
  air?: readonly Part[]
  /** In place of what the parts say. */
  alt?: string
}

/** The main subject in the middle of the middle band, which no frame cuts off; the others beside and behind it. */
export function scene({ tone, back = 'disc', parts, air = [], alt }: Scene): Picture {
  const feet = STANDING[back] ?? 408
  const [main, left, right] = parts
  const isWide = main.w / main.h > 1.25
  const isAlone = !left && !right
  const beside = isWide ? 150 : 184
  const spread = isWide ? 250 : left && right ? 192 : 180
  const middle = left && !right ? 400 + (isWide ? 62 : 66) : 400
  const sides = [
    left ? stand(left, middle - spread, feet - 6, beside, 190) : '',
    right ? stand(right, middle + spread, feet - 6, beside, 190) : '',
  ]
  const height = isWide ? (isAlone ? 318 : 262) : 296
  const widest = isAlone ? 560 : right ? 376 : 440
  const spots = [
    [isAlone ? 150 : 196, 164],
    [isAlone ? 652 : 606, 160],
    [280, 96],
    [528, 92],
  ] as const
  const inAir = air.map((one, index) =>
    stand(one, spots[index]![0], spots[index]![1], index < 2 ? 84 : 58, 110),
  )
  const inner =
    BACKDROPS[back](TONES[tone]) + inAir.join('') + sides.join('') + stand(main, middle, feet, height, widest)
  const where = WORDS[back]
  const words = listed([main, left, right, ...air].flatMap((one) => (one === undefined ? [] : [one.words])))
  return {
    width: 1600,
    height: 1000,
    alt: alt ?? (where === undefined ? words : `${words}, ${where}`),
    svg: framed(1600, 1000, [WIDE, HIGH], inner),
  }
}

/** A product whole on its plain ground, with room for a badge above and a ticket below: 4 to 3. */
export function packshot(one: Part, tone: ToneName, alt?: string): Picture {
  const { ground, soft } = TONES[tone]
  const inner = `<rect width="800" height="600" fill="${ground}"/><circle cx="400" cy="300" r="236" fill="${soft}" opacity=".55"/>${stand(one, 400, 506, 400, 470)}`
  return {
    width: 1600,
    height: 1200,
    alt: alt ?? listed([one.words]),
    svg: framed(1600, 1200, [800, 600], inner),
  }
}

/** A scene in one line. */
export const draw = (
  tone: ToneName,
  back: Backdrop,
  parts: Scene['parts'],
  air: readonly Part[] = [],
  alt?: string,
): Picture => scene({ tone, back, parts, air, ...(alt === undefined ? {} : { alt }) })

/** The pictures of a list, by the title of what they are for. */
export type Table = Readonly<Record<string, Picture>>
