import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { IconUpload } from '@tabler/icons-react'
import type { PurchaseImport } from '@kiosque/contract/wire/agreements'
import { importsColumns } from '../../features/backoffice-agreements/imports-columns.tsx'
import {
  purchaseImportsQuery,
  useWithdrawImport,
} from '../../features/backoffice-agreements/agreements.queries.ts'
import { count } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { ListPage } from '../../parts/desk/list-page.tsx'
import { useListFilters } from '../../parts/desk/use-list-filters.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** What was imported, by whom, and how much of it still counts; a wrong file is taken back here. */
export function PurchaseImportsPage() {
  const list = useListFilters({})
  const query = useQuery(purchaseImportsQuery(list.paging))
  const [gone, setGone] = useState<PurchaseImport | null>(null)
  const { mutate, isPending } = useWithdrawImport()
  return (
    <>
      <ListPage
        title="Imports d’achats"
        intro="Un fichier plus récent remplace les mois qu’il contient. Un fichier erroné se retire."
        actions={
          <ButtonLink
            size="sm"
            variant="primary"
            href={paths.admin('agreements/import')}
            icon={<IconUpload className="i i--18" aria-hidden="true" />}
          >
            Importer des achats
          </ButtonLink>
        }
        list={list}
        query={query}
        empty={{ title: 'Aucun import pour le moment' }}
        columns={importsColumns(setGone)}
      />
      <Dialog
        open={gone !== null}
        onClose={() => setGone(null)}
        title="Retirer cet import"
        footer={
          <>
            <Button onClick={() => setGone(null)}>Annuler</Button>
            <Button
              variant="danger"
              loading={isPending}
              onClick={() => gone && mutate(gone.id, { onSettled: () => setGone(null) })}
            >
              Retirer l’import
            </Button>
          </>
        }
      >
        <p>
          {gone && count(gone.lines_left, 'montant ne comptera plus', 'montants ne compteront plus')}. Ce que
          ce fichier avait remplacé ne revient pas&nbsp;: importez de nouveau le bon fichier.
        </p>
      </Dialog>
    </>
  )
}
