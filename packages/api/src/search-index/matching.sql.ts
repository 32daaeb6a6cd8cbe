import { sql } from 'kysely'
import { isVisibleContent } from '../audience/audience.predicate.ts'
import type { Db } from '../db/db.ts'
import { numbersIn } from '../kit/numbers-in.ts'
import type { SearchScope } from './search-scope.ts'

/** Whether anything this viewer sees answers at all. */
export async function hasAnswer(db: Db, scope: SearchScope, answer: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM documents_answering(${answer}::tsquery) AS answering (id) CROSS JOIN LATERAL (
      SELECT FROM content c WHERE c.id = answering.id AND c.kind = ANY (${[...scope.kinds]}::text[])
         AND ${isVisibleContent('c', scope.viewer, scope.now)} LIMIT 1) c
     LIMIT 1`.execute(db)
  return rows.length > 0
}

/** Every content of a kind whose words answer, whoever may see it: as text, which is quickest to read. */
export async function selectMatching(db: Db, kind: string, answer: string): Promise<Int32Array> {
  const { rows } = await sql<{ ids: string | null }>`
    SELECT string_agg(id::text, ',') AS ids FROM kind_answering(${answer}::tsquery, ${kind}) AS answering (id)`.execute(
    db,
  )
  return numbersIn(rows[0]?.ids)
}

export interface Misspelt {
  word: string
  /** Itself, its singulars, and each of them with a letter left out. */
  forms: string[]
}

/** The known words near each of these. One statement for all: nobody types only one word. */
export async function selectNearWords(
  db: Db,
  misspelt: readonly Misspelt[],
): Promise<{ word: string; near: string }[]> {
  const { rows } = await sql<{ word: string; near: string }>`
    SELECT asked.word, near
      FROM unnest(${misspelt.map(({ word }) => word)}::text[], ${misspelt.map(({ forms }) => forms.join(' '))}::text[])
             AS asked (word, forms)
     CROSS JOIN LATERAL words_near(asked.word, string_to_array(asked.forms, ' ')) AS near`.execute(db)
  return rows
}

/** Which of these are words of the index. */
export async function selectKnownWords(db: Db, words: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ word: string }>`
    SELECT word FROM search_word WHERE word = ANY (${words}::text[])`.execute(db)
  return new Set(rows.map((row) => row.word))
}
