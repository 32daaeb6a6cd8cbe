import { crc32 } from 'node:zlib'
import type { Readable } from 'node:stream'

export interface ZipSource {
  name: string
  modifiedAt: Date
  read(): Promise<Readable>
}

const LOCAL = 0x04034b50
const DESCRIPTOR = 0x08074b50
const ENTRY = 0x02014b50
const END = 0x06054b50
/** Sizes follow the data (bit 3), names are UTF-8 (bit 11): both let the archive be written as it is read. */
const FLAGS = 0x0808
const VERSION = 20

interface Written {
  name: Buffer
  time: number
  date: number
  crc: number
  size: number
  offset: number
}

/**
 * Writes a ZIP archive as it reads its files, one piece at a time; nothing is compressed, since pictures and PDFs
 * already are. Below 4 GB in all: the caller sees to it.
 */
export async function* zipStream(sources: Iterable<ZipSource>): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  for (const source of sources) {
    const { time, date } = dosTime(source.modifiedAt)
    const entry: Written = { name: Buffer.from(source.name), time, date, crc: 0, size: 0, offset }
    const head = Buffer.concat([
      record(LOCAL, [VERSION, FLAGS, 0, time, date], [0, 0, 0], [entry.name.length, 0]),
      entry.name,
    ])
    yield head
    for await (const chunk of await source.read()) {
      const bytes = chunk as Buffer
      entry.crc = crc32(bytes, entry.crc)
      entry.size += bytes.length
      yield bytes
    }
    const descriptor = record(DESCRIPTOR, [], [entry.crc, entry.size, entry.size], [])
    yield descriptor
    offset += head.length + entry.size + descriptor.length
    written.push(entry)
  }
  const directory = Buffer.concat(written.map(directoryEntry))
  yield directory
  const count = written.length
  yield record(END, [0, 0, count, count], [directory.length, offset], [0])
}

function directoryEntry({ name, time, date, crc, size, offset }: Written): Buffer {
  const fixed = record(
    ENTRY,
    [VERSION, VERSION, FLAGS, 0, time, date],
    [crc, size, size],
    [name.length, 0, 0, 0, 0],
  )
  const places = Buffer.alloc(8)
  places.writeUInt32LE(offset, 4)
  return Buffer.concat([fixed, places, name])
}

/** A signature, some 16-bit numbers, some 32-bit ones, some 16-bit ones: the shape of every record of the format. */
function record(signature: number, before: number[], long: number[], after: number[]): Buffer {
  const bytes = Buffer.alloc(4 + before.length * 2 + long.length * 4 + after.length * 2)
  let at = bytes.writeUInt32LE(signature)
  for (const value of before) at = bytes.writeUInt16LE(value, at)
  for (const value of long) at = bytes.writeUInt32LE(value, at)
  for (const value of after) at = bytes.writeUInt16LE(value, at)
  return bytes
}

function dosTime(instant: Date): { time: number; date: number } {
  const time = (instant.getUTCHours() << 11) | (instant.getUTCMinutes() << 5) | (instant.getUTCSeconds() >> 1)
  const years = Math.max(0, instant.getUTCFullYear() - 1980)
  return { time, date: (years << 9) | ((instant.getUTCMonth() + 1) << 5) | instant.getUTCDate() }
}

/** No two alike, without regard to case: « photo.jpg », « photo (2).jpg ». */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const dot = name.lastIndexOf('.')
    const [base, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
    let candidate = name
    for (let rank = 2; taken.has(candidate.toLowerCase()); rank += 1)
      candidate = `${base} (${rank})${extension}`
    taken.add(candidate.toLowerCase())
    return candidate
  })
}
