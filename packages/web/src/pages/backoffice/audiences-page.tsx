import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SavedAudience } from '@kiosque/contract/wire/audience'
import { AudienceDrawer } from '../../features/targeting/audience-drawer.tsx'
import { targetText } from '../../features/targeting/target-words.ts'
import {
  audiencesKey,
  audiencesQuery,
  choicesQuery,
  deleteAudience,
} from '../../features/targeting/targeting.queries.ts'
import { count, formatDate } from '../../lib/format.ts'
import { messageFor } from '../../lib/api.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Table } from '../../ui/table.tsx'
import { toast } from '../../ui/toast.tsx'
import { FilterBar, SearchBox } from '../../ui/desk/filter-bar.tsx'
import { ListFrame } from '../../ui/desk/list-frame.tsx'
import { useListState } from '../../lib/list-state.ts'
import { NoMatch } from '../../ui/desk/no-match.tsx'
import { CreateButton, rowActions } from '../../ui/desk/row-actions.tsx'

type Open = { what: 'edit' | 'delete'; audience: SavedAudience } | { what: 'create' } | null

export function AudiencesPage() {
  const list = useListState(['q'])
  const { q } = list.filters
  const query = useQuery(audiencesQuery({ ...(q ? { q } : {}), page: list.page, reach: true }))
  const choices = useQuery(choicesQuery)
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<Open>(null)
  const done = (title: string) => {
    setOpen(null)
    void queryClient.invalidateQueries({ queryKey: audiencesKey })
    toast({ title })
  }
  const create = <CreateButton onClick={() => setOpen({ what: 'create' })}>Nouvelle audience</CreateButton>
  return (
    <>
      <PageHead
        title="Audiences"
        intro="Des cibles prêtes à l’emploi. Un contenu en copie les critères&nbsp;: les modifier ensuite ne change rien à ce qui est publié."
        actions={create}
      />
      <FilterBar
        active={Boolean(q)}
        onClear={list.clear}
        total={query.data && count(query.data.meta.total, 'audience')}
      >
        <SearchBox
          label="Rechercher une audience"
          placeholder="Rechercher"
          value={q ?? ''}
          onSearch={(text) => list.set({ q: text || undefined })}
        />
      </FilterBar>
      <ListFrame
        query={query}
        onPage={list.setPage}
        pageHref={list.pageHref}
        empty={
          q ? (
            <NoMatch
              title="Aucune audience ne correspond"
              filters={[{ label: `la recherche «\u00a0${q}\u00a0»`, remove: list.clear }]}
              onClear={list.clear}
            />
          ) : (
            <EmptyState title="Aucune audience pour le moment" actions={create}>
              Enregistrez une cible que vous utilisez souvent, par exemple les titulaires d’une zone.
            </EmptyState>
          )
        }
      >
        {(rows) => (
          <Table
            caption="Audiences"
            rows={rows}
            rowKey={(row) => row.id}
            columns={[
              {
                key: 'name',
                header: 'Audience',
                cell: (row) => (
                  <>
                    <b>{row.name}</b>
                    <span className="xs muted bo-who__sub">{targetText(row.target, choices.data)}</span>
                  </>
                ),
              },
              {
                key: 'drugstores',
                header: 'Officines',
                align: 'right',
                cell: (row) => (row.reach ? count(row.reach.drugstores, 'officine') : ''),
              },
              {
                key: 'people',
                header: 'Personnes',
                align: 'right',
                cell: (row) => (row.reach ? count(row.reach.people, 'personne') : ''),
              },
              {
                key: 'updated',
                header: 'Modifiée',
                cell: (row) => (
                  <span className="small">
                    {formatDate(row.updated_at)}
                    {row.updated_by && `, ${row.updated_by}`}
                  </span>
                ),
              },
              rowActions<SavedAudience>({
                nameOf: (row) => row.name,
                onEdit: (audience) => setOpen({ what: 'edit', audience }),
                onDelete: (audience) => setOpen({ what: 'delete', audience }),
              }),
            ]}
          />
        )}
      </ListFrame>
      {(open?.what === 'create' || open?.what === 'edit') && (
        <AudienceDrawer
          audience={open.what === 'edit' ? open.audience : null}
          onClose={() => setOpen(null)}
          onSaved={(saved) => done(`Audience «\u00a0${saved.name}\u00a0» enregistrée`)}
        />
      )}
      {open?.what === 'delete' && (
        <ConfirmDialog
          open
          title={`Supprimer l’audience ${open.audience.name}\u202F?`}
          confirmLabel="Supprimer l’audience"
          onClose={() => setOpen(null)}
          onConfirm={async () => {
            try {
              await deleteAudience(open.audience.id)
            } catch (error) {
              toast({ title: messageFor(error), tone: 'err' })
              throw error
            }
            done(`Audience ${open.audience.name} supprimée`)
          }}
        >
          Les contenus qui l’ont copiée gardent leur cible.
        </ConfirmDialog>
      )}
    </>
  )
}
