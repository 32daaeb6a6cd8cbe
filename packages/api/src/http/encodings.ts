import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** Shorter, what is saved is less than what its headers say. */
export const LEAST_WORTH_PACKING = 1_024

/** Good, and quick enough to be made while somebody waits. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const deflate = { level: 6 }

const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)

/** On another thread: a long answer would hold up all others. */
export const pack = (body: Buffer | string, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip' ? inGzip(body, deflate) : inBrotli(body, brotli)

export const packer = (encoding: Encoding) =>
  encoding === 'gzip' ? createGzip(deflate) : createBrotliCompress(brotli)

/** The compression this client takes, or null where it says nothing we know. */
export function encodingTaken(accepted: string | undefined): Encoding | null {
  if (accepted === undefined) return null
  if (takes(accepted, 'br')) return 'br'
  return takes(accepted, 'gzip') ? 'gzip' : null
}

/** Named, and not refused by « q=0 ». */
function takes(accepted: string, encoding: Encoding): boolean {
  return accepted
    .split(',')
    .some((part) => part.trim().startsWith(encoding) && !/;\s*q=0(\.0*)?\s*$/.test(part))
}
