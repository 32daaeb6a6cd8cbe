import { answers, type Query, type Term } from '@kiosque/contract/domain/french-search'
import { editDistance, isStopWord, tokensOf, type Token } from '@kiosque/contract/domain/search-words'
import { fold } from '@kiosque/contract/domain/slug'

/** What was found, as far as other searches are made of it. */
interface Found {
  title: string
  laboratory: { name: string } | null
  category: { label: string } | null
}

const MOST_CLOSE = 5
const SHORTEST = 5

const telling = new WeakMap<Found, readonly Token[]>()

/** The words of a title that may tell one search from another: read once for each card. */
function tellingWords(found: Found): readonly Token[] {
  const known = telling.get(found)
  if (known !== undefined) return known
  const tokens = tokensOf(found.title).filter(
    ({ word }) => word.length >= SHORTEST && !isStopWord(word) && /^\p{L}+$/u.test(word),
  )
  telling.set(found, tokens)
  return tokens
}

/** Searches near what was found: a word several titles share, then laboratories and categories of several. */
export function closeSearches(typed: string, query: Query, found: readonly Found[]): string[] {
  if (query.code !== null) return []
  const words = new Map<string, { word: string; titles: number }>()
  for (const each of found) {
    const seen = new Set<string>()
    for (const token of tellingWords(each)) {
      const { start, end, word } = token
      if (seen.has(word) || query.terms.some((term) => answers(token, term))) continue
      seen.add(word)
      const known = words.get(word)
      if (known !== undefined) known.titles += 1
      else words.set(word, { word: each.title.slice(start, end).toLowerCase(), titles: 1 })
    }
  }
  const shared = [...words.values()]
    .filter(({ titles }) => titles > 1)
    .toSorted((a, b) => b.titles - a.titles)
  const base = typed.trim().toLowerCase()
  const names = [
    ...byFrequency(found.map(({ laboratory }) => laboratory?.name)),
    ...byFrequency(found.map(({ category }) => category?.label)),
  ]
  const all = [...shared.slice(0, 2).map(({ word }) => `${base} ${word}`), ...names.slice(0, 6)]
  const isNew = (text: string) => fold(text) !== fold(base)
  return [...new Map(all.filter(isNew).map((text) => [fold(text), text])).values()].slice(0, MOST_CLOSE)
}

/** Those named at least twice, the most frequent first. */
function byFrequency(names: readonly (string | undefined)[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names) if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
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
