import { readQuery } from '@kiosque/contract/domain/french-search'
import type { Db } from '../db/db.ts'
import { queryForms } from './search-vector.ts'
import { hasAnswer, selectMatching } from './matching.sql.ts'
import type { SearchScope } from './search-scope.ts'
import { respelled } from './spellings.ts'

/**
 * What a list's `q` asks for, as text for `documentAnswers`: the very matching of the search page, near spellings
 * included when nothing in this list answers to the letter. Undefined when nothing is asked.
 */
export async function listMatch(
  db: Db,
  scope: SearchScope,
  typed: string | undefined,
): Promise<string | undefined> {
  if (typed === undefined || typed.trim() === '') return undefined
  const query = readQuery(typed)
  const forms = queryForms(query)
  // Only signs were typed: they are asked for, and no content answers.
  if (!forms) return ''
  if (await hasAnswer(db, scope, forms.all)) return forms.all
  const other = await respelled(db, query)
  return (other && queryForms(other)?.all) ?? forms.all
}

/**
 * The same where what is published is in memory: the contents of a kind that answer, whoever may see them. Near
 * spellings are looked for where none of those found by the letter is seen.
 */
export async function matchesOf(
  db: Db,
  kind: string,
  typed: string | undefined,
  isAnySeen: (ids: Int32Array) => boolean,
): Promise<Int32Array | undefined> {
  if (typed === undefined || typed.trim() === '') return undefined
  const query = readQuery(typed)
  const forms = queryForms(query)
  if (!forms) return new Int32Array()
  const found = await selectMatching(db, kind, forms.all)
  if (isAnySeen(found)) return found
  const other = await respelled(db, query)
  const otherForms = other && queryForms(other)
  return otherForms ? selectMatching(db, kind, otherForms.all) : found
}
