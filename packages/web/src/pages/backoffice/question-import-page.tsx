import { ImportFrame } from '../../features/backoffice-import/import-frame.tsx'
import { QUESTIONS } from '../../features/backoffice-import/import-kinds.ts'
import { paths } from '../../lib/paths.ts'

export function QuestionImportPage() {
  const list = { label: 'Banque de questions', href: paths.admin('question-bank') }
  return <ImportFrame kind={QUESTIONS} title="Importer des questions" list={list} />
}
