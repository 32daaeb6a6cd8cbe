/** « Les formes d’officine »: a pattern drawn from an id, so that a content always keeps its cover. */
export type CoverShape = {
  kind: 'ground' | ShapeKind | GlyphKind
  x: number
  y: number
  turn: 0 | 90 | 180 | 270
  fill: string
  accent: string
}

type ShapeKind = 'quarter' | 'leaf' | 'half' | 'disc'
export type GlyphKind =
  | 'cross'
  | 'capsule'
  | 'drop'
  | 'heart'
  | 'snowflake'
  | 'moon'
  | 'syringe'
  | 'sun'
  | 'spark'

export const COVER_GLYPHS: readonly GlyphKind[] = [
  'cross',
  'capsule',
  'drop',
  'heart',
  'snowflake',
  'moon',
  'syringe',
  'sun',
  'spark',
]

type Palette = { ground: string; inks: readonly string[]; light: string }

const PALETTES: readonly Palette[] = [
  { ground: '#d8eef0', inks: ['#135160', '#5bb1b9', '#92c020', '#ffffff'], light: '#b4dee2' },
  { ground: '#e6f2c8', inks: ['#135160', '#5bb1b9', '#92c020', '#ffffff'], light: '#b9d96a' },
  { ground: '#f4ecdf', inks: ['#135160', '#5bb1b9', '#ef8f6b', '#f6c64b'], light: '#ffffff' },
  { ground: '#135160', inks: ['#07272f', '#5bb1b9', '#92c020', '#ffffff'], light: '#1f6b7c' },
  { ground: '#92c020', inks: ['#07272f', '#135160', '#ffffff', '#7ea61a'], light: '#a9d13f' },
  { ground: '#f7d9cd', inks: ['#07272f', '#135160', '#ef8f6b', '#f6c64b'], light: '#ffffff' },
  { ground: '#5bb1b9', inks: ['#07272f', '#135160', '#b9d96a', '#ffffff'], light: '#7cc4cb' },
  { ground: '#f6c64b', inks: ['#07272f', '#135160', '#ef8f6b', '#ffffff'], light: '#f9d77b' },
]

const SHAPES: readonly ShapeKind[] = ['quarter', 'quarter', 'quarter', 'leaf', 'leaf', 'half', 'disc']
const TURNS = [0, 90, 180, 270] as const

/** Mulberry32: small, and the same figures on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function seedOf(id: string | number): number {
  let hash = 2_166_136_261
  for (const letter of String(id)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return hash >>> 0
}

export function drawCover(
  id: string | number,
  columns: number,
  rows: number,
  glyphs: readonly GlyphKind[] = COVER_GLYPHS,
) {
  const random = randomFrom(seedOf(id))
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const palette = pick(PALETTES)
  const theme = [pick(glyphs), pick(glyphs)]
  const shapes: CoverShape[] = []
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      if (random() < 0.12) continue
      const x = column * 100
      const y = row * 100
      let behind = palette.ground
      if (random() < 0.4) {
        behind = random() < 0.5 ? palette.light : pick(palette.inks)
        shapes.push({ kind: 'ground', x, y, turn: 0, fill: behind, accent: behind })
      }
      const inks = palette.inks.filter((ink) => ink !== behind)
      const fill = pick(inks)
      const accent = pick(inks.filter((ink) => ink !== fill))
      shapes.push({
        kind: random() < 0.3 ? pick(theme) : pick(SHAPES),
        x,
        y,
        turn: pick(TURNS),
        fill,
        accent,
      })
    }
  return { ground: palette.ground, shapes }
}
