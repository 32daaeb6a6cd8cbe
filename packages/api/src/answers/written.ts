/**
 * What many answers hold alike, a card for instance, is written as text once: an answer is then put together from
 * bytes that exist. Such an object never changes.
 */
const shared = new WeakMap<object, Buffer | null>()

/** Says that this object is in many answers and stays as it is. */
export function writeOnce<T extends object>(value: T): T {
  if (!shared.has(value)) shared.set(value, null)
  return value
}

function bytesOf(value: object): Buffer {
  const known = shared.get(value)
  if (known) return known
  const text = JSON.stringify(value)
  // Of its own: a slice of the common pool would hold all that is beside it.
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  shared.set(value, bytes)
  return bytes
}

const isShared = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && shared.has(value)

const COMMA = Buffer.from(',')

/** The same text as JSON.stringify gives, in bytes: lists of shared objects at its first level are not written again. */
export function written(answer: unknown): Buffer {
  const hasFields = typeof answer === 'object' && answer !== null && !Array.isArray(answer)
  if (!hasFields || 'toJSON' in answer) return Buffer.from(JSON.stringify(answer))
  const parts: Buffer[] = []
  let text = '{'
  for (const [name, value] of Object.entries(answer)) {
    if (value === undefined) continue
    text += `${text === '{' && parts.length === 0 ? '' : ','}${JSON.stringify(name)}:`
    if (!Array.isArray(value) || !isShared(value[0]) || !value.every(isShared)) {
      text += JSON.stringify(value)
      continue
    }
    parts.push(Buffer.from(`${text}[`))
    for (const [at, item] of value.entries()) {
      if (at > 0) parts.push(COMMA)
      parts.push(bytesOf(item))
    }
    text = ']'
  }
  parts.push(Buffer.from(`${text}}`))
  return parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts)
}
