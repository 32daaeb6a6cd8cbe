import type Pdf from 'pdfkit'
import { formatDay } from '@kiosque/contract/domain/dates'

export type PdfDoc = InstanceType<typeof Pdf>

/** The colours of the network on paper; each is told from the others in grey too. */
export const INK = '#07272f'
export const PETROL = '#12505f'
export const GREEN = '#92c020'
export const GREY = '#45565b'

/** One document from its first stroke to its last byte. */
export async function drawPdf(
  { title, at }: { title: string; at: Date },
  draw: (doc: PdfDoc) => void,
): Promise<Buffer> {
  // Its fonts take twenty megabytes: for those who print.
  const { default: Document } = await import('pdfkit')
  const doc = new Document({
    size: 'A4',
    margin: 0,
    lang: 'fr-FR',
    info: { Title: title, Author: 'Kiosque', CreationDate: at },
  })
  const done = bytesOf(doc)
  draw(doc)
  doc.end()
  return done
}

/** The whole of a document, once it is ended. */
export function bytesOf(doc: PdfDoc): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}

/** The band and the mark of the network, at the top of a sheet that leaves it. */
export function drawBrand(doc: PdfDoc, left: number): void {
  doc.rect(0, 0, 595, 10).fill(GREEN)
  doc.roundedRect(left, 36, 30, 30, 7).fill(GREEN)
  doc.rect(left + 12, 43, 6, 16).fill('#ffffff')
  doc.rect(left + 7, 48, 16, 6).fill('#ffffff')
  doc.fillColor(INK).font('Helvetica-Bold').fontSize(16)
  doc.text('Kiosque', left + 40, 44)
}

const HOUR = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short', timeZone: 'Europe/Paris' })
/** « 17/11/2026 à 9 h 05 ». */
export const momentText = (at: Date) =>
  `${formatDay(at)} à ${HOUR.format(at).replace(/^0/, '').replace(':', '\u00a0h\u00a0')}`

/** Beyond Latin-1, what Windows-1252 has: the standard fonts draw nothing else. */
const ALSO_DRAWN = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')
const isDrawn = (letter: string) => /[\u0020-\u007E\u00A0-\u00FF]/.test(letter) || ALSO_DRAWN.has(letter)

const NEAREST: Record<string, string> = {
  '\u202F': '\u00A0',
  '\u2007': '\u00A0',
  '\u2060': '',
  '\u00AD': '',
  '\u2010': '-',
  '\u2011': '-',
  '\u2212': '–',
  '\u03BC': 'µ',
  '\u02BC': '’',
  '\u2032': '’',
  '\u2033': '”',
  '≥': '>=',
  '≤': '<=',
  '≠': '<>',
  '≈': '~',
  '→': '>',
  '⇒': '>',
  '←': '<',
  '☐': '',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
}

/** The same words with glyphs that the standard fonts have: what they lack becomes its nearest, or leaves. */
export function drawable(text: string): string {
  let drawn = ''
  for (const letter of text.normalize('NFC')) drawn += nearest(letter)
  return drawn
}

function nearest(letter: string): string {
  const known = NEAREST[letter]
  if (known !== undefined) return known
  if (isDrawn(letter) || letter === '\n') return letter
  if (/\s/.test(letter)) return ' '
  // Without its accent, or nothing.
  const parts = [...letter.normalize('NFKD')]
  return parts.length === 1 && parts[0] === letter ? '' : parts.map(nearest).join('')
}

export interface Style {
  size: number
  bold?: boolean
  color?: string
}

/** « 1ᵉʳ » is drawn with raised letters, which no standard font has. */
const RAISED = /ᵉʳ/u
const RAISED_SIZE = 0.62

const dress = (doc: PdfDoc, { size, bold = false, color = INK }: Style) =>
  doc
    .font(bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .fillColor(color)

const partsOf = (text: string) => text.split(RAISED).map(drawable)

/** How wide a line is drawn. */
export function widthOf(doc: PdfDoc, text: string, style: Style): number {
  const parts = partsOf(text)
  const raised =
    (parts.length - 1) * dress(doc, { ...style, size: style.size * RAISED_SIZE }).widthOfString('er')
  dress(doc, style)
  return raised + parts.reduce((sum, part) => sum + doc.widthOfString(part), 0)
}

/** The longest beginning that fits, ended by « … » where something was left out. */
export function cut(doc: PdfDoc, text: string, width: number, style: Style): string {
  const line = text.replaceAll(/[ \t\r\n]+/g, ' ').trim()
  if (widthOf(doc, line, style) <= width) return line
  const letters = [...line]
  let [fits, most] = [0, letters.length]
  while (fits < most) {
    const tried = Math.ceil((fits + most) / 2)
    if (widthOf(doc, `${letters.slice(0, tried).join('')}…`, style) <= width) fits = tried
    else most = tried - 1
  }
  return `${letters
    .slice(0, fits)
    .join('')
    .trimEnd()
    .replace(/[,;:·.]$/, '')
    .trimEnd()}…`
}

/** One line, never broken, at its top left; returns where it ends. */
export function write(doc: PdfDoc, text: string, [x, y]: readonly [number, number], style: Style): number {
  let at = x
  for (const [rank, part] of partsOf(text).entries()) {
    if (rank > 0) {
      dress(doc, { ...style, size: style.size * RAISED_SIZE }).text('er', at, y, { lineBreak: false })
      at += doc.widthOfString('er')
    }
    dress(doc, style)
    if (part !== '') doc.text(part, at, y, { lineBreak: false })
    at += doc.widthOfString(part)
  }
  return at
}

/** The same, ending at `right`; returns where it begins. */
export function writeEnding(
  doc: PdfDoc,
  text: string,
  [right, y]: readonly [number, number],
  style: Style,
): number {
  const x = right - widthOf(doc, text, style)
  write(doc, text, [x, y], style)
  return x
}

/** The cross of the network, in its square. */
export function drawMark(doc: PdfDoc, [x, y]: readonly [number, number], size: number): void {
  const part = (count: number) => (size * count) / 30
  doc.roundedRect(x, y, size, size, part(7)).fill(GREEN)
  doc.rect(x + part(12), y + part(7), part(6), part(16)).fill('#ffffff')
  doc.rect(x + part(7), y + part(12), part(16), part(6)).fill('#ffffff')
}
