import { idParams } from '@kiosque/contract/wire/common'
import { importQuery } from '@kiosque/contract/wire/people'
import { bankExportQuery, questionImportReport } from '@kiosque/contract/wire/question-bank'
import type { Routes } from '../../http/app-type.ts'
import { sendCsv } from '../../kit/csv.ts'
import { exampleLine } from '../../network/import/file-kind.ts'
import { acceptFiles, answerImport } from '../../network/import/uploads.ts'
import { importQuestions } from './bank-import.service.ts'
import { exportBank, exportQuiz } from './bank-export.service.ts'
import { QUESTION_COLUMNS } from './question-columns.ts'

const MAX_BYTES = 5_000_000
const editor = { access: 'editor' } as const
const HEADER = QUESTION_COLUMNS.map(({ label }) => label)

/** Questions as files: in by a dry run first, out as the import reads them. */
export const bankFilesRoutes: Routes = async (app) => {
  const { deps } = app
  await acceptFiles(app, MAX_BYTES)

  app.post(
    '/admin/question-bank/import',
    {
      config: { ...editor, multipart: true, csv: true },
      schema: { querystring: importQuery, response: { 200: questionImportReport } },
    },
    async (request, reply) =>
      answerImport(request, reply, (file, watch) =>
        importQuestions(deps, request.viewer, file, { ...request.query, watch }),
      ),
  )
  app.get('/admin/question-bank/import/template', { config: editor }, (_request, reply) =>
    sendCsv(reply, 'modele-questions.csv', HEADER, [exampleLine(QUESTION_COLUMNS)]),
  )
  app.get(
    '/admin/question-bank/export',
    { config: editor, schema: { querystring: bankExportQuery } },
    (request, reply) => sendCsv(reply, 'banque-de-questions.csv', HEADER, exportBank(deps.db, request.query)),
  )
  app.get(
    '/admin/quizzes/:id/questions/export',
    { config: editor, schema: { params: idParams } },
    async (request, reply) =>
      sendCsv(
        reply,
        `questions-quiz-${request.params.id}.csv`,
        HEADER,
        await exportQuiz(deps.db, request.params.id),
      ),
  )
}
