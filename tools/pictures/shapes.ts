import letters from './letters.json' with { type: 'json' }

/** The network's palette, as in the mock-ups. */
export const NIGHT = '#07272f'
export const INK = '#135160'
export const TEAL = '#5bb1b9'
export const MIST = '#d8eef0'
export const GREEN = '#92c020'
export const MOSS = '#5f8210'
export const LIME = '#b9d96a'
export const CORAL = '#ef8f6b'
export const ROSE = '#e4699a'
export const PEACH = '#f7d9cd'
export const SUN = '#f6c64b'
export const BUTTER = '#f9e7b4'
export const CREAM = '#f5ede2'
export const WOOD = '#d8a26a'
export const BARK = '#8a4a1f'
export const STEEL = '#b9c9cd'
export const WHITE = '#ffffff'

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  rx: number,
  fill: string,
  more = '',
): string => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="${fill}"${more}/>`
export const disc = (cx: number, cy: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"${more}/>`
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${more}/>`
export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`
export const line = (d: string, width: number, colour: string, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`
export const move = (svg: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${round(x)} ${round(y)})${scale === 1 ? '' : ` scale(${round(scale)})`}${turn === 0 ? '' : ` rotate(${turn})`}">${svg}</g>`
export const faint = (svg: string, opacity: number): string => `<g opacity="${opacity}">${svg}</g>`
export const cross = (x: number, y: number, size: number, fill: string): string => {
  const third = size * 0.34
  return (
    rect(x - third / 2, y - size / 2, third, size, size * 0.07, fill) +
    rect(x - size / 2, y - third / 2, size, third, size * 0.07, fill)
  )
}
export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
export const round = (value: number): number => Math.round(value * 1000) / 1000

type Face = keyof typeof letters
type Glyphs = Record<string, [advance: number, outline: string]>

/** How wide these words are at that size. */
export function widthOf(words: string, size: number, face: Face = 'title'): number {
  const glyphs = letters[face] as unknown as Glyphs
  return [...words].reduce((sum, letter) => sum + (glyphs[letter]?.[0] ?? 0), 0) * (size / 1000)
}

/** Words as outlines: a machine that draws needs no font. */
export function text(
  words: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  { face = 'title' as Face, from = 'middle' as 'middle' | 'start', most = Number.POSITIVE_INFINITY } = {},
): string {
  const glyphs = letters[face] as unknown as Glyphs
  const natural = widthOf(words, size, face)
  const fitted = natural > most ? (size * most) / natural : size
  let at = from === 'middle' ? x - widthOf(words, fitted, face) / 2 : x
  let drawn = ''
  for (const letter of words) {
    const glyph = glyphs[letter]
    if (glyph === undefined) throw new Error(`no outline for « ${letter} »`)
    if (glyph[1] !== '')
      drawn += `<path transform="translate(${round(at)} ${y}) scale(${round(fitted / 1000)})" d="${glyph[1]}"/>`
    at += glyph[0] * (fitted / 1000)
  }
  return `<g fill="${fill}">${drawn}</g>`
}

/** Something drawn in a box of its own, and what it is in words. */
export interface Part {
  w: number
  h: number
  words: string
  svg: string
}
export const part = (w: number, h: number, words: string, ...svg: string[]): Part => ({
  w,
  h,
  words,
  svg: svg.join(''),
})
/** The same thing under another name. */
export const named = (one: Part, words: string): Part => ({ ...one, words })
/** Turned round its middle. */
export const turned = (one: Part, degrees: number): Part => ({
  ...one,
  svg: `<g transform="rotate(${degrees} ${one.w / 2} ${one.h / 2})">${one.svg}</g>`,
})
/** Seen from the other side. */
export const mirrored = (one: Part): Part => ({
  ...one,
  svg: `<g transform="matrix(-1 0 0 1 ${one.w} 0)">${one.svg}</g>`,
})
/** A soft shadow on the ground. */
export const shadow = (cx: number, cy: number, rx: number, ry = 8): string =>
  oval(cx, cy, rx, ry, NIGHT, ' opacity=".13"')
/** A cylinder’s light and shade over a shape. */
export const sheen = (d: string): string => `<path d="${d}" fill="url(#sheen)"/>`
export const SHEEN =
  '<linearGradient id="sheen" x1="0" x2="1"><stop offset="0" stop-color="#07272f" stop-opacity=".2"/><stop offset=".22" stop-color="#fff" stop-opacity=".22"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#07272f" stop-opacity=".2"/></linearGradient>'
