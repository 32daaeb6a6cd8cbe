import { canBeMisspelt, withSpellings, type Query } from '@kiosque/contract/domain/french-search'
import { singulars } from '@kiosque/contract/domain/french-stem'
import { lettersApart, lettersLeftOut } from '@kiosque/contract/domain/search-words'
import type { Db } from '../db/db.ts'
import { selectKnownWords, selectNearWords } from './search.sql.ts'

const MOST_SPELLINGS = 12

/** The same query, each word also read as the known words a letter away from it; null when there are none. */
export async function respelled(db: Db, query: Query): Promise<Query | null> {
  const spellings = new Map<string, string[][]>()
  for (const { word } of query.terms) {
    if (!canBeMisspelt(word)) continue
    const found = [...(await nearWords(db, word)), ...(await cutInTwo(db, word))]
    if (found.length > 0) spellings.set(word, found)
  }
  return spellings.size > 0 ? withSpellings(query, spellings) : null
}

async function nearWords(db: Db, word: string): Promise<string[][]> {
  const forms = [...new Set([word, ...singulars(word)])]
  const candidates = await selectNearWords(db, word, [...new Set(forms.flatMap(lettersLeftOut))])
  const apart = (candidate: string) => Math.min(...forms.map((form) => lettersApart(form, candidate)))
  return candidates
    .map((candidate) => ({ candidate, distance: apart(candidate) }))
    .filter(({ candidate, distance }) => candidate !== word && distance <= allowance(word, candidate))
    .toSorted((a, b) => a.distance - b.distance || a.candidate.localeCompare(b.candidate))
    .slice(0, MOST_SPELLINGS)
    .map(({ candidate }) => [candidate])
}

/** One letter; two in a long word, where they cannot make another word of it. */
function allowance(word: string, candidate: string): number {
  return Math.min(word.length, candidate.length) >= 7 ? 2 : 1
}

/** A space forgotten: « testsrapides ». Both halves must be words that exist. */
async function cutInTwo(db: Db, word: string): Promise<string[][]> {
  if (word.length < 6) return []
  const cuts = Array.from({ length: word.length - 5 }, (_, at) => [word.slice(0, at + 3), word.slice(at + 3)])
  const known = await selectKnownWords(db, [...new Set(cuts.flat())])
  const isWord = (half: string) => known.has(half) || (half.length === 3 && known.has(`${half}s`))
  return cuts.filter((halves) => halves.every(isWord)).slice(0, 3)
}
