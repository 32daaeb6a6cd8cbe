import { drawable, GREEN, GREY, INK, PETROL } from '../../kit/pdf.ts'
import { french } from '../contents/french.ts'
import { brokenInto, widthOfLine } from './letter-widths.ts'

/**
 * Paper for the documents of the demonstration. A first start makes hundreds of pages, and so does each test that loads
 * it: written straight as PDF, a page full of text takes 0.6 ms of processor, where the kit that prints for people
 * (kit/pdf.ts) takes 3.7, both measured over 300 of them.
 */
export interface TextStyle {
  size: number
  bold?: boolean
  color?: string
  align?: 'left' | 'center' | 'right'
  /** From one line of a paragraph to the next; 1.4 of its letters unless said. */
  leading?: number
}

/** A JPEG as it is. */
export interface PaperPicture {
  bytes: Uint8Array
  width: number
  height: number
}

/** Windows-1252 where it differs from Latin-1. */
const WIN_ANSI: Record<string, number> = {
  '€': 0x80,
  '…': 0x85,
  Œ: 0x8c,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  œ: 0x9c,
}

/** Letter by letter, each looked for once. */
const encoded = new Map<string, string>()

function encodeLetter(letter: string): string {
  let out = ''
  for (const sign of drawable(letter)) {
    const code = WIN_ANSI[sign] ?? sign.codePointAt(0)!
    if (code > 255) continue
    out += '()\\'.includes(sign) ? `\\${sign}` : String.fromCharCode(code)
  }
  encoded.set(letter, out)
  return out
}

function encode(text: string): string {
  let out = ''
  for (const letter of text) out += encoded.get(letter) ?? encodeLetter(letter)
  return out
}

const round = (value: number) => Math.round(value * 100) / 100

function colour(hex: string): string {
  const part = (from: number) => round(Number.parseInt(hex.slice(from, from + 2), 16) / 255)
  return `${part(1)} ${part(3)} ${part(5)}`
}

export const PAPER = {
  ink: INK,
  green: GREEN,
  petrol: PETROL,
  grey: GREY,
  pale: '#eef6da',
  line: '#b9c7ca',
  white: '#ffffff',
}
/** How far the handles of a curve stand from its ends, for a quarter of a circle. */
const ROUND = 0.5523
const RAISED = /([ᵉʳ]+)/u

export class Paper {
  readonly width: number
  readonly height: number
  readonly #title: string
  readonly #pages: string[][] = []
  /** One shown on two pages is stored once. */
  readonly #pictures: PaperPicture[] = []

  constructor(title: string, isLandscape = false) {
    this.#title = french(title)
    ;[this.width, this.height] = isLandscape ? [842, 595] : [595, 842]
    this.addPage()
  }

  get pages(): number {
    return this.#pages.length
  }

  addPage(): void {
    this.#pages.push([])
  }

  rect([x, y]: readonly [number, number], [width, height]: readonly [number, number], fill: string): void {
    this.#draw(`${colour(fill)} rg ${this.#box(x, y, width, height)} f`)
  }

  frame(
    [x, y]: readonly [number, number],
    [width, height]: readonly [number, number],
    line = PAPER.line,
  ): void {
    this.#draw(`${colour(line)} RG 0.8 w ${this.#box(x, y, width, height)} S`)
  }

  line([x, y]: readonly [number, number], [toX, toY]: readonly [number, number], line = PAPER.line): void {
    const [from, to] = [round(this.height - y), round(this.height - toY)]
    this.#draw(`${colour(line)} RG 0.8 w ${round(x)} ${from} m ${round(toX)} ${to} l S`)
  }

  picture(
    picture: PaperPicture,
    [x, y]: readonly [number, number],
    [width, height]: readonly [number, number],
  ): void {
    const known = this.#pictures.findIndex(({ bytes }) => bytes === picture.bytes)
    const place = known === -1 ? this.#pictures.push(picture) - 1 : known
    const low = round(this.height - y - height)
    this.#draw(`q ${round(width)} 0 0 ${round(height)} ${round(x)} ${low} cm /I${place} Do Q`)
  }

  disc([x, top]: readonly [number, number], radius: number, fill: string): void {
    const y = this.height - top
    const handle = radius * ROUND
    const curve = (...points: number[]) => `${points.map(round).join(' ')} c`
    this.#draw(
      [
        `${colour(fill)} rg ${round(x + radius)} ${round(y)} m`,
        curve(x + radius, y + handle, x + handle, y + radius, x, y + radius),
        curve(x - handle, y + radius, x - radius, y + handle, x - radius, y),
        curve(x - radius, y - handle, x - handle, y - radius, x, y - radius),
        curve(x + handle, y - radius, x + radius, y - handle, x + radius, y),
        'f',
      ].join(' '),
    )
  }

  /** One line, from the top left of its letters, or ending or centred there; on the page named, or the last. */
  text(words: string, [x, y]: readonly [number, number], style: TextStyle, page?: number): void {
    const { size, bold = false, color = PAPER.ink, align = 'left' } = style
    const line = french(words)
    const width = align === 'left' ? 0 : widthOfLine(line, size, bold)
    const at = align === 'left' ? x : align === 'right' ? x - width : x - width / 2
    const font = bold ? '/F2' : '/F1'
    const parts = line
      .split(RAISED)
      .map((part, rank) =>
        rank % 2 === 0
          ? `${font} ${round(size)} Tf 0 Ts (${encode(part)}) Tj`
          : `${font} ${round(size * 0.62)} Tf ${round(size * 0.33)} Ts (${encode(part)}) Tj`,
      )
    this.#draw(
      `${colour(color)} rg BT ${round(at)} ${round(this.height - y - size * 0.8)} Td ${parts.join(' ')} ET`,
      page,
    )
  }

  /** As many lines as it takes in the width, `most` of them; returns where the next thing may stand. */
  paragraph(
    words: string,
    [x, y]: readonly [number, number],
    width: number,
    style: TextStyle,
    most = Infinity,
  ): number {
    const { size, bold = false, align = 'left', leading = size * 1.4 } = style
    const anchor = align === 'left' ? x : align === 'right' ? x + width : x + width / 2
    const lines = brokenInto(french(words), width, size, bold).slice(0, most)
    for (const [rank, line] of lines.entries()) this.text(line, [anchor, y + rank * leading], style)
    return y + lines.length * leading
  }

  bytes(): Uint8Array {
    const kids = this.#pages.map((_, rank) => `${6 + rank * 2} 0 R`).join(' ')
    const first = 6 + this.pages * 2
    const named = this.#pictures.map((_, rank) => `/I${rank} ${first + rank} 0 R`).join(' ')
    const font = (name: string) =>
      `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
    const objects = [
      '<< /Type /Catalog /Pages 2 0 R /Lang (fr-FR) >>',
      `<< /Type /Pages /Kids [${kids}] /Count ${this.pages} >>`,
      font('Helvetica'),
      font('Helvetica-Bold'),
      `<< /Title (${encode(this.#title)}) /Author (Kiosque) >>`,
      ...this.#pages.flatMap((drawn, rank) => {
        const stream = drawn.join('\n')
        return [
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${this.width} ${this.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> /XObject << ${named} >> >> /Contents ${7 + rank * 2} 0 R >>`,
          `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
        ]
      }),
      ...this.#pictures.map(
        ({ bytes, width, height }) =>
          `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes.length} >>\nstream\n${Buffer.from(bytes).toString('latin1')}\nendstream`,
      ),
    ]
    let file = '%PDF-1.4\n%\u00E2\u00E3\u00CF\u00D3\n'
    let rows = ''
    for (const [rank, object] of objects.entries()) {
      rows += `${String(file.length).padStart(10, '0')} 00000 n \n`
      file += `${rank + 1} 0 obj\n${object}\nendobj\n`
    }
    const size = objects.length + 1
    const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
    return Buffer.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${rows}${trailer}`, 'latin1')
  }

  #box(x: number, y: number, width: number, height: number): string {
    return `${round(x)} ${round(this.height - y - height)} ${round(width)} ${round(height)} re`
  }

  #draw(operators: string, page = this.pages): void {
    this.#pages[page - 1]!.push(operators)
  }
}
