import { open, type FileHandle } from 'node:fs/promises'
import { typeByExtension, type FileType } from './file-types.ts'
import { looksLikeCsv, looksLikeVtt } from './sniff-text.ts'
import { isSoundArchive, readAt, readZipEntries, type ZipEntry } from './zip-entries.ts'

const HEAD = 65_536

const MP4_BRANDS = new Set(
  'isom iso2 iso3 iso4 iso5 iso6 iso7 iso8 iso9 mp41 mp42 mp71 avc1 M4V M4VP M4VH dash MSNV mmp4 f4v cmfc'.split(
    ' ',
  ),
)

/**
 * The type of a file by what is in it; null for anything not on the list, or that is two things at once. Its name is
 * only asked about a line of text, which nothing inside tells from a table.
 */
export async function sniff(path: string, name = ''): Promise<FileType | null> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const head = await readAt(file, 0, HEAD)
    const extension = byMagic(head)
    if (extension === 'zip') return await zipType(file, size)
    if (extension === null) return await textType(file, head, size, name)
    return (await isTwoThings(file, head, size)) ? null : typeByExtension(extension)
  } finally {
    await file.close()
  }
}

function byMagic(head: Buffer): string | null {
  const latin = (start: number, end: number) => head.toString('latin1', start, end)
  if (latin(0, 8) === '\x89PNG\r\n\x1a\n' && latin(12, 16) === 'IHDR') return 'png'
  if (latin(0, 3) === '\xff\xd8\xff') return 'jpg'
  if (latin(0, 4) === 'RIFF' && latin(8, 12) === 'WEBP') return 'webp'
  if (/^GIF8[79]a/.test(latin(0, 6))) return 'gif'
  if (/^%PDF-\d\.\d/.test(latin(0, 8))) return 'pdf'
  if (latin(0, 4) === 'PK\x03\x04') return 'zip'
  if (latin(4, 8) === 'ftyp') return byBrand(latin(8, 12).trim())
  return null
}

function byBrand(brand: string): string | null {
  if (brand === 'avif' || brand === 'avis') return 'avif'
  return MP4_BRANDS.has(brand) ? 'mp4' : null
}

const ACTIVE = /<(?:script|html|svg|body|iframe|object|embed|!doctype|\?php|\?xml-stylesheet)\b/i
const ZIP_END = Buffer.from([0x50, 0x4b, 5, 6])

/** A picture or a PDF that is also a page or an archive was made to deceive something. */
async function isTwoThings(file: FileHandle, head: Buffer, size: number): Promise<boolean> {
  const tail = await readAt(file, Math.max(0, size - HEAD), HEAD)
  if (tail.lastIndexOf(ZIP_END) !== -1) return true
  return (
    ACTIVE.test(head.toString('latin1', 0, 1024)) ||
    ACTIVE.test(tail.toString('latin1', Math.max(0, tail.length - 4096)))
  )
}

async function zipType(file: FileHandle, size: number): Promise<FileType | null> {
  const entries = await readZipEntries(file, size)
  if (!entries || entries.length === 0 || !isSoundArchive(entries, size)) return null
  const has = (name: string) => entries.some((entry) => entry.name === name)
  if (isProgram(entries)) return null
  if (!has('[Content_Types].xml')) return typeByExtension('zip')
  if (has('word/document.xml')) return typeByExtension('docx')
  if (has('xl/workbook.xml')) return typeByExtension('xlsx')
  return has('ppt/presentation.xml') ? typeByExtension('pptx') : null
}

/** Macros, Java and Android packages are zip files too. */
function isProgram(entries: ZipEntry[]): boolean {
  return entries.some(({ name }) =>
    /(?:^|\/)vbaProject\.bin$|^META-INF\/MANIFEST\.MF$|^AndroidManifest\.xml$/i.test(name),
  )
}

/** Without an extension, or with one of plain tables. */
const NAMED_AS_TABLE = /^[^.]*$|\.(?:csv|tsv|txt)$/i

async function textType(
  file: FileHandle,
  head: Buffer,
  size: number,
  name: string,
): Promise<FileType | null> {
  // Only text is left, and text is looked at whole, a piece at a time.
  const isVtt = looksLikeVtt(head)
  if (!isVtt && !looksLikeCsv(head, size, NAMED_AS_TABLE.test(name))) return null
  for (let at = 0; at < size; at += HEAD) {
    // A few bytes of overlap: what is looked for may lie across two pieces.
    const piece = await readAt(file, Math.max(0, at - 32), HEAD + 32)
    if (hasControls(piece) || ACTIVE.test(piece.toString('latin1'))) return null
  }
  return typeByExtension(isVtt ? 'vtt' : 'csv')
}

function hasControls(piece: Buffer): boolean {
  return piece.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12)
}
