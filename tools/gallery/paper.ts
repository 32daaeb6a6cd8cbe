import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Download, Page } from '@playwright/test'
import sharp from 'sharp'
import { drawPdfPage } from '../../packages/api/src/files/pdf.ts'

/** A sheet upright, and on its side, in pixels of the screen. */
export const A4_WIDTH = 794
const A4_LONG = 1123
/** Further sheets are the same table going on. */
const MOST_SHEETS = 4
const GAP = 16

/** The pages that are printed, to be kept on the counter or handed to somebody. */
export const PRINTED: ReadonlySet<string> = new Set([
  '/offers/promotional-offers/$id',
  '/osez-la-sante/$id',
  '/mdd-products/technical-files/$id',
  '/services/merchandising',
  '/services/merchandising/$id',
  '/annual-agreements/performances/$id',
  '/formations/mes-formations',
])

export const paperOf = (picture: string): string => picture.replace(/\.jpg$/, '.pdf')

/** As the browser prints it, with the margins and the sheets its style asks for: drawn for paper on a screen, it has neither. */
export async function print(page: Page, path: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, await page.pdf({ preferCSSPageSize: true }))
}

/** What a button hands over once it is pressed. */
export async function receive(page: Page, press: () => Promise<void>, path: string): Promise<void> {
  const handed: Promise<Download> = page.waitForEvent('download')
  // Left alone when the button is not there, it must not end the whole run.
  handed.catch(() => undefined)
  await press()
  await (await handed).saveAs(path)
}

async function drawSheet(pdf: string, index: number) {
  const drawn = (await drawPdfPage(pdf, index))?.preview
  if (!drawn) throw new Error(`${pdf} : la feuille ${index + 1} ne se dessine pas.`)
  const { pixels, width, height } = drawn
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .resize({ width: width > height ? A4_LONG : A4_WIDTH })
    .png()
    .toBuffer({ resolveWithObject: true })
}

/** One picture of all its sheets, one under the other; how many there are, also beyond those drawn. */
export async function drawSheets(pdf: string, picture: string): Promise<number> {
  const count = (await drawPdfPage(pdf, 0))?.pages ?? 0
  const sheets = await Promise.all(
    Array.from({ length: Math.max(1, Math.min(count, MOST_SHEETS)) }, (_, index) => drawSheet(pdf, index)),
  )
  let top = 0
  const placed = sheets.map(({ data, info }) => {
    const place = { input: data, left: 0, top }
    top += info.height + GAP
    return place
  })
  const width = Math.max(...sheets.map(({ info }) => info.width))
  await sharp({ create: { width, height: top - GAP, channels: 3, background: '#8fa0a0' } })
    .composite(placed)
    .jpeg({ quality: 72 })
    .toFile(picture)
  return count
}
