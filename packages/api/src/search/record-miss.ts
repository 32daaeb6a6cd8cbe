import { parisDay } from '@kiosque/contract/domain/dates'
import type { Query } from '@kiosque/contract/domain/french-search'
import type { SearchDeps } from './search-deps.ts'
import { upsertMiss } from './search.sql.ts'

/**
 * Counts what people look for in vain. Only words: what looks like an e-mail, a phone or somebody's number is left
 * out, since it could say who asked or about whom.
 */
export async function recordMiss({ db }: SearchDeps, query: Query, now: Date): Promise<void> {
  const words = query.terms.map((term) => term.word)
  const text = words.join(' ').slice(0, 80)
  const isPersonal =
    query.text.includes('@') || (query.code === null && words.some((word) => /\d{6,}/.test(word)))
  if (text.length < 3 || isPersonal) return
  await upsertMiss(db, text, parisDay(now))
}
