import { createHash, randomBytes } from 'node:crypto'

/** 256 bits, fit for a header or a link (D3-02). */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored: whoever reads the database cannot use it. The token is random, so one fast hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

const TOKEN_FORM = /^[A-Za-z0-9_-]{43}$/

/** Anything else is refused before a query is made. */
export function looksLikeToken(token: string): boolean {
  return TOKEN_FORM.test(token)
}
