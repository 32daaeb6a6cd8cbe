import type { OwnEntryOf, OwnValuesOf } from '@kiosque/contract/kinds/own-values'
import type { quiz } from '@kiosque/contract/kinds/quiz'
import type { Db } from '../../db/db.ts'
import { selectAndHold } from './bank.sql.ts'

type Entry = OwnEntryOf<typeof quiz.fields.questions>

/**
 * An earlier version of a quiz holds the questions of the bank as they were then. Brought back, it asks them as they are
 * now; one that has left the bank since is the quiz's own again.
 */
export async function withCurrentQuestions(
  trx: Db,
  values: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const { questions: written }: OwnValuesOf<'quiz'> = values
  if (!Array.isArray(written)) return values
  const entries: Entry[] = written
  const ids = entries.flatMap(({ bank_id: id }) => (typeof id === 'number' ? [id] : []))
  if (ids.length === 0) return values
  const bank = new Map((await selectAndHold(trx, ids)).map((row) => [row.id, row.fields]))
  const questions = entries.map((entry) => {
    const { bank_id: id } = entry
    if (typeof id !== 'number') return entry
    const current = bank.get(id)
    return current === undefined ? { ...entry, bank_id: null } : { id: entry.id, bank_id: id, ...current }
  })
  return { ...values, questions }
}
