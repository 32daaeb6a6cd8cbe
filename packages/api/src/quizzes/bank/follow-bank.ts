import type { OwnEntryOf, OwnValuesOf } from '@kiosque/contract/kinds/own-values'
import { quiz } from '@kiosque/contract/kinds/quiz'
import type { BankQuestionValues } from '@kiosque/contract/wire/question-bank'
import type { Writing } from '../../content/content-trace.ts'
import { changeContent } from '../../content/write-content.service.ts'
import type { Db } from '../../db/db.ts'
import { AppError, conflict } from '../../errors.ts'
import { selectUses } from './bank.sql.ts'

type Entry = OwnEntryOf<typeof quiz.fields.questions>

/**
 * In the transaction of the change: every quiz that asks this question asks it as it is now, each with a version of its
 * own, so that its history says it. Attempts keep the quiz they began with (quiz_versions).
 */
export async function followBank(
  trx: Db,
  bankId: number,
  question: BankQuestionValues,
  writing: Writing,
): Promise<void> {
  for (const { id, title } of await selectUses(trx, [bankId])) {
    const follow = (entry: Entry) =>
      entry.bank_id === bankId ? { id: entry.id, bank_id: bankId, ...question } : entry
    try {
      await changeContent(
        trx,
        {
          kind: quiz,
          id,
          action: 'update',
          change: (draft) => {
            const { questions }: OwnValuesOf<'quiz'> = draft.values
            return { ...draft, values: { ...draft.values, questions: (questions as Entry[]).map(follow) } }
          },
        },
        writing,
      )
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 422) throw error
      const [reason = error.message] = Object.values(error.errors ?? {}).flat()
      throw conflict(
        'quiz_refuses',
        `Le quiz «\u00a0${title}\u00a0» ne peut pas recevoir ce changement\u00a0: ${reason} Rien n’a été modifié.`,
      )
    }
  }
}
