import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

const WINDOW_SECONDS = 300
/** D15-05: a link lives 15 minutes at most; ours 10 to 15, so that answers stay the same bytes for 5. */
const LIFE_SECONDS = 900

const keys = new Map<string, Buffer>()

/** A key for this purpose only: a signature made elsewhere with SECRET_KEY is worth nothing here. */
function keyOf(secret: string): Buffer {
  const known = keys.get(secret)
  if (known) return known
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'kiosque file links', 32))
  keys.set(secret, key)
  return key
}

function signatureOf(secret: string, id: number, expiresAt: number): string {
  return createHmac('sha256', keyOf(secret)).update(`file.${id}.${expiresAt}`).digest('base64url')
}

/** When links made now end, in unix seconds. All links of one window end together. */
export function linkExpiry(now: Date): number {
  const seconds = Math.floor(now.getTime() / 1000)
  return Math.floor(seconds / WINDOW_SECONDS) * WINDOW_SECONDS + LIFE_SECONDS
}

/** When links made now would come out different: an answer that holds some is not kept longer. */
export function linkWindowEnd(now: Date): Date {
  return new Date((linkExpiry(now) - LIFE_SECONDS + WINDOW_SECONDS) * 1000)
}

/** The address of a file for the next minutes. Whoever makes one has checked that its reader may see the file. */
export function signedUrl(secret: string, id: number, now: Date, revision = 0): string {
  const expiresAt = linkExpiry(now)
  // Other bytes are another address, so that no cache shows the old ones.
  const version = revision === 0 ? '' : `&v=${revision}`
  return `/api/v1/files/${id}?exp=${expiresAt}&sig=${signatureOf(secret, id, expiresAt)}${version}`
}

export function publicUrl(id: number, sha256: string): string {
  return `/api/v1/public-files/${id}?v=${sha256.slice(0, 12)}`
}

interface Presented {
  exp?: string | undefined
  sig?: string | undefined
}

export function isLinkGood(secret: string, id: number, { exp, sig }: Presented, now: Date): boolean {
  if (exp === undefined || sig === undefined || !/^[1-9]\d{9}$/.test(exp)) return false
  const expiresAt = Number(exp)
  const seconds = now.getTime() / 1000
  if (expiresAt <= seconds || expiresAt > seconds + LIFE_SECONDS) return false
  const expected = Buffer.from(signatureOf(secret, id, expiresAt))
  const given = Buffer.from(sig)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
