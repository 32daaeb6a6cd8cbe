import {
  closeCodes,
  codeTyped,
  isCodeName,
  isLoneLetter,
  isStopWord,
  stemsOfFolded,
  tokensOf,
  type Token,
} from './search-words.ts'
import { fold } from './slug.ts'

/** One thing asked for. A text answers it by any of its forms. */
export interface Term {
  word: string
  stems: string[]
  /** Every word that begins with it answers too. */
  isPrefix: boolean
  /** Each a list of words that together answer the term: « porte monnaie » by portemonnaie, bri by its full name. */
  others: string[][]
}

/** What somebody typed, understood. */
export interface Query {
  /** Without case, accents or double spaces, to compare with titles. */
  text: string
  terms: Term[]
  /** A product code of 7 or 13 digits, when that is all they typed. */
  code: string | null
}

const MOST_TERMS = 10
const MOST_CHARACTERS = 200
const SHORTEST_PREFIX = 3

const SYNONYMS: readonly (readonly string[])[] = [
  ['bri', 'bon de réduction immédiate'],
  ['mdd', 'marque de distributeur', 'marque propre'],
  ['plv', 'publicité sur le lieu de vente'],
  ['trod', 'test rapide d’orientation diagnostique'],
  ['dpc', 'développement professionnel continu'],
  ['covid', 'coronavirus'],
  ['rdv', 'rendez-vous'],
  ['labo', 'laboratoire'],
  ['visio', 'visioconférence', 'webinaire'],
  ['maintien à domicile', 'mad'],
  ['plano', 'planogramme'],
  ['tabac', 'tabagique', 'tabagisme'],
  ['collègue', 'collaborateur'],
]

export function readQuery(typed: string): Query {
  // Cut by characters, not by halves of them.
  const text = [...typed].slice(0, MOST_CHARACTERS).join('')
  const code = codeTyped(text)
  if (code) return { text: fold(text), code, terms: [termOf(code, [], true)] }
  const tokens = meaningful(tokensOf(closeCodes(text))).slice(0, MOST_TERMS)
  const last = tokens.length - 1
  const terms = tokens.map((token, rank) => {
    const isPrefix = token.word.length >= (rank === last ? 2 : SHORTEST_PREFIX)
    return termOf(token.word, token.stems, isPrefix, token.joined)
  })
  return { text: fold(text), code: null, terms: withNeighbours(terms) }
}

function meaningful(tokens: Token[]): Token[] {
  const kept = tokens.filter((token, rank) => {
    const next = tokens[rank + 1]?.word ?? ''
    // « l ordonnance » for l’ordonnance, but « vitamine c » and « d 3 » stay.
    if (isLoneLetter(token.word)) return !/^[aeiouyh]/.test(next)
    return (
      !isStopWord(token.word) &&
      !(isCodeName(token.word) && tokens.some((other) => /^\d{5,}$/.test(other.word)))
    )
  })
  return kept.length > 0 ? kept : tokens
}

function termOf(word: string, stems: string[], isPrefix: boolean, joined: string | null = null): Term {
  const others = joined === null || joined === word ? [] : [[joined]]
  return { word, stems, isPrefix, others: [...others, ...synonymsOf(word)] }
}

/** By each name of a group, the words of its other names: read when first asked for. */
let synonyms: ReadonlyMap<string, string[][]> | null = null

function readSynonyms(): ReadonlyMap<string, string[][]> {
  const byName = new Map<string, string[][]>()
  for (const group of SYNONYMS) {
    const names = group.map((name) => ({
      name: fold(name),
      words: tokensOf(name).flatMap(({ word }) => (isStopWord(word) ? [] : [word])),
    }))
    for (const { name } of names) {
      const others = names.filter((other) => other.name !== name).map(({ words }) => words)
      byName.set(name, [...(byName.get(name) ?? []), ...others])
    }
  }
  return byName
}

const synonymsOf = (word: string): string[][] => (synonyms ??= readSynonyms()).get(word) ?? []

/** Two words side by side may be one word in the text: « anti age », « week end ». */
function withNeighbours(terms: Term[]): Term[] {
  return terms.map((term, rank) => {
    const before = terms[rank - 1]
    const after = terms[rank + 1]
    const pairs = [before && [before.word + term.word], after && [term.word + after.word]]
    return { ...term, others: [...term.others, ...pairs.filter((pair) => pair !== undefined)] }
  })
}

/** Adds near spellings to a query: what the fold of each term may have meant. */
export function withSpellings(query: Query, spellings: ReadonlyMap<string, string[][]>): Query {
  const terms = query.terms.map((term) => ({
    ...term,
    others: [...term.others, ...(spellings.get(term.word) ?? [])],
  }))
  return { ...query, terms }
}

/** Longer than any word people mistype, two run together included. */
const LONGEST_MISSPELT = 32

/** Words that may be misspelt: long enough, not without end, and no code. */
export function canBeMisspelt(word: string): boolean {
  return word.length >= 4 && word.length <= LONGEST_MISSPELT && /^\p{L}+$/u.test(word)
}

/** Whether a word of a text answers a term. */
export function answers(token: Token, term: Term): boolean {
  if (token.word === term.word || (term.isPrefix && token.word.startsWith(term.word))) return true
  if (
    token.joined !== null &&
    (token.joined === term.word || (term.isPrefix && token.joined.startsWith(term.word)))
  ) {
    return true
  }
  if (token.stems.some((stem) => term.stems.includes(stem))) return true
  return term.others.some((words) =>
    words.some((word) => word === token.word || word === token.joined || shareStem(token, word)),
  )
}

function shareStem(token: Token, word: string): boolean {
  return word.length > 2 && stemsOfFolded(word).some((stem) => token.stems.includes(stem))
}
