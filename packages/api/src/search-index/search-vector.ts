import {
  closeCodes,
  codesIn,
  isLoneLetter,
  isStopWord,
  tokensOf,
} from '@kiosque/contract/domain/search-words'
import type { Query, Term } from '@kiosque/contract/domain/french-search'
import { stemsOf } from '@kiosque/contract/domain/search-words'

/**
 * The text forms of PostgreSQL's tsvector and tsquery, written by us: its own parsers and dictionaries differ between
 * engines and know neither our ligatures nor our codes. A stem is marked by `~`, so that a word never meets one.
 */
const quoted = (lexeme: string) => `'${lexeme.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`

type Weight = 'A' | 'B' | 'C'

/** Everything a text is found by. */
export function lexemesOf(text: string, options: { withStopWords: boolean }): Set<string> {
  const lexemes = new Set<string>()
  for (const token of tokensOf(closeCodes(text))) {
    // Articles are left out by now: a letter alone was meant, and is asked for.
    if (!options.withStopWords && isStopWord(token.word) && !isLoneLetter(token.word)) continue
    lexemes.add(token.word)
    for (const stem of token.stems) lexemes.add(`~${stem}`)
    if (token.joined !== null) lexemes.add(token.joined)
  }
  for (const code of codesIn(text)) lexemes.add(code)
  return lexemes
}

/** The small vector that ranks: each lexeme once, with the weight of the best place it stands in. */
export function headVector(parts: readonly [Weight, Set<string>][]): string {
  const written = new Map<string, string>()
  let position = 1
  for (const [weight, lexemes] of parts) {
    for (const lexeme of lexemes) {
      if (written.has(lexeme)) continue
      written.set(lexeme, `${quoted(lexeme)}:${Math.min(position, 16_000)}${weight}`)
      position += 1
    }
  }
  return [...written.values()].join(' ')
}

/** PostgreSQL's own limit on the words of one vector is 1,048,575 bytes. */
const MOST_VECTOR_BYTES = 1_000_000

/** What a text is found by, up to what one vector holds: the first words of a text without end, not a refusal. */
export function wordsVector(sets: readonly Set<string>[]): string {
  const kept: string[] = []
  let bytes = 0
  for (const lexeme of new Set(sets.flatMap((set) => [...set]))) {
    bytes += Buffer.byteLength(lexeme) + 1
    if (bytes > MOST_VECTOR_BYTES) break
    kept.push(quoted(lexeme))
  }
  return kept.join(' ')
}

/** Words for the list that typos are compared with: whole words, no codes. */
export function vocabularyOf(lexemes: Iterable<string>): string[] {
  return [...lexemes].filter((lexeme) => /^\p{L}{4,40}$/u.test(lexeme)).toSorted()
}

export interface QueryForms {
  /** Every term, by any of its forms. */
  all: string
  /** The same, in the title only. */
  title: string
  /** Whole words as they were typed: what ranks first. */
  exact: string
  /** Any term at all: what comes nearest when nothing answers them together. */
  any: string
  /** What the first word begins with, whatever its ending: the sooner a title says it, the more it is about it. */
  lead: string
}

export function queryForms(query: Query): QueryForms | null {
  if (query.terms.length === 0) return null
  return {
    all: query.terms.map((term) => termText(term, '')).join(' & '),
    title: query.terms.map((term) => termText(term, 'A')).join(' & '),
    exact: query.terms.map((term) => quoted(term.word)).join(' & '),
    any: query.terms.map((term) => termText(term, 'A')).join(' | '),
    lead: leadOf(query.terms[0]),
  }
}

const SHORTEST_LEAD = 3

function leadOf(term: Term | undefined): string {
  const forms =
    term === undefined ? [] : [term.word, ...term.stems].filter(({ length }) => length >= SHORTEST_LEAD)
  return forms.toSorted((a, b) => a.length - b.length)[0] ?? term?.word ?? ''
}

function termText(term: Term, weight: 'A' | ''): string {
  const marks = (isPrefix: boolean) => {
    const flags = `${isPrefix ? '*' : ''}${weight}`
    return flags === '' ? '' : `:${flags}`
  }
  const own = [
    quoted(term.word) + marks(term.isPrefix),
    ...term.stems.map((stem) => quoted(`~${stem}`) + marks(false)),
  ]
  const others = term.others.map((words) => {
    const each = words.map((word) => otherText(word, marks(false), marks(term.isPrefix)))
    return each.length === 1 ? (each[0] ?? '') : `(${each.join(' & ')})`
  })
  return `(${[...new Set([...own, ...others])].join(' | ')})`
}

/** Another word for the term: itself, what begins with it, or its family. */
function otherText(word: string, plain: string, prefix: string): string {
  const family = word.length > 2 ? stemsOf(word, word).map((stem) => quoted(`~${stem}`) + plain) : []
  return `(${[quoted(word) + (word.length > 3 ? prefix : plain), ...family].join(' | ')})`
}
