import type { FileHandle } from 'node:fs/promises'

export interface ZipEntry {
  name: string
  compressed: number
  uncompressed: number
  isSymbolicLink: boolean
  isEncrypted: boolean
}

const END_RECORD = 0x06054b50
const ENTRY_RECORD = 0x02014b50
const END_SIZE = 22
const LONGEST_COMMENT = 65_535
const LARGEST_DIRECTORY = 4_000_000
const MOST_ENTRIES = 10_000

/** What an archive says it holds, from the directory at its end; null when there is none or it does not hold together. */
export async function readZipEntries(file: FileHandle, size: number): Promise<ZipEntry[] | null> {
  const tail = await readAt(file, Math.max(0, size - END_SIZE - LONGEST_COMMENT), END_SIZE + LONGEST_COMMENT)
  const at = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (at === -1 || at + END_SIZE > tail.length || tail.readUInt32LE(at) !== END_RECORD) return null
  const count = tail.readUInt16LE(at + 10)
  const length = tail.readUInt32LE(at + 12)
  const start = tail.readUInt32LE(at + 16)
  const endAt = size - tail.length + at
  // Our files are far below 4 GB: the 64-bit form, or a directory that lies elsewhere, is a trick.
  if (count > MOST_ENTRIES || length > LARGEST_DIRECTORY || start + length !== endAt) return null
  const directory = await readAt(file, start, length)
  return directory.length === length ? entriesIn(directory, count) : null
}

function entriesIn(directory: Buffer, count: number): ZipEntry[] | null {
  const entries: ZipEntry[] = []
  let at = 0
  while (at + 46 <= directory.length) {
    if (directory.readUInt32LE(at) !== ENTRY_RECORD) return null
    const nameLength = directory.readUInt16LE(at + 28)
    const rest = directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
    const isUnix = directory[at + 5] === 3
    const mode = isUnix ? directory.readUInt32LE(at + 38) >>> 16 : 0
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      compressed: directory.readUInt32LE(at + 20),
      uncompressed: directory.readUInt32LE(at + 24),
      isSymbolicLink: (mode & 0o170000) === 0o120000,
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
    })
    at += 46 + nameLength + rest
  }
  return entries.length === count && at === directory.length ? entries : null
}

export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

const LARGEST_CONTENT = 1_000_000_000
const LARGEST_RATIO = 250

/** Nothing that unpacks into a bomb, out of its folder, or through a link. */
export function isSoundArchive(entries: ZipEntry[], size: number): boolean {
  const compressed = entries.reduce((sum, entry) => sum + entry.compressed, 0)
  const uncompressed = entries.reduce((sum, entry) => sum + entry.uncompressed, 0)
  if (compressed > size || uncompressed > LARGEST_CONTENT) return false
  // Small archives of very regular text compress a hundredfold and harm nobody.
  if (uncompressed > 20_000_000 && uncompressed > size * LARGEST_RATIO) return false
  return entries.every((entry) => !entry.isSymbolicLink && isSoundPath(entry.name))
}

function isSoundPath(name: string): boolean {
  if (name === '' || name.length > 1000 || name.includes('\u0000') || /^[a-z]:/i.test(name)) return false
  const parts = name.replaceAll('\\', '/').split('/')
  return parts[0] !== '' && !parts.includes('..')
}
