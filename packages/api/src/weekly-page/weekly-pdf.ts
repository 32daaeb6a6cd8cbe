import { formatDay } from '@kiosque/contract/domain/dates'
import { parisTime } from '@kiosque/contract/domain/paris-clock'
import { weekText } from '@kiosque/contract/domain/weeks'
import {
  cut,
  drawMark,
  drawPdf,
  GREEN,
  GREY,
  INK,
  PETROL,
  widthOf,
  write,
  writeEnding,
  type PdfDoc,
} from '../kit/pdf.ts'
import { layoutOf, lineHeight, SIZES } from './weekly-layout.ts'
import type { WeekLine, WeeklyPage, WeekSection } from './weekly-page.ts'

const PAGE = { width: 595.28, height: 841.89 }
const LEFT = 36
const RIGHT = PAGE.width - LEFT
const WIDTH = RIGHT - LEFT
const TOP = 112
const BOTTOM = 806
const WHITE = '#ffffff'
const RULE = '#b9c4c6'

/** One A4 sheet for the wall behind the counter: large where there is little, and as legible in black and white. */
function drawSheet(doc: PdfDoc, page: WeeklyPage, publicUrl: string): void {
  head(doc, page)
  const { scale, sections } = layoutOf(page.sections, BOTTOM - TOP)
  let y = TOP
  for (const { section, shown } of sections) y = drawSection(doc, section, { y, shown, scale })
  notes(doc, y)
  foot(doc, page, publicUrl)
}

/** One sheet per pharmacy, in one document. */
export function weeklyPdf(pages: readonly WeeklyPage[], publicUrl: string): Promise<Buffer> {
  const names = pages.map(({ pharmacy }) => pharmacy.name).join(', ')
  const at = pages[0]?.at ?? new Date(0)
  return drawPdf({ title: `La page de la semaine, ${names}`, at }, (doc) => {
    for (const [rank, page] of pages.entries()) {
      if (rank > 0) doc.addPage()
      drawSheet(doc, page, publicUrl)
    }
  })
}

function head(doc: PdfDoc, { pharmacy, week }: WeeklyPage): void {
  doc.rect(0, 0, PAGE.width, 8).fill(GREEN)
  drawMark(doc, [LEFT, 26], 26)
  write(doc, 'La page de la semaine', [LEFT + 35, 33], { size: 13, bold: true, color: PETROL })
  writeEnding(doc, 'Kiosque', [RIGHT, 33], { size: 13, bold: true })
  const name = [pharmacy.name, pharmacy.city].filter(Boolean).join(', ')
  const sizes = [20, 17, 14].map((size) => ({ size, bold: true }))
  const style = sizes.find((tried) => widthOf(doc, name, tried) <= WIDTH) ?? { size: 14, bold: true }
  write(doc, cut(doc, name, WIDTH, style), [LEFT, 78 - style.size * 0.8], style)
  write(doc, weekText(week), [LEFT, 85], { size: 14 })
}

interface Place {
  y: number
  shown: number
  scale: number
}

function drawSection(doc: PdfDoc, section: WeekSection, { y: top, shown, scale }: Place): number {
  const { lines, more, empty } = section
  let y = heading(doc, section, top, scale)
  for (const line of lines.slice(0, shown)) {
    drawLine(doc, line, y, scale)
    y += lineHeight(line) * scale
  }
  const small = { size: 9 * scale, color: GREY }
  if (lines.length === 0 && empty !== null) {
    write(doc, empty, [LEFT, y + 1], small)
    y += SIZES.empty * scale
  }
  if (shown < lines.length) {
    write(doc, more(lines.length - shown), [LEFT + 19 * scale, y], { ...small, bold: true })
    y += SIZES.more * scale
  }
  return y + SIZES.gap * scale
}

/** What is urgent is white on black: it stands out in grey as well. */
function heading(doc: PdfDoc, { key, title, asides, lines }: WeekSection, y: number, scale: number): number {
  const isUrgent = key === 'recalls' && lines.length > 0
  const height = 16 * scale
  const style = { size: 11 * scale, bold: true, color: isUrgent ? WHITE : PETROL }
  if (isUrgent) doc.rect(LEFT, y, WIDTH, height).fill(INK)
  else doc.rect(LEFT, y + height - 1.2, WIDTH, 1.2).fill(PETROL)
  write(doc, title, [LEFT + (isUrgent ? 6 : 0), y + (isUrgent ? 3.8 : 2.6) * scale], style)
  if (asides && lines.length > 0)
    writeEnding(doc, asides, [RIGHT, y + 4.2 * scale], { size: 8.5 * scale, color: GREY })
  return y + SIZES.heading * scale
}

function drawLine(
  doc: PdfDoc,
  { title, aside = '', note = '', when = '' }: WeekLine,
  y: number,
  scale: number,
): void {
  const box = 10 * scale
  doc
    .rect(LEFT + 0.5, y + 0.5, box, box)
    .lineWidth(0.9)
    .stroke(INK)
  const left = LEFT + 19 * scale
  const strong = { size: 10.5 * scale, bold: true }
  const small = { size: 8.8 * scale, color: GREY }
  sides(doc, [title, strong], [aside, strong], { left, y: y + 0.8 * scale })
  sides(doc, [note, small], [when, { ...small, color: INK }], { left, y: y + 13 * scale })
}

const GAP = 12
/** An end of line takes what it needs, up to this part of it; the beginning has the rest. */
const MOST_OF_LINE = 0.7
const STUB = / · [^·]{0,14}…$/

type Words = [text: string, style: { size: number; bold?: boolean; color?: string }]

function sides(
  doc: PdfDoc,
  [text, style]: Words,
  [end, endStyle]: Words,
  place: { left: number; y: number },
): void {
  const { left, y } = place
  const shownEnd = cut(doc, end, (RIGHT - left) * MOST_OF_LINE, endStyle)
  const from = end === '' ? RIGHT : writeEnding(doc, shownEnd, [RIGHT, y], endStyle) - GAP
  // A part of which only the first letters are left says nothing.
  if (text !== '') write(doc, cut(doc, text, from - left, style).replace(STUB, ''), [left, y], style)
}

const RULED = 22
const LEAST_NOTES = 58

/** What is left of the sheet is the team's. */
function notes(doc: PdfDoc, y: number): void {
  if (BOTTOM - y < LEAST_NOTES) return
  const title = 'Notes de l’équipe'
  const style = { size: 10, bold: true, color: PETROL }
  write(doc, title, [LEFT, y + 4], style)
  const from = LEFT + widthOf(doc, title, style) + 10
  for (let line = y + 15, x = from; line <= BOTTOM - 4; line += RULED, x = LEFT)
    doc.moveTo(x, line).lineTo(RIGHT, line).lineWidth(0.6).stroke(RULE)
}

function foot(doc: PdfDoc, { at, reader }: WeeklyPage, publicUrl: string): void {
  const style = { size: 7.8, color: GREY }
  const hour = parisTime(at).replace(/^0/, '').replace(':', '\u00a0h\u00a0')
  const made = `Document interne à l’officine, établi le ${formatDay(at)} à ${hour} pour ${reader}`
  const from = writeEnding(doc, `À jour sur ${publicUrl.replace(/^https?:\/\//, '')}`, [RIGHT, 817], style)
  write(doc, cut(doc, made, from - LEFT - GAP, style), [LEFT, 817], style)
}
