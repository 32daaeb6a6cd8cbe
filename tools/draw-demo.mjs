// Draws the pictures of the demonstration, once: `node_modules/.bin/node tools/draw-demo.mjs [name…]`. What it makes is
// committed, so that a first start reads them instead of drawing them; a test says when they are older than their lines.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from './paths.mjs'
import { allPictures } from './pictures/all.ts'

// The drawing library belongs to the api.
const sharp = createRequire(join(root, 'packages/api/package.json'))('sharp')
const folder = join(root, 'packages/api/src/demo/pictures')
const listed = join(folder, 'pictures.json')
const before = existsSync(listed) ? JSON.parse(readFileSync(listed, 'utf8')) : {}
const after = {}

/** What is printed is a PNG of few colours, what stands in a PDF a JPEG; what is looked at is a WebP. */
const isPrinted = (name, { width, height }) => name.startsWith('visual/') && width / height !== 1.6

const isInBook = (name) => name.startsWith('book/')

/** What is glued to a shop window is printed larger than it is looked at: how wide, at 85 dots an inch or more. */
const WIDTHS = {
  'visual/vitrine-de-noel-fond-de-vitrine': 4000,
  'visual/vitrine-de-noel-bandeau-de-vitrine': 4000,
  'visual/vitrine-de-noel-vitrophanie': 2400,
}

/** The same lines, drawn as wide as they are wanted: a drawing that is only stretched would be blurred. */
function pixelsOf(name, picture) {
  const width = WIDTHS[name] ?? picture.width
  const height = Math.round((picture.height * width) / picture.width)
  const density = (72 * width) / picture.width
  return { width, height, pixels: sharp(Buffer.from(picture.svg), { density }).resize({ width, height }) }
}

for (const [name, picture] of [...allPictures()].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  const { alt, svg } = picture
  const { width, height, pixels } = pixelsOf(name, picture)
  const drawn = createHash('sha256').update(svg).digest('hex').slice(0, 16)
  const file = `${name}.${isInBook(name) ? 'jpg' : isPrinted(name, picture) ? 'png' : 'webp'}`
  const kept = before[name]
  if (kept?.drawn === drawn && kept.width === width && existsSync(join(folder, file))) {
    after[name] = { ...kept, alt }
    continue
  }
  const bytes = await (
    isInBook(name)
      ? pixels.jpeg({ quality: 78, mozjpeg: true })
      : isPrinted(name, picture)
        ? pixels.png({ palette: true, colours: 64, effort: 7, dither: 0 })
        : pixels.webp({ quality: 72, effort: 4 })
  ).toBuffer()
  const tiny = await sharp(bytes)
    .resize({ width: 16, height: 16, fit: 'inside' })
    .webp({ quality: 40 })
    .toBuffer()
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), bytes)
  after[name] = { file, width, height, alt, blur: `data:image/webp;base64,${tiny.toString('base64')}`, drawn }
}
for (const name of Object.keys(before))
  if (!(name in after)) rmSync(join(folder, before[name].file), { force: true })
writeFileSync(listed, `${JSON.stringify(after, null, 2)}\n`)
console.log(`${Object.keys(after).length} pictures`)
