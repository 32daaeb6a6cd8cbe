import { singulars, stem } from './french-stem.ts'
import { fold } from './slug.ts'

/** A word as it stands in a text, and what it may be found by. */
export interface Token {
  /** Where it stands in the text it was read from. */
  start: number
  end: number
  /** Without case, accents or ligatures: `oeuf`. */
  word: string
  stems: string[]
  /** The words around a hyphen or an apostrophe written together: `portemonnaie`, `lordonnance`. */
  joined: string | null
}

const LONGEST_WORD = 60
// A mark alone (an emoji’s selector) is no word: each part begins with a letter or a digit.
const COMPOUND = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’‘ʼ´`.\-‐‑–−_][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu
const PART = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu
const ELIDED = new Set(['l', 'd', 'j', 'm', 't', 's', 'n', 'c', 'qu', 'jusqu', 'lorsqu', 'puisqu', 'quoiqu'])
const APOSTROPHE = /['’‘ʼ´`]/

/** Everything a word is also known by: its stems with and without accents, and its singular. */
export function stemsOf(word: string, folded: string): string[] {
  if (/^\p{N}+$/u.test(folded)) return []
  return [...new Set([fold(stem(word)), stem(folded), ...singulars(folded)])]
}

/** A word cut where it is long enough, never in the middle of a character. */
const cut = (word: string) => word.slice(0, LONGEST_WORD).replace(/[\uD800-\uDBFF]$/, '')

function tokenAt(text: string, start: number, joined: string | null): Token {
  const { word, stems } = readWord(text)
  return { start, end: start + text.length, word, stems, joined }
}

type Read = Pick<Token, 'word' | 'stems'>

/** A text says the same words over and over: what each is found by is worked out once. */
const read = new Map<string, Read>()
const MOST_READ = 8_000

/** Of a word already without case or accents. */
export const stemsOfFolded = (word: string): string[] => readWord(word).stems

function readWord(text: string): Read {
  const known = read.get(text)
  if (known !== undefined) return known
  const word = cut(fold(text))
  const made = { word, stems: stemsOf(cut(text.toLowerCase().normalize('NFC')), word) }
  if (read.size >= MOST_READ) read.clear()
  // Long ones are rare, and nobody should fill the memory with them.
  if (text.length <= LONGEST_WORD) read.set(text, made)
  return made
}

/** Apostrophes that Unicode counts among the letters: read as one, they would glue an article to its word. */
const LETTER_APOSTROPHES = /[ʹʻʼʽˈ]/g

/** What stands between spaces and signs, with its place. */
// One sign for one sign: places in the text stay the same.
const compoundsOf = (written: string) => written.replace(LETTER_APOSTROPHES, '’').matchAll(COMPOUND)

/** The words of a text that are chosen, in order: `chosen` has those of each compound seen, which texts repeat. */
export function tokensAmong(
  written: string,
  chosen: Map<string, readonly Token[]>,
  isChosen: (token: Token) => boolean,
): Token[] {
  const tokens: Token[] = []
  for (const { 0: compound, index } of compoundsOf(written)) {
    let found = chosen.get(compound)
    if (found === undefined) {
      found = tokensOf(compound).filter(isChosen)
      chosen.set(compound, found)
    }
    for (const token of found) tokens.push({ ...token, start: token.start + index, end: token.end + index })
  }
  return tokens
}

/** The words of a text in order. Elided articles (l’, d’, qu’) are left out, « B.R.I. » is one word. */
export function tokensOf(written: string): Token[] {
  const tokens: Token[] = []
  for (const compound of compoundsOf(written)) {
    const parts = [...compound[0].matchAll(PART)]
    if (parts.length === 1) tokens.push(...plainTokens(compound[0], compound.index, null))
    else tokens.push(...compoundTokens(compound[0], compound.index, parts))
  }
  return tokens.filter((token) => token.word !== '')
}

function compoundTokens(compound: string, at: number, parts: RegExpExecArray[]): Token[] {
  const together = cut(fold(parts.map((part) => part[0]).join('')))
  const isInitials = compound.includes('.') && parts.every((part) => /^\p{L}$/u.test(part[0]))
  if (isInitials) return [{ ...tokenAt(together, at, null), end: at + compound.length }]
  return parts.flatMap((part, rank) => {
    const after = compound[part.index + part[0].length] ?? ''
    const isElided = rank < parts.length - 1 && APOSTROPHE.test(after) && ELIDED.has(fold(part[0]))
    return isElided ? [] : plainTokens(part[0], at + part.index, together)
  })
}

/** « 100ml » is also found by its number and its unit. */
function plainTokens(text: string, start: number, joined: string | null): Token[] {
  const mixed = /^(\p{N}+)([\p{L}\p{M}]+)$|^([\p{L}\p{M}]+)(\p{N}+)$/u.exec(text)
  if (!mixed) return [tokenAt(text, start, joined)]
  const first = mixed[1] ?? mixed[3] ?? ''
  const second = mixed[2] ?? mixed[4] ?? ''
  const whole = cut(fold(text))
  return [tokenAt(first, start, whole), tokenAt(second, start + first.length, joined ?? whole)]
}

const STOP_WORDS = new Set(
  `a au aux avec ce ces cet cette comment dans de des du en es est et il ils je la le les leur leurs lui ma mais me
  mes mon ne nos notre nous on ou par pas pour qu quand que quel quelle quelles quels qui sa sans se ses si son sont
  sur ta te tes ton tu un une vos votre vous y elle elles etre ai as avons avez ont c d j l m n s t`.split(
    /\s+/,
  ),
)

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word)
}

/** What is left of an elision, or a letter that stands for itself: « vitamine D ». */
export function isLoneLetter(word: string): boolean {
  return /^[cdjlmnst]$/.test(word)
}

/** Where codes are asked for by their name; the name itself need not be in the text found. */
const CODE_NAMES = new Set([
  'cip',
  'cip7',
  'cip13',
  'ean',
  'ean13',
  'acl',
  'acl7',
  'acl13',
  'gtin',
  'code',
  'ref',
])
export function isCodeName(word: string): boolean {
  return CODE_NAMES.has(word)
}

const CODE_LENGTHS = new Set([7, 13])
const SPACED_DIGITS = /(?<![\p{L}\p{N}])\p{Nd}(?:[ \u00a0\u202f.-]?\p{Nd}){6,18}(?![\p{L}\p{N}])/gu

/** A CIP13 or ACL13 holds the seven digits of the older code. */
function codeForms(digits: string): string[] {
  return digits.length === 13 && /^340[01]/.test(digits) ? [digits, digits.slice(5, 12)] : [digits]
}

/** Product codes of 7 or 13 digits written in a text, however they are spaced. */
export function codesIn(text: string): string[] {
  const found = [...text.normalize('NFKC').matchAll(SPACED_DIGITS)].map((match) =>
    match[0].replace(/\D/g, ''),
  )
  return [...new Set(found.filter((digits) => CODE_LENGTHS.has(digits.length)).flatMap(codeForms))]
}

/** Writes the spaced codes of a text in one piece, so that each is one word. */
export function closeCodes(text: string): string {
  return text.replace(SPACED_DIGITS, (written) => {
    const digits = written.replace(/\D/g, '')
    return CODE_LENGTHS.has(digits.length) ? digits : written
  })
}

/** The single code somebody typed, with or without spaces and the word CIP or EAN before it. */
export function codeTyped(query: string): string | null {
  const words = fold(query)
    .split(/[\s.:\-_\u00a0\u202f]+/)
    .filter((word) => word !== '' && !isCodeName(word) && word !== 'n°')
  const digits = words.join('')
  return /^\d+$/.test(digits) && CODE_LENGTHS.has(digits.length) ? digits : null
}

/** A word and all it becomes when one letter is left out: two words that share one differ by one letter or two. */
export function lettersLeftOut(word: string): string[] {
  const shorter = Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1))
  return [...new Set([word, ...shorter])]
}

/** Letters to change, add, remove or swap with their neighbour to turn one word into the other. */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + same)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    before = previous
    previous = row
  }
  return previous[b.length] ?? 0
}
