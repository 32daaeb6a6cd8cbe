// Draws the films of the demonstration, once: `node_modules/.bin/node tools/film-demo.mjs`, with ffmpeg
// and a Chromium (CHROMIUM_PATH) on the machine. What it makes is committed; nothing else runs it.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { FILM_TEXTS } from '../packages/api/src/demo/film-texts.ts'
import { root } from './paths.mjs'

const [WIDTH, HEIGHT] = [960, 540]
const PASSAGE_S = 5
const FPS = 10
/** Of a passage, the frames in which its drawing arrives; then it stands still. */
const MOVING = 6

const PALETTES = [
  { ground: '#d8eef0', disc: '#135160', line: '#ffffff', side: '#92c020', dark: '#07272f' },
  { ground: '#eef6da', disc: '#5f8210', line: '#ffffff', side: '#5bb1b9', dark: '#07272f' },
  { ground: '#fdf1d0', disc: '#135160', line: '#ffffff', side: '#f6c64b', dark: '#07272f' },
  { ground: '#f7d9cd', disc: '#07272f', line: '#ffffff', side: '#ef8f6b', dark: '#07272f' },
]

const font = readFileSync(
  join(root, 'packages/web/src/ui/fonts/bricolage-grotesque-latin-wght-normal.woff2'),
).toString('base64')

/** The lines of a drawing, in a square of 24. */
const linesOf = (name) =>
  readFileSync(join(root, `node_modules/@tabler/icons/icons/outline/${name}.svg`), 'utf8')
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace('</svg>', '')

const disc = (name, { x, y, radius, fill, line, scale = 1 }) => {
  const size = radius * 1.15
  return `<g transform="translate(${x} ${y}) scale(${scale})"><circle r="${radius}" fill="${fill}"/>
    <g transform="translate(${-size / 2} ${-size / 2}) scale(${size / 24})" fill="none" stroke="${line}"
      stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${linesOf(name)}</g></g>`
}

const page = (
  inner,
) => `<!doctype html><style>@font-face{font-family:B;src:url(data:font/woff2;base64,${font})}
  body{margin:0}text{font:700 34px B}</style>
  <svg width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${inner}</svg>`

const backdrop = ({ ground, side }) => `<rect width="100%" height="100%" fill="${ground}"/>
  <path d="M0 ${HEIGHT}v-200a200 200 0 0 1 200 200z" fill="${side}" opacity=".35"/>
  <path d="M${WIDTH} 0v180a180 180 0 0 1-180-180z" fill="${side}" opacity=".35"/>`

/** One picture of a film: its chapter, and the drawing of what is said, arriving. */
function frame(palette, { number, title, drawing, arrived }) {
  const { disc: fill, line, side, dark } = palette
  return `${backdrop(palette)}
    <rect x="40" y="36" width="52" height="52" rx="14" fill="${dark}"/>
    <text x="66" y="74" fill="#fff" text-anchor="middle">${number}</text>
    <text x="112" y="74" fill="${dark}">${title}</text>
    <circle cx="480" cy="255" r="${140 + 12 * arrived}" fill="${side}" opacity=".3"/>
    ${disc(drawing, { x: 480, y: 255, radius: 130, fill, line, scale: 0.7 + 0.3 * arrived })}`
}

const browser = await chromium.launch(
  process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {},
)
const tab = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
const folder = mkdtempSync(join(tmpdir(), 'film-'))

async function draw(svg) {
  await tab.setContent(page(svg))
  await tab.evaluate(() => document.fonts.ready)
  return tab.screenshot()
}

const eased = (step) => 1 - (1 - step / MOVING) ** 3

async function film(name, chapters, palette) {
  const list = []
  let shot = 0
  for (const [index, [title, ...passages]] of chapters.entries())
    for (const [drawing] of passages)
      for (let step = 1; step <= MOVING; step++) {
        const picture = {
          number: index + 1,
          title: title.replaceAll("'", '’'),
          drawing,
          arrived: eased(step),
        }
        const path = join(folder, `${name}-${(shot += 1)}.png`)
        writeFileSync(path, await draw(frame(palette, picture)))
        const lasts = step < MOVING ? 1 / FPS : PASSAGE_S - (MOVING - 1) / FPS
        list.push(`file '${path}'\nduration ${lasts.toFixed(3)}`)
      }
  const script = join(folder, `${name}.txt`)
  writeFileSync(script, `${list.join('\n')}\n`)
  const out = join(root, `packages/api/src/demo/films/${name}.mp4`)
  const pictures = ['-y', '-v', 'error', '-f', 'concat', '-safe', '0', '-i', script, '-r', String(FPS)]
  // The last picture of a list lasts one frame only, whatever is asked: it is held to the end.
  const hold = `tpad=stop_mode=clone:stop_duration=${PASSAGE_S}`
  const length = ['-vf', hold, '-t', String(chapters.length * 2 * PASSAGE_S)]
  const small = '-c:v libx264 -preset veryslow -crf 27 -tune animation -pix_fmt yuv420p'.split(' ')
  // A picture that stands alone at each passage: jumping to one is exact.
  const exact = ['-g', String(FPS * PASSAGE_S), '-movflags', '+faststart', out]
  const { status, stderr } = spawnSync('ffmpeg', [...pictures, ...length, ...small, ...exact])
  if (status !== 0) throw new Error(String(stderr))
}

for (const [index, [name, chapters]] of Object.entries(FILM_TEXTS).entries())
  await film(name, chapters, PALETTES[index % PALETTES.length])
await browser.close()
rmSync(folder, { recursive: true })
