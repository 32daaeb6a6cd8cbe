import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const VERSION = 'v1'

/** A key for this purpose only. */
const keyOf = (secretKey: string) =>
  Buffer.from(hkdfSync('sha256', secretKey, '', 'kiosque handoff secrets', 32))

/** AES-256-GCM. `bound` ties it to its place: the secret of one partner opens nothing in another's row. */
export function seal(secretKey: string, text: string, bound: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secretKey), iv).setAAD(Buffer.from(bound))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [VERSION, iv, cipher.getAuthTag(), sealed]
    .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
    .join('.')
}

/** Null when it was sealed with another key, for something else, or touched since. */
export function unseal(secretKey: string, sealed: string, bound: string): string | null {
  const [version, iv, tag, body] = sealed.split('.')
  if (version !== VERSION || !iv || !tag || body === undefined) return null
  try {
    const bytes = (text: string) => Buffer.from(text, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secretKey), bytes(iv), { authTagLength: 16 })
      .setAAD(Buffer.from(bound))
      .setAuthTag(bytes(tag))
    return Buffer.concat([decipher.update(bytes(body)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
