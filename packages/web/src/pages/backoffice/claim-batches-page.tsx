import { useQuery } from '@tanstack/react-query'
import { batchColumns } from '../../features/backoffice-claims/batch-columns.tsx'
import {
  batchesQuery,
  toBatchQuery,
  useCreateBatch,
} from '../../features/backoffice-claims/claims-desk.queries.ts'
import { ClaimsTabs } from '../../features/backoffice-claims/claims-tabs.tsx'
import { count, formatCents } from '../../lib/format.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { usePageTitle } from '../../lib/title.ts'
import { ListPage } from '../../parts/desk/list-page.tsx'
import { useListFilters } from '../../parts/desk/use-list-filters.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import '../../features/backoffice-claims/claims-desk.css'

/** What each laboratory is asked to pay, and what it paid. */
export function ClaimBatchesPage() {
  usePageTitle('Lots et règlements')
  const list = useListFilters({})
  const query = useQuery(batchesQuery({ page: list.page }))
  return (
    <ListPage
      title="Lots et règlements"
      intro="Un lot réunit ce qu’un laboratoire doit&nbsp;; son fichier, rempli, se réimporte tel quel."
      actions={
        <ButtonLink variant="primary" href={paths.admin('bri/reglements')}>
          Importer des règlements
        </ButtonLink>
      }
      above={
        <>
          <ClaimsTabs current="Lots et règlements" />
          <ToBatch />
        </>
      }
      list={list}
      query={query}
      noun="lot"
      empty={{
        title: 'Aucun lot pour le moment',
        text: 'Préparez-en un dès que des demandes sont acceptées.',
      }}
      columns={batchColumns}
    />
  )
}

function ToBatch() {
  const { data } = useQuery(toBatchQuery)
  const create = useCreateBatch()
  if (!data || data.data.length === 0) return null
  return (
    <Card title="À mettre en lot" className="claims-tobatch">
      <ul className="bo-rows">
        {data.data.map(({ laboratory, claims, amount }) => (
          <li key={laboratory.id} className="row row--nw between">
            <span>
              <b>{laboratory.name}</b>
              <small className="xs muted bo-who__sub">
                {count(claims, 'demande acceptée', 'demandes acceptées')}, {formatCents(amount)}
              </small>
            </span>
            <Button
              size="sm"
              loading={create.isPending && create.variables === laboratory.id}
              aria-label={`Préparer le lot de ${laboratory.name}`}
              onClick={() =>
                create.mutate(laboratory.id, { onSuccess: ({ id }) => go(paths.admin(`bri/lots/${id}`)) })
              }
            >
              Préparer le lot
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
