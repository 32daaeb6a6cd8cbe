import type { BankQuestionBody } from '@kiosque/contract/wire/question-bank'
import type { Db } from '../db/db.ts'
import { json } from '../db/json.ts'
import { createQuestion } from '../quizzes/bank/bank.service.ts'
import { BANK_QUESTIONS, SHARED_LABELS } from './contents/bank-questions.ts'
import { frenchDeep } from './contents/french.ts'
import { demoEditor } from './demo-editor.ts'
import { daysFrom, type DemoStep } from './demo-step.ts'

type Entry = Record<string, unknown> & { label: string }

/** A bank with tags: questions that wait for a quiz, and those that the quizzes of the demonstration share. */
export const questionBankStep: DemoStep = {
  name: 'question-bank',
  async run(trx, { startedAt }) {
    const actor = await demoEditor(trx)
    const at = (days: number) => ({ actor, now: daysFrom(startedAt, days) })
    for (const [index, question] of frenchDeep(BANK_QUESTIONS).entries())
      await createQuestion(trx, question, at(-20 + index))
    const quizzes = await quizzesOf(trx)
    const links = new Map<string, number>()
    for (const [index, { label, tags }] of frenchDeep(SHARED_LABELS).entries()) {
      const asked = quizzes.flatMap(({ questions }) => questions).find((each) => each.label === label)
      if (!asked) continue
      const { id: _id, ...body } = asked
      const { id } = await createQuestion(trx, { ...(body as BankQuestionBody), tags }, at(-6 + index))
      links.set(label, id)
    }
    for (const { id, fields, questions } of quizzes)
      await trx
        .updateTable('content')
        .set({
          fields: json({ ...fields, questions: questions.map((each) => linked(each, links)) }) as never,
        })
        .where('id', '=', id)
        .execute()
  },
}

const linked = (entry: Entry, links: ReadonlyMap<string, number>): Entry =>
  links.has(entry.label) ? { ...entry, bank_id: links.get(entry.label) } : entry

async function quizzesOf(trx: Db) {
  const rows = await trx.selectFrom('content').select(['id', 'fields']).where('kind', '=', 'quiz').execute()
  return rows.map(({ id, fields }) => {
    const own = fields as Record<string, unknown>
    return { id, fields: own, questions: (own['questions'] ?? []) as Entry[] }
  })
}
