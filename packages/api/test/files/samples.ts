import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'

export const png = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#92c020' } })
    .png()
    .toBuffer()

/** A photograph as a phone sends it: turned on its side, with the place it was taken. */
export const jpegWithExif = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#135160' } })
    .withExif({ IFD0: { Copyright: 'Camille Durand' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

export const picture = (format: 'webp' | 'gif' | 'avif') =>
  sharp({ create: { width: 24, height: 16, channels: 3, background: '#5bb1b9' } })
    .toFormat(format)
    .toBuffer()

/** A PDF of one page that says these words. */
export function pdf(words: string): Buffer {
  const stream = `BT /F1 18 Tf 40 700 Td (${words.replace(/[()\\]/g, '\\$&')}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, rank) => {
    const at = text.length
    text += `${rank + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  text += offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

export function zip(names: Record<string, string>): Buffer {
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(names).map(([name, text]) => [name, strToU8(text)]))),
  )
}

const office = (main: string, more: Record<string, string> = {}) =>
  zip({ '[Content_Types].xml': '<Types/>', [main]: '<document/>', ...more })

export const docx = () => office('word/document.xml')
export const xlsx = () => office('xl/workbook.xml')
export const pptx = () => office('ppt/presentation.xml')
export const docm = () => office('word/document.xml', { 'word/vbaProject.bin': 'macro' })

/** The first box of an MP4 and some data: enough to be told apart. */
export function mp4(size = 4096): Buffer {
  const bytes = Buffer.alloc(size)
  bytes.writeUInt32BE(24, 0)
  bytes.write('ftypisom', 4, 'latin1')
  bytes.write('isomavc1', 16, 'latin1')
  for (let at = 24; at < size; at += 1) bytes[at] = at % 251
  return bytes
}

export const csv = () =>
  Buffer.from('\ufeffCIP;Nom;Ville\r\n2001234;Pharmacie des Tilleuls;Évreux\r\n', 'utf8')
export const vtt = () => Buffer.from('WEBVTT\n\n00:00.000 --> 00:04.000\nBonjour à tous\n', 'utf8')
