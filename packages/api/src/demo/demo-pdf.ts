/** Windows-1252 where it differs from Latin-1: the signs French typography needs. */
const WIN_ANSI: Record<string, number> = {
  '’': 0x92,
  '‘': 0x91,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  '—': 0x97,
  '…': 0x85,
  '€': 0x80,
  œ: 0x9c,
  Œ: 0x8c,
}

export function encode(text: string): string {
  let out = ''
  for (const sign of text.replaceAll('\u202F', '\u00A0')) {
    const code = WIN_ANSI[sign] ?? sign.codePointAt(0)!
    if (code > 255) out += '?'
    else if (sign === '(' || sign === ')' || sign === '\\') out += `\\${sign}`
    else out += String.fromCharCode(code)
  }
  return out
}

/** Lines of so many signs at most, as far as the words allow. */
export function wrap(text: string, most = 82): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** A one-page A4 document with a title and a few paragraphs, small enough to make by the hundred. */
export function makePdf(title: string, paragraphs: readonly string[]): Uint8Array {
  const body = paragraphs.flatMap((paragraph) => [...wrap(paragraph), ''])
  const text = [
    'BT /F2 22 Tf 56 770 Td 28 TL',
    ...wrap(title, 40).map((line) => `(${encode(line)}) Tj T*`),
    '/F1 11 Tf 17 TL',
    ...body.map((line) => `(${encode(line)}) Tj T*`),
    'ET',
  ].join('\n')
  return pdfOf(title, [`0.57 0.75 0.13 rg 0 826 595 16 re f 0.03 0.15 0.18 rg\n${text}`])
}

/** A JPEG as it is: a page draws the first of them with `/I0 Do`. */
export interface PdfPicture {
  bytes: Uint8Array
  width: number
  height: number
}

/** A document of A4 pages, each given as what is drawn on it. */
export function pdfOf(
  title: string,
  pages: readonly string[],
  pictures: readonly PdfPicture[] = [],
): Uint8Array {
  const first = 5
  const afterPages = first + pages.length * 2
  const named = pictures.map((_, index) => `/I${index} ${afterPages + index} 0 R`).join(' ')
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (fr-FR) >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((stream, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> /XObject << ${named} >> >> /Contents ${first + index * 2 + 1} 0 R >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    ]),
    ...pictures.map(
      ({ bytes, width, height }) =>
        `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes.length} >>\nstream\n${Buffer.from(bytes).toString('latin1')}\nendstream`,
    ),
    `<< /Title (${encode(title)}) /Author (Kiosque) >>`,
  ]
  let file = '%PDF-1.4\n%\u00E2\u00E3\u00CF\u00D3\n'
  const offsets: number[] = []
  for (const [index, object] of objects.entries()) {
    offsets.push(file.length)
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const start = file.length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
