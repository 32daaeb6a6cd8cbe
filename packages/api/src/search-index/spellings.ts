import { canBeMisspelt, withSpellings, type Query } from '@kiosque/contract/domain/french-search'
import { singulars } from '@kiosque/contract/domain/french-stem'
import { editDistance, lettersLeftOut } from '@kiosque/contract/domain/search-words'
import type { Db } from '../db/db.ts'
import { selectKnownWords, selectNearWords } from './matching.sql.ts'

const MOST_SPELLINGS = 12

/** The same query, each word also read as the known words a letter away from it; null when there are none. */
export async function respelled(db: Db, query: Query): Promise<Query | null> {
  const words = [...new Set(query.terms.map(({ word }) => word))].filter(canBeMisspelt)
  if (words.length === 0) return null
  const near = await nearWords(db, words)
  const cut = await cutInTwo(db, words)
  const spellings = new Map<string, string[][]>(
    words.map((word) => [word, [...(near.get(word) ?? []), ...(cut.get(word) ?? [])]]),
  )
  return [...spellings.values()].some((found) => found.length > 0) ? withSpellings(query, spellings) : null
}

type Spellings = ReadonlyMap<string, string[][]>

async function nearWords(db: Db, words: string[]): Promise<Spellings> {
  const formsOf = new Map<string, string[]>(
    words.map((word) => [word, [...new Set([word, ...singulars(word)])]]),
  )
  const found = await selectNearWords(
    db,
    [...formsOf].map(([word, forms]) => ({ word, forms: [...new Set(forms.flatMap(lettersLeftOut))] })),
  )
  const nearest = (word: string, forms: string[]) =>
    found
      .filter((row) => row.word === word && row.near !== word)
      .map(({ near }) => ({ near, distance: Math.min(...forms.map((form) => editDistance(form, near))) }))
      .filter(({ near, distance }) => distance <= allowance(word, near))
      .toSorted((a, b) => a.distance - b.distance || a.near.localeCompare(b.near))
      .slice(0, MOST_SPELLINGS)
      .map(({ near }) => [near])
  return new Map([...formsOf].map(([word, forms]) => [word, nearest(word, forms)]))
}

/** One letter; two in a long word, where they cannot make another word of it. */
function allowance(word: string, candidate: string): number {
  return Math.min(word.length, candidate.length) >= 7 ? 2 : 1
}

/** A space forgotten: « testsrapides ». Both halves must be words that exist. */
async function cutInTwo(db: Db, words: string[]): Promise<Spellings> {
  const cutsOf = (word: string) =>
    Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => [
      word.slice(0, at + 3),
      word.slice(at + 3),
    ])
  const halves = new Set(words.flatMap(cutsOf).flat())
  if (halves.size === 0) return new Map()
  const known = await selectKnownWords(db, [...halves])
  const isWord = (half: string) => known.has(half) || (half.length === 3 && known.has(`${half}s`))
  return new Map(
    words.map((word) => [
      word,
      cutsOf(word)
        .filter((pair) => pair.every(isWord))
        .slice(0, 3),
    ]),
  )
}
