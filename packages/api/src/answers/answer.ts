import { written, type Written } from './written.ts'

/** An answer as it travels, the same for everyone it is sent to. */
export interface Answer {
  body: Written
  etag: string
  /** Signed links inside are good for ten more minutes. */
  expiresAt: number
}

export function serialise(value: unknown, expiresAt: number): Answer {
  const body = written(value)
  // Weak: the same answer may travel compressed or not.
  return { body, etag: `W/"${body.digest.slice(0, 27)}"`, expiresAt }
}
