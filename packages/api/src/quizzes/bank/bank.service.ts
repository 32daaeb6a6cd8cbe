import { isDeepStrictEqual } from 'node:util'
import { phaseOf } from '@kiosque/contract/domain/publication'
import type { ListOf } from '@kiosque/contract/wire/common'
import type {
  BankNarrowing,
  BankQuestion,
  BankQuestionBody,
  BankUse,
} from '@kiosque/contract/wire/question-bank'
import { recordChange } from '../../audit/audit.ts'
import type { Writing } from '../../content/content-trace.ts'
import type { Db } from '../../db/db.ts'
import { inTransaction } from '../../db/transaction.ts'
import { conflict, invalid, notFound, staleVersion } from '../../errors.ts'
import { fileRefs, type RefOptions } from '../../files/file-refs.ts'
import { requireFiles, setFileUses } from '../../files/file-uses.ts'
import { pageMeta } from '../../kit/page-meta.ts'
import { columnsOf, errorsOf, questionOf, valuesOf } from './bank-question.ts'
import {
  countQuestions,
  deleteQuestion,
  insertQuestion,
  lockQuestion,
  selectByFingerprint,
  selectQuestion,
  selectQuestions,
  selectTags,
  selectUses,
  updateQuestion,
  type BankRow,
  type UseRow,
} from './bank.sql.ts'
import { followBank } from './follow-bank.ts'

const useOf = (use: UseRow, now: Date): BankUse => ({
  id: use.id,
  title: use.title,
  status: use.status,
  is_live: phaseOf(use, now) === 'live',
})

export async function presentQuestions(
  db: Db,
  rows: readonly BankRow[],
  links: RefOptions,
): Promise<BankQuestion[]> {
  const uses = await selectUses(
    db,
    rows.map(({ id }) => id),
  )
  const pictures = await fileRefs(
    db,
    rows.map(({ fields }) => fields.image),
    links,
  )
  return rows.map((row) => ({
    ...row.fields,
    id: row.id,
    tags: row.tags,
    picture: pictures.get(row.fields.image ?? 0) ?? null,
    uses: uses.filter((use) => use.bank_id === row.id).map((use) => useOf(use, links.now)),
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }))
}

export async function presentQuestion(db: Db, row: BankRow, links: RefOptions): Promise<BankQuestion> {
  const [shown] = await presentQuestions(db, [row], links)
  if (!shown) throw notFound()
  return shown
}

export const listTags = selectTags

export async function listQuestions(
  db: Db,
  query: BankNarrowing & { page: number; per_page: number },
  links: RefOptions,
): Promise<ListOf<BankQuestion>> {
  const { page, per_page, ...narrowing } = query
  const total = await countQuestions(db, narrowing)
  const rows = await selectQuestions(db, narrowing, { limit: per_page, offset: (page - 1) * per_page })
  return { data: await presentQuestions(db, rows, links), meta: pageMeta({ page, per_page }, total) }
}

export async function findQuestion(db: Db, id: number): Promise<BankRow> {
  const row = await selectQuestion(db, id)
  if (!row) throw notFound()
  return row
}

/** The columns of a question that may be kept: it can be asked, its picture exists, and nobody wrote it before. */
async function checkedColumns(trx: Db, body: BankQuestionBody, before: BankRow | null, at: Date) {
  const question = questionOf(body, before?.fields)
  const errors = errorsOf(question)
  if (Object.keys(errors).length > 0) throw invalid(errors)
  if (question.image !== null) await requireFiles(trx, [question.image], 'image')
  const columns = columnsOf(question, body.tags ?? before?.tags ?? [], at)
  const [same] = await selectByFingerprint(trx, [columns.fingerprint])
  if (same && same.id !== before?.id)
    throw invalid({ label: [`Cette question est déjà dans la banque, sous le numéro ${same.id}.`] })
  return columns
}

export async function createQuestion(db: Db, body: BankQuestionBody, writing: Writing): Promise<BankRow> {
  return inTransaction(db, async (trx) => {
    const row = await insertQuestion(trx, await checkedColumns(trx, body, null, writing.now))
    await remember(trx, 'create', null, row, writing)
    return row
  })
}

export async function changeQuestion(
  db: Db,
  id: number,
  { version, ...body }: BankQuestionBody & { version?: number },
  writing: Writing,
): Promise<BankRow> {
  return inTransaction(db, async (trx) => {
    const before = await lockQuestion(trx, id)
    if (!before) throw notFound()
    if (version !== undefined && version !== before.version)
      throw staleVersion(
        'Quelqu’un a modifié cette question entre-temps. Relisez-la d’abord.',
        before.version,
      )
    const columns = await checkedColumns(trx, body, before, writing.now)
    const row = await updateQuestion(trx, id, { ...columns, version: before.version + 1 })
    await remember(trx, 'update', before, row, writing)
    // Tags are the desk's own: what is asked has not changed, and no quiz gets a version for them.
    if (!isDeepStrictEqual(before.fields, columns.fields)) await followBank(trx, id, columns.fields, writing)
    return row
  })
}

/** Refused while a quiz asks it: taking it out of a quiz somebody takes is for that quiz's author to decide. */
export async function removeQuestion(db: Db, id: number, writing: Writing): Promise<void> {
  await inTransaction(db, async (trx) => {
    const before = await lockQuestion(trx, id)
    if (!before) throw notFound()
    const uses = await selectUses(trx, [id])
    if (uses.length > 0) throw conflict('question_in_use', inUse(uses))
    await deleteQuestion(trx, id)
    await remember(trx, 'delete', before, null, writing)
  })
}

const MOST_NAMED = 3

function inUse(uses: readonly UseRow[]): string {
  const named = uses.slice(0, MOST_NAMED).map(({ title }) => `«\u00a0${title}\u00a0»`)
  const more = uses.length - named.length
  const others = more === 0 ? '' : more === 1 ? ' et un autre' : ` et ${more} autres`
  const quizzes = uses.length === 1 ? 'Un quiz pose' : `${uses.length} quiz posent`
  return `${quizzes} cette question\u00a0: ${named.join(', ')}${others}. Retirez-la d’abord de là, ou détachez-la.`
}

export async function remember(
  trx: Db,
  action: 'create' | 'update' | 'delete',
  before: BankRow | null,
  after: BankRow | null,
  { actor, now }: Writing,
): Promise<void> {
  const id = (after ?? before)?.id ?? 0
  await setFileUses(trx, { type: 'bank_question', id }, after?.fields.image ? [after.fields.image] : [])
  await recordChange(trx, {
    actor,
    action: `bank_question.${action}`,
    subject_type: 'bank_question',
    subject_id: id,
    before: before === null ? null : valuesOf(before),
    after: after === null ? null : valuesOf(after),
    at: now,
  })
}
