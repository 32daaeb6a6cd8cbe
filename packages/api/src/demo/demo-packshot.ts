import { sharp } from '../files/images.ts'
import { aidOf } from './demo-aids.ts'

type Colours = { tint: string; body: string; accent: string; dark: string }

const SETS: readonly Colours[] = [
  { tint: '#e0f1f3', body: '#ffffff', accent: '#5bb1b9', dark: '#135160' },
  { tint: '#fdf1d0', body: '#135160', accent: '#f6c64b', dark: '#07272f' },
  { tint: '#eaf4d3', body: '#92c020', accent: '#07272f', dark: '#07272f' },
  { tint: '#f7e3db', body: '#ffffff', accent: '#ef8f6b', dark: '#135160' },
  { tint: '#f5ede2', body: '#5bb1b9', accent: '#135160', dark: '#135160' },
  { tint: '#e6eef0', body: '#ef8f6b', accent: '#07272f', dark: '#07272f' },
]

const SHADE = 'fill="url(#shade)"'
const words = (x: number, y: number, colour: string) =>
  `<rect x="${x - 26}" y="${y}" width="52" height="8" rx="4" fill="${colour}"/><rect x="${x - 18}" y="${y + 14}" width="36" height="5" rx="2.5" fill="${colour}" opacity=".7"/>`
const shaded = (shape: string, fill: string) => `<path d="${shape}" fill="${fill}"/>`

const BOTTLE = 'M92 54h36c0 14 34 20 34 48v104a14 14 0 0 1-14 14H72a14 14 0 0 1-14-14V102c0-28 34-34 34-48z'
const VIAL = 'M76 100a18 18 0 0 1 18-18h32a18 18 0 0 1 18 18v104a16 16 0 0 1-16 16H92a16 16 0 0 1-16-16z'
const TUBE = 'M70 26h80l-6 150H76z'
const JAR = 'M56 112h108v88a20 20 0 0 1-20 20H76a20 20 0 0 1-20-20z'

/** The packs of the mock-ups, without their words: a server has no fonts to count on. */
const PACKS = {
  box: ({ body, accent, dark }: Colours) =>
    `${shaded('M56 50h92v170H56z', body)}<path d="M148 50l22-14v170l-22 14z" fill="${body}"/><path d="M148 50l22-14v170l-22 14z" fill="${dark}" opacity=".28"/><path d="M56 50l22-14h92l-22 14z" fill="${body}"/><path d="M56 50l22-14h92l-22 14z" fill="#fff" opacity=".3"/><path d="M56 148h92v72H56z" fill="${accent}"/><path d="M56 148a46 46 0 0 1 92 0z" fill="${accent}" opacity=".55"/>${words(96, 72, body === '#ffffff' ? dark : '#ffffff')}`,
  bottle: ({ body, dark }: Colours) =>
    `<rect x="88" y="20" width="44" height="36" rx="7" fill="${dark}"/>${shaded(BOTTLE, body === '#ffffff' ? '#92c020' : body)}<rect x="58" y="112" width="104" height="76" fill="#fff" opacity=".94"/><rect x="58" y="176" width="104" height="12" fill="${dark}"/><path d="${BOTTLE}" ${SHADE}/>${words(110, 132, dark)}`,
  tube: ({ body, accent, dark }: Colours) =>
    `${shaded(TUBE, body)}<path d="M68 18h84v12H68z" fill="${body}"/><path d="M68 18h84v12H68z" fill="#07272f" opacity=".14"/><path d="M73.5 112h73l-2.6 64H76z" fill="${accent}"/><path d="${TUBE}" ${SHADE}/><rect x="80" y="176" width="60" height="44" rx="6" fill="${accent}"/><rect x="80" y="176" width="60" height="44" rx="6" ${SHADE}/>${words(110, 62, body === '#ffffff' ? dark : '#ffffff')}`,
  pump: ({ accent, dark }: Colours) =>
    `<path d="M106 30h8v34h-8z" fill="#cdd6d8"/><path d="M84 18h42a8 8 0 0 1 8 8v8H98c-4 0-6 3-6 8H82V24z" fill="${accent}"/><rect x="88" y="54" width="44" height="20" rx="5" fill="${accent}"/><rect x="62" y="72" width="96" height="148" rx="16" fill="#fff"/><circle cx="110" cy="180" r="22" fill="${accent}"/><path d="M106 169h8v7h7v8h-7v7h-8v-7h-7v-8h7z" fill="#fff"/><rect x="62" y="72" width="96" height="148" rx="16" ${SHADE}/>${words(110, 104, dark)}`,
  jar: ({ accent, dark }: Colours) =>
    `<rect x="52" y="74" width="116" height="40" rx="9" fill="${accent}"/><rect x="52" y="74" width="116" height="40" rx="9" ${SHADE}/>${shaded(JAR, '#ffffff')}<path d="${JAR}" ${SHADE}/>${words(110, 150, dark)}`,
  vial: ({ dark }: Colours) =>
    `<path d="M102 18h16v22h-16z" fill="#cdd6d8"/><rect x="92" y="38" width="36" height="46" rx="6" fill="${dark}"/>${shaded(VIAL, '#8a4a1f')}<rect x="76" y="112" width="68" height="78" fill="#fff" opacity=".95"/><rect x="76" y="112" width="68" height="7" fill="#92c020"/><path d="${VIAL}" ${SHADE}/>${words(110, 138, dark)}`,
  spray: ({ accent, dark }: Colours) =>
    `<path d="M100 14h20v34h-20z" fill="#fff"/><path d="M100 14h20v34h-20z" ${SHADE}/><path d="M82 46h56v16l8 10H74l8-10z" fill="${dark}"/><path d="M74 72h72v136a12 12 0 0 1-12 12H86a12 12 0 0 1-12-12z" fill="${accent === '#07272f' ? '#5bb1b9' : accent}"/><path d="M74 170c18-12 36 10 72-4v42a12 12 0 0 1-12 12H86a12 12 0 0 1-12-12z" fill="${dark}"/><rect x="74" y="72" width="72" height="148" rx="12" ${SHADE}/>${words(110, 104, '#ffffff')}`,
} as const

export type Pack = keyof typeof PACKS

const HINTS: readonly [RegExp, Pack][] = [
  [/sirop|solution|boisson|magnésium|gourde/i, 'bottle'],
  [/spray|brume|aérosol/i, 'spray'],
  [/huile|sérum|gouttes|élixir/i, 'vial'],
  [/gel |lait|baume corps|savon|shampo|douche|lavant/i, 'pump'],
  [/dentifrice|crème main|change|tube|pommade|solaire/i, 'tube'],
  [/crème|baume|masque|pot/i, 'jar'],
]

export const packOf = (title: string): Pack => HINTS.find(([hint]) => hint.test(title))?.[1] ?? 'box'
export const SET_COUNT = SETS.length

const packed = (title: string, colours: Colours) =>
  `<ellipse cx="112" cy="222" rx="62" ry="9" fill="#07272f" opacity=".13"/>${PACKS[packOf(title)](colours)}`

/** What products of this name are drawn as: the same drawing is made once. */
export const drawingOf = (title: string): string => (aidOf(title) === null ? packOf(title) : title)

/** A product on its tinted ground, 960 × 576, as WebP. */
export async function drawPackshot(title: string, set: number): Promise<Uint8Array> {
  const colours = SETS[set % SETS.length]!
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 440 264" width="960" height="576"><defs><linearGradient id="shade" x1="0" x2="1"><stop offset="0" stop-color="#07272f" stop-opacity=".2"/><stop offset=".22" stop-color="#fff" stop-opacity=".2"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#07272f" stop-opacity=".2"/></linearGradient></defs><rect width="440" height="264" fill="${colours.tint}"/><g transform="translate(110 10)">${aidOf(title) ?? packed(title, colours)}</g></svg>`
  return sharp()(Buffer.from(svg)).webp({ quality: 84, effort: 2 }).toBuffer()
}
