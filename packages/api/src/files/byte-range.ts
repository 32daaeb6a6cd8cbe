import type { ByteRange } from './storage.ts'

/** What a `Range` header asks of `size` bytes: a range, `null` for everything, or `unsatisfiable` (416). */
export function readRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  // Several ranges at once, or another unit: RFC 9110 lets a server answer with everything.
  if (!asked || (asked[1] === '' && asked[2] === '')) return null
  const [, first = '', last = ''] = asked
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}
