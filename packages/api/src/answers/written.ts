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

const extensions = new WeakMap<object, { base: object; more: object }>()

/** Says that this object is in many answers and stays as it is. */
export function writeOnce<T extends object>(value: T): T {
  if (!shared.has(value)) shared.set(value, null)
  return value
}

/**
 * A shared object with more members after its own: only these are written anew, where none has the name of another. `from`
 * is the object as it is kept, where that is a text.
 */
export function extended<T extends object, U extends object>(own: T, more: U, from: Sent<T> = own): T & U {
  const whole = { ...own, ...more }
  const isAfter = Object.keys(more).every((name) => !Object.hasOwn(own, name))
  if (isAfter && isAlone(from)) extensions.set(whole, { base: from, more })
  return whole
}

/** A text with more members after its own: where a name comes twice, whoever reads it has the last. */
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

/** The same as `extended`, of what is kept as text and needs not be read for it. */
export const followed = <T extends object>(sent: Sent<T>, more: object): object =>
  sent instanceof Packed ? new Followed(sent, more) : { ...sent, ...more }

/** It has a text that stands in answers as it is. */
const isAlone = (value: object) => value instanceof Packed || shared.has(value)

function pieceOf(value: object, known = shared.get(value)): Piece {
  if (value instanceof Packed) return value
  if (known) return known
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
  (isAlone(value) || value instanceof Followed || extensions.has(value))

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
    const known = value instanceof Packed ? value : shared.get(value)
    if (known !== undefined) {
      addPiece(pieceOf(value, known))
      return true
    }
    const extension = value instanceof Followed ? value : extensions.get(value)
    if (extension === undefined) return false
    const piece = pieceOf(extension.base)
    // Without the brace that ends it: the other members follow.
    addPiece({ digest: piece.digest, bytes: piece.bytes.slice(0, -1) })
    addMembers(extension.more, piece.bytes.length === EMPTY_OBJECT)
    text += '}'
    return true
  }
  function addMembers(members: object, isFirst: boolean): void {
    let mark = isFirst ? '' : ','
    for (const [name, value] of Object.entries(members)) {
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
    for (const [at, item] of list.entries()) {
      if (at > 0) text += ','
      if (!addShared(item)) text += JSON.stringify(item) ?? 'null'
    }
    text += ']'
  }

  const hasFields = typeof answer === 'object' && answer !== null && !Array.isArray(answer)
  const isExtended = hasFields && (answer instanceof Followed || extensions.has(answer))
  if (isExtended) addShared(answer)
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
