import type { ImportProblem } from '@kiosque/contract/wire/people'
import type { QuestionImportReport } from '@kiosque/contract/wire/question-bank'
import { recordChange } from '../../audit/audit.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../http/viewer.ts'
import { decodeText, guessSeparator } from '../../network/import/csv-text.ts'
import { refusal } from '../../network/import/import-refusal.ts'
import { isText, problem, readLines } from '../../network/import/read-lines.ts'
import { between, type Watch } from '../../network/import/watched.ts'
import { columnsOf } from './bank-question.ts'
import { remember } from './bank.service.ts'
import { insertQuestion, selectByFingerprint } from './bank.sql.ts'
import { QUESTION_FILE } from './question-columns.ts'
import { questionOfLine, tagsOf } from './question-line.ts'

interface Options {
  dry_run?: boolean | undefined
  skip_invalid?: boolean | undefined
  watch?: Watch
}

/** All the lines or none, unless the bad ones are expressly left out; a dry run writes nothing (D13-03). */
export async function importQuestions(
  deps: Deps,
  viewer: Viewer,
  bytes: Buffer,
  { dry_run: isDry = false, skip_invalid: skips = false, watch = () => undefined }: Options,
): Promise<QuestionImportReport> {
  const { text, encoding } = decodeText(bytes)
  const separator = guessSeparator(text)
  const read = await readLines(text, separator, QUESTION_FILE, null, between(watch, 0, 60))
  const problems = [...read.problems]
  if (encoding === 'Windows-1252 (Latin-1)' && isText(text)) problems.push(notUtf8)
  const errors = problems.filter(({ level }) => level === 'error')
  const isUnreadable = errors.length > 0 && read.refused === 0
  if (!isDry && errors.length > 0 && (isUnreadable || !skips)) throw refusal(errors)
  return inTransaction(deps.db, async (trx) => {
    const at = deps.now()
    const good = read.good.flatMap(({ values }) => {
      const { question } = questionOfLine(values)
      return question ? [columnsOf(question, tagsOf(values), at)] : []
    })
    const kept = new Set(
      (
        await selectByFingerprint(
          trx,
          good.map(({ fingerprint }) => fingerprint),
        )
      ).map(({ fingerprint }) => fingerprint),
    )
    const fresh = good.filter(({ fingerprint }) => !kept.has(fingerprint))
    const counts = { to_create: fresh.length, to_update: 0, unchanged: good.length - fresh.length }
    if (!isDry) {
      const advance = between(watch, 60, 99)
      for (const [index, columns] of fresh.entries()) {
        const row = await insertQuestion(trx, columns)
        await remember(trx, 'create', null, row, { actor: viewer, now: at })
        advance(index, fresh.length)
      }
      const change = { action: 'bank_question.import', subject_type: 'bank_question', subject_id: null }
      await recordChange(trx, { actor: viewer, ...change, after: counts, at })
    }
    return {
      dry_run: isDry,
      encoding,
      separator: separator === '\t' ? ('tabulation' as const) : separator,
      lines: read.lines,
      refused: read.refused,
      ...counts,
      problems: problems.toSorted((a, b) => a.line - b.line),
      changes: [],
      questions: good.map(({ fields, tags }) => ({ ...fields, tags })),
    }
  })
}

const notUtf8: ImportProblem = {
  ...problem(
    1,
    null,
    null,
    'Ce fichier n’est pas en UTF-8\u00a0: il est lu comme un fichier d’un ancien Excel. Vérifiez les accents.',
  ),
  level: 'warning',
}
