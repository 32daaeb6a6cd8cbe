import { hash } from 'node:crypto'

/**
 * Bytes that stand in many answers, and what tells them from all others. They are a string of one sign for each byte: V8 puts
 * thousands of such strings together as they come and go, where as many buffers leave holes in the heap of glibc.
 */
export interface Piece {
  readonly bytes: string
  readonly digest: string
}

/**
 * What many answers hold alike, a card for instance, is written as text once: an answer is then put together from
 * bytes that exist. Such an object never changes.
 */
const shared = new WeakMap<object, Piece | null>()

/**
 * A value of which the text alone is kept: a tenth of the memory that its objects take. Where an answer holds it, the text
 * stands as it is; whoever wants to know something of it reads it, anew each time.
 */
export class Packed<T extends object> implements Piece {
  readonly bytes: string
  readonly digest: string

  constructor(value: T) {
    const { bytes, digest } = textOf(value)
    this.bytes = bytes
    this.digest = digest
  }
  read(): T {
    return JSON.parse(Buffer.from(this.bytes, 'latin1').toString()) as T
  }
  /** In an answer that is not put together from pieces it is what it says. */
  toJSON(): T {
    return this.read()
  }
}

/** Something to be sent, which may be kept as text. */
export type Sent<T extends object> = T | Packed<T>

export const readSent = <T extends object>(sent: Sent<T>): T => (sent instanceof Packed ? sent.read() : sent)

/** Says that this object is in many answers and stays as it is. */
export function writeOnce<T extends object>(value: T): T {
  if (!shared.has(value)) shared.set(value, null)
  return value
}

/** A text with more members after its own, none of which has the name of another. */
class Followed<T extends object, U extends object> {
  readonly base: Packed<T>
  readonly more: U

  constructor(base: Packed<T>, more: U) {
    this.base = base
    this.more = more
  }
  toJSON(): T & U {
    return { ...this.base.read(), ...this.more }
  }
}

/** Something with more members, to be sent: of what is kept as text only these are written anew. */
export function followed<T extends object>(sent: Sent<T>, more: object): object {
  const isAfter =
    sent instanceof Packed && Object.keys(more).every((name) => !sent.bytes.includes(`"${name}":`))
  return isAfter ? new Followed(sent, more) : { ...readSent(sent), ...more }
}

/** What of this value stands in answers as it is: nothing of what nobody else holds. */
function pieceOf(value: object): Piece | undefined {
  if (value instanceof Packed) return value
  const known = shared.get(value)
  if (known !== null) return known
  const piece = textOf(value)
  shared.set(value, piece)
  return piece
}

function textOf(value: object): Piece {
  const bytes = Buffer.from(JSON.stringify(value))
  return { bytes: bytes.toString('latin1'), digest: hash('sha256', bytes, 'base64url') }
}

const isShared = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (value instanceof Packed || value instanceof Followed || shared.has(value))

/** An answer in parts: text of its own, and pieces that others hold too. */
export interface Written {
  readonly parts: readonly (string | Piece)[]
  /** Of all parts, in bytes; and of those that are its own. */
  readonly length: number
  readonly ownLength: number
  /** Tells the answer from every other. */
  readonly digest: string
}

/** The same text as JSON.stringify gives: shared objects, alone or in lists at its first level, are not written again. */
export function written(answer: unknown): Written {
  const parts: (string | Piece)[] = []
  let text = ''

  function addPiece(piece: Piece): void {
    if (text !== '') parts.push(text)
    text = ''
    parts.push(piece)
  }
  /** False for what nobody else holds. */
  function addShared(value: unknown): boolean {
    if (typeof value !== 'object' || value === null) return false
    const piece = pieceOf(value)
    if (piece !== undefined) {
      addPiece(piece)
      return true
    }
    if (!(value instanceof Followed)) return false
    const { digest, bytes } = value.base
    // Without the brace that ends it: the other members follow.
    addPiece({ digest, bytes: bytes.slice(0, -1) })
    addMembers(value.more, bytes.length === EMPTY_OBJECT)
    text += '}'
    return true
  }
  function addMembers(members: object, isFirst: boolean): void {
    let mark = isFirst ? '' : ','
    for (const name of Object.keys(members)) {
      const value = (members as Record<string, unknown>)[name]
      if (value === undefined) continue
      text += `${mark}${JSON.stringify(name)}:`
      mark = ','
      if (Array.isArray(value) && value.some(isShared)) addList(value)
      else if (value instanceof Packed) addPiece(value)
      else text += JSON.stringify(value)
    }
  }
  function addList(list: readonly unknown[]): void {
    text += '['
    for (let at = 0; at < list.length; at++) {
      if (at > 0) text += ','
      if (!addShared(list[at])) text += JSON.stringify(list[at]) ?? 'null'
    }
    text += ']'
  }

  const hasFields = typeof answer === 'object' && answer !== null && !Array.isArray(answer)
  if (answer instanceof Followed) addShared(answer)
  else if (!hasFields || 'toJSON' in answer) text = JSON.stringify(answer)
  else {
    text = '{'
    addMembers(answer, true)
    text += '}'
  }
  parts.push(text)
  return summedUp(parts)
}

const EMPTY_OBJECT = 2

function summedUp(parts: readonly (string | Piece)[]): Written {
  let [length, ownLength] = [0, 0]
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.byteLength(part) : part.bytes.length
    length += bytes
    if (typeof part === 'string') ownLength += bytes
  }
  return {
    parts,
    length,
    ownLength,
    // When it is asked for: what is one person's own has none.
    get digest() {
      return hash(
        'sha256',
        parts.map((part) => (typeof part === 'string' ? part : part.digest)).join('\n'),
        'base64url',
      )
    },
  }
}

/** All of it, to be sent. */
export function wholeOf({ parts, length }: Written): Buffer {
  const whole = Buffer.allocUnsafe(length)
  let at = 0
  for (const part of parts)
    at += typeof part === 'string' ? whole.write(part, at) : whole.write(part.bytes, at, 'latin1')
  return whole
}
