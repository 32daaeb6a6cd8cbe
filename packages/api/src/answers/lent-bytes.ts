import type { ServerResponse } from 'node:http'
import { wholeOf, type Written } from './written.ts'

/** More than most answers have; longer ones get bytes of their own. */
const BYTES = 65_536
/** As many as are on their way at once in a crowd. */
const MOST_KEPT = 24

const free: Buffer[] = []

/**
 * An answer put together in bytes that were used before and go back once it has left for the network: to get new ones
 * from the machine each time, and to have them collected, costs more than to fill them. Where the connection is lost
 * they do not come back.
 */
export function lentTo(response: ServerResponse, answer: Written): Buffer {
  if (answer.length > BYTES) return wholeOf(answer)
  const bytes = free.pop() ?? Buffer.allocUnsafeSlow(BYTES)
  response.once('finish', () => {
    if (free.length < MOST_KEPT) free.push(bytes)
  })
  return wholeOf(answer, bytes.subarray(0, answer.length))
}
