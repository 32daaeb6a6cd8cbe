import { encodingTaken, LEAST_WORTH_PACKING, pack, type Encoding } from '../http/encodings.ts'
import type { Answer } from './answer.ts'
import { createRecent } from './recent.ts'
import { wholeOf } from './written.ts'

/** Answers compressed once, by whoever first asked for one that way; those used least recently leave. */
export interface PackedAnswers {
  /** The compressed bytes if they exist already. */
  now(answer: Answer, encoding: Encoding): Buffer | null
  find(answer: Answer, encoding: Encoding): Promise<Buffer>
}

interface Packed {
  body: Buffer | null
  made: Promise<Buffer>
}

export function createPackedAnswers(mostBytes: number): PackedAnswers {
  // By what it says: answers of two audiences that are the same bytes are compressed once.
  const kept = createRecent<Packed>(mostBytes)
  const keyOf = ({ etag }: Answer, encoding: Encoding) => `${encoding} ${etag}`
  return {
    now: (answer, encoding) => kept.get(keyOf(answer, encoding))?.body ?? null,
    find(answer, encoding) {
      const key = keyOf(answer, encoding)
      const known = kept.get(key)
      if (known !== undefined) return known.made
      const packed: Packed = { body: null, made: pack(wholeOf(answer.body), encoding) }
      kept.set(key, packed, 0)
      packed.made.then(
        (body) => {
          packed.body = body
          if (kept.get(key) === packed) kept.set(key, packed, body.length)
        },
        () => kept.get(key) === packed && kept.delete(key),
      )
      return packed.made
    },
  }
}

/** The compression this client takes, or null: for small answers too. */
export const encodingFor = (answer: Answer, accepted: string | undefined): Encoding | null =>
  answer.body.length < LEAST_WORTH_PACKING ? null : encodingTaken(accepted)
