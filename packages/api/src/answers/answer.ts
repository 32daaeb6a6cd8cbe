import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { written } from './written.ts'

const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip'

/** An answer as it travels, the same for everyone it is sent to. */
export interface Answer {
  body: Buffer
  etag: string
  /** Signed links inside are good for ten more minutes. */
  expiresAt: number
  /** Compressed once, by whoever first asked for it that way. */
  packed: Map<Encoding, Packed>
}

interface Packed {
  body: Buffer | null
  made: Promise<Buffer>
}

export function serialise(value: unknown, expiresAt: number): Answer {
  const body = written(value)
  // Weak: the same answer may travel compressed or not.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  return { body, etag, expiresAt, packed: new Map() }
}

const LEAST_WORTH_PACKING = 1_024

/** The compression this client takes, or null: for small answers, and where it says nothing we know. */
export function encodingFor(answer: Answer, accepted: string | undefined): Encoding | null {
  if (accepted === undefined || answer.body.length < LEAST_WORTH_PACKING) return null
  if (takes(accepted, 'br')) return 'br'
  return takes(accepted, 'gzip') ? 'gzip' : null
}

/** Named, and not refused by « q=0 ». */
function takes(accepted: string, encoding: Encoding): boolean {
  return accepted
    .split(',')
    .some((part) => part.trim().startsWith(encoding) && !/;\s*q=0(\.0*)?\s*$/.test(part))
}

/** The compressed bytes if they exist already. */
export function packedNow(answer: Answer, encoding: Encoding): Buffer | null {
  return answer.packed.get(encoding)?.body ?? null
}

export function packedBody(answer: Answer, encoding: Encoding): Promise<Buffer> {
  const known = answer.packed.get(encoding)
  if (known !== undefined) return known.made
  const made =
    encoding === 'gzip'
      ? inGzip(answer.body, { level: 6 })
      : inBrotli(answer.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  const packed: Packed = { body: null, made }
  answer.packed.set(encoding, packed)
  made.then(
    (body) => (packed.body = body),
    () => answer.packed.delete(encoding),
  )
  return made
}
