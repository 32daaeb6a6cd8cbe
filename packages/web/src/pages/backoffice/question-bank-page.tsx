import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { IconFileImport } from '@tabler/icons-react'
import { QUESTION_TYPES } from '@kiosque/contract/domain/quiz-question'
import type { BankQuestion } from '@kiosque/contract/wire/question-bank'
import { bankColumns } from '../../features/question-bank/bank-columns.tsx'
import {
  bankQuery,
  bankTagsQuery,
  useRemoveQuestion,
} from '../../features/question-bank/question-bank.queries.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { ExportButton } from '../../parts/desk/export-button.tsx'
import { ListPage } from '../../parts/desk/list-page.tsx'
import { CreateButton, rowActions } from '../../parts/desk/row-actions.tsx'
import { useListFilters } from '../../parts/desk/use-list-filters.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'

const USAGES = [
  { value: 'used', label: 'Posées par un quiz' },
  { value: 'unused', label: 'Jamais posées' },
]

export function QuestionBankPage() {
  const tags = useQuery(bankTagsQuery)
  const list = useListFilters({
    search: { label: 'Rechercher une question', placeholder: 'Rechercher' },
    filters: {
      tag: {
        label: 'Étiquette',
        all: 'Toutes les étiquettes',
        name: 'l’étiquette',
        options: (tags.data ?? []).map(({ tag }) => ({ value: tag, label: tag })),
      },
      type: {
        label: 'Type',
        all: 'Tous les types',
        name: 'le type',
        options: QUESTION_TYPES.map(({ value, label }) => ({ value, label })),
      },
      usage: { label: 'Usage', all: 'Posées ou non', name: 'l’usage', options: USAGES },
    },
  })
  const query = useQuery(bankQuery({ ...list.values, page: list.page }))
  const remove = useRemoveQuestion()
  const [deleting, setDeleting] = useState<BankQuestion | null>(null)
  const create = (
    <CreateButton onClick={() => go(paths.admin('question-bank/new'))}>Nouvelle question</CreateButton>
  )
  const importing = (
    <ButtonLink
      size="sm"
      href={paths.admin('question-bank/import')}
      icon={<IconFileImport className="i i--18" aria-hidden="true" />}
    >
      Importer
    </ButtonLink>
  )
  return (
    <>
      <ListPage
        title="Banque de questions"
        intro="Des questions prêtes à être posées par plusieurs quiz. Modifiée ici, une question change dans chacun, avec une nouvelle version."
        actions={
          <>
            <ExportButton
              path="/admin/question-bank/export"
              fileName="banque-de-questions.csv"
              query={list.values}
            />
            {importing}
            {create}
          </>
        }
        list={list}
        query={query}
        noun="question"
        noMatch="Aucune question ne correspond"
        empty={{
          title: 'La banque est vide',
          text: 'Écrivez une première question, importez un fichier CSV, ou envoyez-y celles d’un quiz.',
          actions: (
            <>
              {create}
              {importing}
            </>
          ),
        }}
        columns={[
          ...bankColumns,
          rowActions<BankQuestion>({
            nameOf: ({ label }) => label,
            onEdit: ({ id }) => go(paths.admin(`question-bank/${id}`)),
            onDelete: setDeleting,
          }),
        ]}
      />
      {deleting && (
        <ConfirmDialog
          open
          title="Supprimer cette question&nbsp;?"
          confirmLabel="Supprimer"
          onClose={() => setDeleting(null)}
          // In use, it cannot be pressed again: the dialog closes either way.
          onConfirm={() => remove.mutateAsync(deleting.id).catch(() => undefined)}
        >
          «&nbsp;{deleting.label}&nbsp;» quitte la banque. Une question qu’un quiz pose ne peut pas être
          supprimée.
        </ConfirmDialog>
      )}
    </>
  )
}
