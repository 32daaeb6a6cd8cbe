import { sharp } from '../files/images.ts'

const PALETTES = [
  ['#07272f', '#135160', '#92c020', '#5bb1b9', '#ffffff'],
  ['#d8eef0', '#135160', '#5bb1b9', '#ffffff', '#92c020'],
  ['#eef6da', '#92c020', '#135160', '#ffffff', '#f6c64b'],
  ['#f7d9cd', '#ef8f6b', '#07272f', '#f6c64b', '#ffffff'],
  ['#fdf1d0', '#f6c64b', '#135160', '#ef8f6b', '#ffffff'],
  ['#5bb1b9', '#07272f', '#b9d96a', '#ffffff', '#135160'],
]
const PATHS = [
  'M0 0h100a100 100 0 0 1-100 100z',
  'M0 0h40a60 60 0 0 1 60 60v40h-40a60 60 0 0 1-60-60z',
  'M0 100a50 50 0 0 1 100 0z',
  'M50 8a42 42 0 1 0 .1 0z',
  'M34 16h32v18h18v32h-18v18h-32v-18h-18v-32h18z',
  'M50 84C22 64 12 50 12 36a19 19 0 0 1 38-6 19 19 0 0 1 38 6c0 14-10 28-38 48z',
  'M50 10c16 22 30 34 30 52a30 30 0 0 1-60 0c0-18 14-30 30-52z',
]

/** A small repeatable source of numbers: the same seed always draws the same picture. */
function numbers(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 12_345
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
}

/** The « formes d’officine » of the mock-ups: quarter circles, leaves, discs and glyphs on a grid. */
function drawing(seed: number, columns: number, rows: number): string {
  const next = numbers(seed + 1)
  const palette = PALETTES[seed % PALETTES.length]!
  const colour = () => palette[1 + next(palette.length - 1)]!
  let shapes = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * 100, row * 100]
      if (next(3) === 0) shapes += `<rect x="${x}" y="${y}" width="100" height="100" fill="${colour()}"/>`
      if (next(8) !== 0)
        shapes += `<path transform="translate(${x} ${y}) rotate(${next(4) * 90} 50 50)" d="${PATHS[next(PATHS.length)]}" fill="${colour()}"/>`
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns * 100} ${rows * 100}" width="${columns * 192}" height="${rows * 192}"><rect width="100%" height="100%" fill="${palette[0]}"/>${shapes}</svg>`
}

/** A picture of 960 × 576 as WebP. */
export async function drawCover(seed: number): Promise<Uint8Array> {
  return sharp()(Buffer.from(drawing(seed, 5, 3)))
    .webp({ quality: 82, effort: 2 })
    .toBuffer()
}
