import { readQuery } from '@kiosque/contract/domain/french-search'
import { fold } from '@kiosque/contract/domain/slug'
import type { SearchScope } from '../search-index/search-scope.ts'
import { queryForms } from '../search-index/search-vector.ts'
import { closeSearches, understoodAs } from './close-searches.ts'
import { foundBy, titleIn, totalOf, type Outcome } from './find-contents.ts'
import type { Hit } from './hits.ts'
import type { SearchDeps } from './search-deps.ts'

/** What was understood, and other words to try: near what was found, or part of what was typed. */
export async function othersToTry(
  deps: SearchDeps,
  scope: SearchScope,
  typed: string,
  { all, outcome, hits }: { all: number; outcome: Outcome; hits: readonly Hit[] },
) {
  const { query, isCorrected, find: known } = outcome
  if (all === 0) return { understood: null, close: await wordsThatAnswer(deps, scope, typed) }
  const titles = hits.map(({ title }) => title)
  const understood = isCorrected ? understoodAs(query, titles) : null
  const base = understood ?? typed
  const make = () => {
    const read = hits.map((hit) => ({ ...hit, beside: titleIn(outcome, hit.title).beside }))
    return closeSearches(base, query, read)
  }
  return { understood, close: known === undefined ? make() : known.close(namesIn(base, hits), make) }
}

/** All that close searches are made of. */
const namesIn = (base: string, hits: readonly Hit[]) =>
  [base, ...hits.flatMap(({ title, laboratory, category }) => [title, laboratory, category])].join('\n')

const MOST_WORDS_TRIED = 4

/** Of several words that nothing has together, those that something has. */
export async function wordsThatAnswer(
  deps: SearchDeps,
  scope: SearchScope,
  typed: string,
): Promise<string[]> {
  const query = readQuery(typed)
  if (query.terms.length < 2) return []
  const words = [...new Set(query.terms.map(({ word }) => word))].filter((word) => word.length > 2)
  const tried = await Promise.all(
    words.slice(0, MOST_WORDS_TRIED).map(async (word) => {
      const forms = queryForms(readQuery(word))
      if (!forms) return null
      const page = { kind: undefined, limit: 1, offset: 0 }
      const found = await foundBy(deps, scope, { ...forms, text: word, code: null }, page)
      return totalOf(found.counts) > 0 ? wordAsTyped(typed, word) : null
    }),
  )
  return tried.filter((word) => word !== null)
}

const wordAsTyped = (typed: string, word: string) =>
  typed.split(/[\s,;:!?«»"]+/).find((part) => fold(part) === word) ?? word
