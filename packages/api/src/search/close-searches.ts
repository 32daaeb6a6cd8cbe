import { answers, type Query, type Term } from '@kiosque/contract/domain/french-search'
import { editDistance, isStopWord, tokensOf } from '@kiosque/contract/domain/search-words'
import { fold } from '@kiosque/contract/domain/slug'

/** What was found, as far as other searches are made of it. */
interface Found {
  /** The words of its title that the query does not have. */
  beside: readonly WordBeside[]
  laboratory: string | null
  category: string | null
}

/** A word that may tell one search from another, and as its title writes it. */
export interface WordBeside {
  word: string
  written: string
}

const MOST_CLOSE = 5
const SHORTEST = 5

/** The words of a title that the query does not have and that may tell one search from another, once each. */
export function wordsBeside(title: string, query: Query): WordBeside[] {
  const found = new Map<string, WordBeside>()
  for (const token of tokensOf(title)) {
    const { start, end, word } = token
    if (word.length < SHORTEST || isStopWord(word) || !/^\p{L}+$/u.test(word) || found.has(word)) continue
    if (query.terms.some((term) => answers(token, term))) continue
    found.set(word, { word, written: title.slice(start, end).toLowerCase() })
  }
  return [...found.values()]
}

/** Searches near what was found: a word several titles share, then laboratories and categories of several. */
export function closeSearches(typed: string, query: Query, found: readonly Found[]): string[] {
  if (query.code !== null) return []
  const words = new Map<string, { written: string; titles: number }>()
  for (const { beside } of found)
    for (const { word, written } of beside) {
      const known = words.get(word)
      if (known !== undefined) known.titles += 1
      else words.set(word, { written, titles: 1 })
    }
  const shared = [...words.values()]
    .filter(({ titles }) => titles > 1)
    .toSorted((a, b) => b.titles - a.titles)
  const base = typed.trim().toLowerCase()
  const names = [
    ...byFrequency(found.map(({ laboratory }) => laboratory)),
    ...byFrequency(found.map(({ category }) => category)),
  ]
  const all = [...shared.slice(0, 2).map(({ written }) => `${base} ${written}`), ...names.slice(0, 6)]
  const isNew = (text: string) => fold(text) !== fold(base)
  return [...new Map(all.filter(isNew).map((text) => [fold(text), text])).values()].slice(0, MOST_CLOSE)
}

/** Those named at least twice, the most frequent first. */
function byFrequency(names: readonly (string | null)[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1)
  const often = [...counts].filter(([, count]) => count > 1).toSorted(([, a], [, b]) => b - a)
  return often.map(([name]) => name).slice(0, 3)
}

/** The words meant by a misspelt query, as the titles found write them; null where one of them is in no title. */
export function understoodAs(query: Query, titles: readonly string[]): string | null {
  const words = query.terms.map((term) => wordMeant(term, titles))
  return words.length > 0 && words.every((word) => word !== null) ? words.join(' ') : null
}

function wordMeant(term: Term, titles: readonly string[]): string | null {
  for (const title of titles)
    for (const token of tokensOf(title)) {
      const isMeant = answers(token, term) && editDistance(token.word, term.word) <= 3
      if (isMeant) return title.slice(token.start, token.end).toLowerCase()
    }
  return null
}
