import { encode, pdfOf, wrap, type PdfPicture } from './demo-pdf.ts'

/** What a catalogue shows of one thing. */
export interface BookletEntry {
  name: string
  /** Size and price. */
  note: string
  text: string
  /** What it looks like; a sign of the network stands in its place without one. */
  picture?: PdfPicture
}

export interface BookletSection {
  title: string
  intro: string
  /** Four at most: they share one page. */
  entries: readonly BookletEntry[]
}

type Colour = `${number} ${number} ${number}`
const INK: Colour = '0.03 0.15 0.18'
const GREY: Colour = '0.27 0.34 0.36'
const WHITE: Colour = '1 1 1'
const GREEN: Colour = '0.57 0.75 0.13'
const PETROL: Colour = '0.07 0.31 0.38'
const TINTS: readonly Colour[] = ['0.90 0.95 0.81', '0.99 0.95 0.82', '0.85 0.93 0.94', '0.98 0.91 0.88']
const COVERS: readonly Colour[] = ['0.97 0.78 0.30', '0.97 0.85 0.80', '0.83 0.92 0.93', '0.90 0.95 0.78']

const box = (colour: Colour, x: number, y: number, width: number, height: number) =>
  `${colour} rg ${x} ${y} ${width} ${height} re f`

/** How far the handles of a curve stand for a quarter of a circle. */
const ROUND = 0.5523

function disc(colour: Colour, x: number, y: number, r: number): string {
  const k = r * ROUND
  return [
    `${colour} rg ${x + r} ${y} m`,
    `${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r} c`,
    `${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y} c`,
    `${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r} c`,
    `${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y} c f`,
  ].join('\n')
}

const cross = (colour: Colour, x: number, y: number, side: number) =>
  [
    box(colour, x - side / 6, y - side / 2, side / 3, side),
    box(colour, x - side / 2, y - side / 6, side, side / 3),
  ].join('\n')

type Letters = { size: number; bold?: boolean; colour?: Colour; leading?: number }

function lines(words: readonly string[], x: number, y: number, letters: Letters): string {
  const { size, bold = false, colour = INK, leading = size * 1.35 } = letters
  const shown = words.map((line) => `(${encode(line)}) Tj T*`)
  return [
    `${colour} rg BT /${bold ? 'F2' : 'F1'} ${size} Tf ${x} ${y} Td ${leading} TL`,
    ...shown,
    'ET',
  ].join('\n')
}

/** A picture over a rectangle, by the place it has among those of the book. */
const pictureAt = (place: number, x: number, y: number, width: number, height: number) =>
  `q ${width} 0 0 ${height} ${x} ${y} cm /I${place} Do Q`

function coverPage(title: string, line: string, seed: number): string {
  const shapes = Array.from({ length: 12 }, (_, index) => {
    const [x, y] = [74 + (index % 4) * 149, 74 + Math.floor(index / 4) * 149]
    const turn = (index * 7 + seed) % 4
    const ground = box([PETROL, WHITE, GREEN, INK][turn] ?? INK, x - 74, y - 74, 149, 149)
    const ink: Colour = turn === 1 ? PETROL : WHITE
    return `${ground}\n${(index + seed) % 3 === 0 ? cross(ink, x, y, 84) : disc(ink, x, y, 46)}`
  })
  return [
    box(COVERS[seed % COVERS.length] ?? WHITE, 0, 0, 595, 842),
    ...shapes,
    lines(wrap(title, 20), 48, 740, { size: 48, bold: true, leading: 54 }),
    lines([line], 48, 500, { size: 18 }),
  ].join('\n')
}

type PlaceOf = (picture: PdfPicture) => number

function sectionPage(section: BookletSection, page: number, seed: number, placeOf: PlaceOf): string {
  const tint = TINTS[(page + seed) % TINTS.length] ?? WHITE
  // Fewer of them stand wider apart: the page is filled all the same.
  const step = section.entries.length > 3 ? 150 : 200
  const side = section.entries.length > 3 ? 128 : 156
  const entries = section.entries.flatMap(({ name, note, text, picture }, index) => {
    const top = 644 - index * step
    const [middle, words] = [top + 20 - side / 2, 48 + side + 26]
    const drawn = picture
      ? [pictureAt(placeOf(picture), 48, top + 20 - side, side, side)]
      : [
          box(TINTS[(page + seed + index + 1) % TINTS.length] ?? WHITE, 48, top + 20 - side, side, side),
          index % 2 === 0 ? cross(PETROL, 48 + side / 2, middle, 62) : disc(GREEN, 48 + side / 2, middle, 34),
        ]
    return [
      ...drawn,
      lines(wrap(name, 36), words, top - 6, { size: 17, bold: true }),
      lines([note], words, top - 54, { size: 13, bold: true, colour: PETROL }),
      lines(wrap(text, 52), words, top - 75, { size: 13, colour: GREY }),
    ]
  })
  return [
    box(tint, 0, 712, 595, 130),
    lines([section.title], 48, 786, { size: 32, bold: true }),
    lines(wrap(section.intro, 78), 48, 754, { size: 14 }),
    ...entries,
    lines([String(page)], page % 2 === 0 ? 48 : 534, 28, { size: 12, colour: GREY }),
  ].join('\n')
}

function lastPage(title: string): string {
  return [
    box(INK, 0, 0, 595, 842),
    cross(GREEN, 297, 560, 120),
    lines(['Demandez conseil', 'à votre pharmacien'], 48, 400, {
      size: 36,
      bold: true,
      colour: WHITE,
      leading: 44,
    }),
    lines(wrap(`${title}. Prix indicatifs, dans la limite des stocks de votre pharmacie.`, 70), 48, 300, {
      size: 14,
      colour: WHITE,
    }),
  ].join('\n')
}

/** Cover, one page for each section, back: how many pages that makes. */
export const bookletLength = (sections: readonly BookletSection[]) => sections.length + 2

/** A cover as large as the sheet: what is wider than it is cut at both sides alike. */
function drawnCover({ width, height }: PdfPicture, place: number): string {
  const wide = (842 * width) / height
  return pictureAt(place, (595 - wide) / 2, 0, wide, 842)
}

/** A catalogue that can be leafed through: a cover, a page for each section, and a back. */
export function makeBooklet(
  title: string,
  line: string,
  sections: readonly BookletSection[],
  cover?: PdfPicture,
): Uint8Array {
  const seed = title.length
  // A thing shown on two pages is stored once.
  const pictures: PdfPicture[] = []
  const placeOf = (picture: PdfPicture) => {
    const place = pictures.findIndex(({ bytes }) => bytes === picture.bytes)
    return place === -1 ? pictures.push(picture) - 1 : place
  }
  const front = cover ? drawnCover(cover, placeOf(cover)) : coverPage(title, line, seed)
  const pages = sections.map((section, index) => sectionPage(section, index + 2, seed, placeOf))
  return pdfOf(title, [front, ...pages, lastPage(title)], pictures)
}
