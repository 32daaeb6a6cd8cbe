import { BACKDROPS, TONES } from './places.ts'
import type { Backdrop, ToneName } from './places.ts'
import { framed, listed, stand } from './scene.ts'
import type { Picture } from './scene.ts'
import { GREEN, INK, LIME, NIGHT, WHITE, cross, rect, text, widthOf } from './shapes.ts'
import type { Part } from './shapes.ts'

/** The network’s own mark: a green square, a cross that bears a kiosk’s roof. */
export const kioskMark = (x: number, y: number, size: number): string =>
  rect(x, y, size, size, size * 0.27, GREEN) +
  cross(x + size / 2, y + size * 0.53, size * 0.62, NIGHT) +
  rect(x + size * 0.39, y + size * 0.2, size * 0.22, size * 0.13, size * 0.03, WHITE)

export interface Poster {
  tone: ToneName
  back: Backdrop
  lines: readonly string[]
  parts: readonly Part[]
}

const isDark = (tone: ToneName) => tone === 'night' || tone === 'ink'

/** A window on a scene, w × h; the parts stand side by side on its floor, from a share of its width on. */
function pane(x: number, y: number, w: number, h: number, { tone, back, parts }: Poster, from = 0): string {
  // The backdrop keeps its ratio and fills the pane down to its foot.
  const scale = Math.max(w / 800, h / 500)
  const feet = h - 500 * scale + 416 * scale
  const room = w * (1 - from)
  const places = parts.length === 1 ? [0.5] : parts.length === 2 ? [0.32, 0.72] : [0.2, 0.5, 0.8]
  const tall = Math.min(feet * 0.84, h * 0.78)
  const standing = parts.map((one, index) => {
    const size = parts.length === 3 && index !== 1 ? tall * 0.74 : tall
    const widest = (room / parts.length) * (parts.length === 1 ? 0.86 : 1.34)
    return { index, svg: stand(one, w * from + room * places[index]!, feet, size, widest) }
  })
  // What is in the middle is in front.
  const ordered = standing.toSorted((a, b) => Math.abs(b.index - 1) - Math.abs(a.index - 1))
  return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><g transform="translate(${(w - 800 * scale) / 2} ${h - 500 * scale}) scale(${scale})">${BACKDROPS[back](TONES[tone])}</g>${ordered.map(({ svg }) => svg).join('')}</svg>`
}

function titleLines(
  lines: readonly string[],
  x: number,
  y: number,
  most: number,
  tone: ToneName,
  largest: number,
): string {
  const size = Math.min(largest, ...lines.map((words) => (most / widthOf(words, 100)) * 100))
  const [first, second] = isDark(tone) ? [WHITE, LIME] : [NIGHT, INK]
  return lines
    .map((words, index) =>
      text(words, x, y + (index + 1) * size * 1.06, size, index === 0 ? first : second, { from: 'start' }),
    )
    .join('')
}

const signed = (x: number, y: number, size: number, tone: ToneName, words = 'Votre pharmacien') =>
  kioskMark(x, y, size) +
  text(words, x + size * 1.35, y + size * 0.66, size * 0.5, isDark(tone) ? WHITE : NIGHT, {
    face: 'body',
    from: 'start',
  })

/** A poster, a square, a story or a banner of the same message: upright with the picture above, lying with it beside. */
export function print(width: number, height: number, what: string, poster: Poster): Picture {
  const unit = Math.min(width, height) / 100
  const { tone, lines } = poster
  const { ground, soft } = TONES[tone]
  const isLying = width / height > 1.25
  const inner = isLying
    ? rect(0, 0, width, height, 0, ground) +
      pane(0, 0, width, height, poster, 0.46) +
      titleLines(lines, unit * 10, height * 0.14, width * 0.38, tone, height * 0.2) +
      signed(unit * 10, height - unit * 24, unit * 12, tone)
    : rect(0, 0, width, height, 0, isDark(tone) ? ground : soft) +
      pane(0, 0, width, height * 0.54, poster) +
      titleLines(
        lines,
        unit * 9,
        height * 0.56,
        width - unit * 18,
        tone,
        Math.min(unit * 15, height * 0.115),
      ) +
      signed(unit * 9, height - unit * 15, unit * 9, tone)
  return {
    width,
    height,
    alt: `${what} « ${lines.join(' ')} » : ${lowerFirst(listed(poster.parts.map((one) => one.words)))}`,
    svg: framed(width, height, [width, height], inner),
  }
}
const lowerFirst = (words: string) => words.slice(0, 1).toLocaleLowerCase('fr') + words.slice(1)

/** The cover of a catalogue, 3 to 4: its title, its season and year, what is in it. */
export function catalogueCover(poster: Poster, season: string): Picture {
  const [width, height] = [1600, 2134]
  const { ground } = TONES[poster.tone]
  const { tone, lines } = poster
  const size = Math.min(190, ...lines.map((words) => (1360 / widthOf(words, 100)) * 100))
  const ink = isDark(tone) ? WHITE : NIGHT
  const inner =
    rect(0, 0, width, height, 0, ground) +
    pane(0, 860, width, height - 860, poster) +
    lines
      .map((words, index) => text(words, 120, 190 + (index + 1) * size * 1.04, size, ink, { from: 'start' }))
      .join('') +
    text(season, 124, 190 + lines.length * size * 1.04 + 130, 74, ink, { face: 'body', from: 'start' }) +
    kioskMark(120, 90, 96) +
    text('Kiosque', 244, 160, 64, ink, { from: 'start' })
  return {
    width,
    height,
    alt: `Couverture du catalogue « ${lines.join(' ')} », ${lowerFirst(season)}`,
    svg: framed(width, height, [width, height], inner),
  }
}

/** The network’s sign on a ground of its own. */
export function sign(
  width: number,
  height: number,
  ground: string,
  ink: string,
  alt: string,
  isMarkOnly = false,
): Picture {
  const mark = height * (isMarkOnly ? 0.7 : 0.44)
  const words = height * 0.34
  const total = isMarkOnly ? mark : mark * 1.3 + widthOf('Kiosque', words)
  const x = (width - total) / 2
  const y = (height - mark) / 2
  const inner =
    (ground === '' ? '' : rect(0, 0, width, height, 0, ground)) +
    kioskMark(x, y, mark) +
    (isMarkOnly
      ? ''
      : text('Kiosque', x + mark * 1.3, height / 2 + words * 0.35, words, ink, { from: 'start' }))
  return { width, height, alt, svg: framed(width, height, [width, height], inner) }
}

/** An album seen from afar: the prints it holds, side by side on a wall. */
export function wall(tone: ToneName, prints: readonly Picture[], alt: string): Picture {
  const { ground, soft, mid } = TONES[tone]
  const heights = prints.map((one) =>
    Math.min(330, (one.width / one.height > 1.25 ? 340 : 400) * (one.height / one.width), 330),
  )
  const widths = prints.map((one, index) => (heights[index]! * one.width) / one.height)
  const gap = 34
  const sum = widths.reduce((a, b) => a + b, 0) + gap * (prints.length - 1)
  const scale = Math.min(1, 690 / sum)
  let x = (800 - sum * scale) / 2
  const frames = prints.map((one, index) => {
    const [w, h] = [widths[index]! * scale, heights[index]! * scale]
    const y = 236 - h / 2
    const frame =
      rect(x - 7, y - 3, w + 14, h + 14, 5, NIGHT, ' opacity=".14"') +
      rect(x - 7, y - 7, w + 14, h + 14, 5, WHITE) +
      `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${/viewBox="([^"]+)"/.exec(one.svg)![1]}">${one.svg.replaceAll(/^<svg[^>]*>|<\/svg>$/g, '')}</svg>`
    x += w + gap * scale
    return frame
  })
  const inner =
    rect(0, 0, 800, 500, 0, ground) +
    rect(0, 0, 800, 60, 0, soft) +
    rect(0, 432, 800, 68, 0, mid) +
    frames.join('')
  return { width: 1600, height: 1000, alt, svg: framed(1600, 1000, [800, 500], inner) }
}
