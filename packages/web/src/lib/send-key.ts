/** No cryptography: two forms of one person must differ, nothing more. */
export const newSeed = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 10)}`

/** Names what a form sends: the same words sent again are the same message, changed words are another. */
export function sendKeyOf(seed: string, parts: readonly unknown[]): string {
  let hash = 0
  for (const sign of JSON.stringify(parts)) hash = (Math.imul(hash, 31) + sign.codePointAt(0)!) >>> 0
  return `${seed}-${hash.toString(36)}`
}
