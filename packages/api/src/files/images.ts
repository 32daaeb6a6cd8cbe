import type Sharper from 'sharp'
import type { Sharp } from 'sharp'
import { AppError, wrongType } from '../errors.ts'
import { onDemand } from '../kit/on-demand.ts'
import { createQueue } from './work-queue.ts'

const library = onDemand((require) => require('sharp') as typeof Sharper)

/** One picture at a time on one thread, nothing kept between two: memory stays flat whatever people send. */
export const sharp: typeof library = () => {
  const made = library()
  if (made.concurrency() !== 1) made.concurrency(1)
  made.cache(false)
  return made
}
const queue = createQueue(1)

/** Far above any camera a pharmacy has, far below what would exhaust the machine. */
const MOST_PIXELS = 50_000_000
const LONGEST_SIDE = 4000
const BLUR_SIDE = 16

export interface Normalised {
  width: number
  height: number
  size: number
  blur: string
}

const tooManyPixels = () =>
  new AppError(422, 'image_too_large', 'Cette image a trop de pixels\u00a0: 50 millions au plus.', {
    errors: { file: ['Cette image a trop de pixels\u00a0: 50 millions au plus.'] },
  })
const unreadable = () => wrongType('Cette image est illisible. Enregistrez-la de nouveau, puis réessayez.')

const open = (input: string | Buffer, animated = false) =>
  sharp()(input, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true, animated })

/**
 * Decodes a picture and writes it anew in its own format: what hides in a file or around its pixels does not survive,
 * nor do the place and device that took it. Upright, in sRGB, 4,000 pixels at most.
 */
export function normaliseImage(path: string, extension: string, target: string): Promise<Normalised> {
  return queue(async () => {
    const { width, height, pages = 1 } = await open(path).metadata().catch(asRefusal)
    if (!width || !height) throw unreadable()
    if (width * height * pages > MOST_PIXELS) throw tooManyPixels()
    const isAnimated = pages > 1 && (extension === 'gif' || extension === 'webp')
    const picture = isAnimated ? open(path, true) : open(path).autoOrient()
    const fitted = isAnimated
      ? picture
      : picture.resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    const info = await encode(fitted, extension).toFile(target).catch(asRefusal)
    return {
      width: info.width,
      // An animation is stored as a strip of its pictures.
      height: isAnimated ? (info.pageHeight ?? Math.round(info.height / pages)) : info.height,
      size: info.size,
      blur: await blurOf(target),
    }
  })
}

/** For pictures of our own making, stored as they are. */
export function measureImage(path: string): Promise<Omit<Normalised, 'size'>> {
  return queue(async () => {
    const { width, height } = await open(path).metadata()
    return { width, height, blur: await blurOf(path) }
  })
}

function encode(picture: Sharp, extension: string): Sharp {
  switch (extension) {
    case 'jpg':
      return picture.jpeg({ quality: 88 })
    case 'webp':
      return picture.webp({ quality: 86, effort: 2 })
    case 'gif':
      return picture.gif({ effort: 3 })
    case 'avif':
      return picture.avif({ quality: 60, effort: 1 })
    default:
      return picture.png({ compressionLevel: 7 })
  }
}

async function blurOf(path: string): Promise<string> {
  const tiny = await open(path)
    .resize({ width: BLUR_SIDE, height: BLUR_SIDE, fit: 'inside' })
    .webp({ quality: 40 })
    .toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

export interface Resized {
  bytes: Buffer
  width: number
  height: number
}

export function resizeImage(
  input: Buffer,
  width: number,
  format: 'webp' | 'avif',
  isAnimated: boolean,
): Promise<Resized> {
  return queue(async () => {
    const smaller = open(input, isAnimated).resize({ width, withoutEnlargement: true })
    const encoded =
      format === 'avif' ? smaller.avif({ quality: 52, effort: 2 }) : smaller.webp({ quality: 80, effort: 4 })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.pageHeight ?? info.height }
  })
}

/** A picture drawn by us, given as raw RGBA. */
export function encodeDrawing(pixels: Buffer, width: number, height: number): Promise<Resized> {
  return queue(async () => {
    const picture = sharp()(pixels, { raw: { width, height, channels: 4 } }).flatten({
      background: '#ffffff',
    })
    const { data, info } = await picture.webp({ quality: 80 }).toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  })
}

function asRefusal(error: Error): never {
  const isFull = (error as NodeJS.ErrnoException).code === 'ENOSPC' || /no space left/i.test(error.message)
  if (isFull) throw Object.assign(error, { code: 'ENOSPC' })
  throw /pixel limit|too many pixels|dimensions/i.test(error.message) ? tooManyPixels() : unreadable()
}
