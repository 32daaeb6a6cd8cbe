import { createHmac, timingSafeEqual } from 'node:crypto'

export interface Claims {
  iss: string
  aud: string
  /** Opaque: the same person, another word for each partner. */
  sub: string
  cip: string
  group: string | null
  jti: string
  iat: number
  exp: number
}

export const JWT_HEADER = { alg: 'HS256', typ: 'JWT' } as const
const HEADER = Buffer.from(JSON.stringify(JWT_HEADER)).toString('base64url')

const signatureOf = (secret: string, head: string) =>
  createHmac('sha256', secret).update(head).digest('base64url')

export function signJwt(secret: string, claims: Claims): string {
  const head = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
  return `${head}.${signatureOf(secret, head)}`
}

const MOST_SECONDS = 60
const PART = /^[A-Za-z0-9_-]+$/

/**
 * What a partner must check, and what our stand-in does: our very header (no other algorithm, no critical
 * extension), the signature in constant time, whom it is for, and that it lives now and not longer than a minute.
 */
export function readJwt(
  secret: string,
  token: string,
  audience: string,
  issuer: string,
  now: Date,
): Claims | null {
  const [header, body, signature, ...more] = token.split('.')
  if (header !== HEADER || !body || !signature || more.length > 0 || !PART.test(body)) return null
  const expected = Buffer.from(signatureOf(secret, `${header}.${body}`))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const claims = parse(body)
  if (claims === null || claims.aud !== audience || claims.iss !== issuer) return null
  const seconds = now.getTime() / 1000
  const isLive = claims.iat <= seconds + 1 && seconds < claims.exp && claims.exp - claims.iat <= MOST_SECONDS
  return isLive ? claims : null
}

function parse(body: string): Claims | null {
  try {
    const value = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Partial<Claims> | null
    const isWhole =
      typeof value?.jti === 'string' && typeof value.iat === 'number' && typeof value.exp === 'number'
    return isWhole ? (value as Claims) : null
  } catch {
    return null
  }
}
