import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import { STATUS_LABELS } from '@kiosque/contract/domain/publication'
import { allKinds, kindOf } from '@kiosque/contract/kinds/registry'
import type { TrashedContent } from '@kiosque/contract/wire/content-desk'
import {
  deleteForGood,
  deskKey,
  restoreFromTrash,
  trashKey,
  trashQuery,
} from '../../features/content-desk/desk.queries.ts'
import { messageFor } from '../../lib/api.ts'
import { count, formatDate } from '../../lib/format.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Table } from '../../ui/table.tsx'
import { toast } from '../../ui/toast.tsx'
import { FilterBar, FilterSelect, SearchBox } from '../../ui/desk/filter-bar.tsx'
import { activeFilters, knownOnly } from '../../ui/desk/filter-values.ts'
import { ListFrame } from '../../ui/desk/list-frame.tsx'
import { useListState } from '../../lib/list-state.ts'
import { NoMatch } from '../../ui/desk/no-match.tsx'
import { useIsAdministrator } from '../../lib/use-is-administrator.ts'

const TITLE = 'Corbeille'
const KINDS = allKinds.map((kind) => ({ value: kind.key, label: kind.labels.plural }))

export function TrashPage() {
  const list = useListState(['q', 'kind'])
  const filters = knownOnly(list.filters, { kind: KINDS })
  const query = useQuery(trashQuery({ ...filters, page: list.page }))
  const queryClient = useQueryClient()
  const isAdministrator = useIsAdministrator()
  const [condemned, setCondemned] = useState<TrashedContent | null>(null)
  const active = activeFilters(filters, { kind: KINDS }, { kind: 'la rubrique' }, list.set)

  function refresh() {
    void queryClient.invalidateQueries({ queryKey: trashKey })
    void queryClient.invalidateQueries({ queryKey: deskKey })
  }
  async function restore(row: TrashedContent) {
    try {
      await restoreFromTrash(row.id)
      toast({
        title: `«\u00A0${row.title}\u00A0» a quitté la corbeille`,
        text: row.status === 'published' ? 'Il est de nouveau publié, comme avant.' : undefined,
        action: { label: 'Ouvrir', onClick: () => go(paths.admin(`contents/${row.kind}/${row.id}`)) },
      })
    } catch (error) {
      toast({ tone: 'err', title: 'Ce contenu n’a pas pu être restauré', text: messageFor(error) })
    }
    refresh()
  }

  return (
    <>
      <PageHead
        title={TITLE}
        intro="Ce qui est jeté n’est plus visible nulle part. Vous pouvez le restaurer pendant 30 jours."
      />
      <FilterBar
        total={query.data && count(query.data.meta.total, 'contenu')}
        active={active.length > 0}
        onClear={list.clear}
      >
        <SearchBox
          label="Rechercher dans la corbeille"
          placeholder="Titre ou chapô"
          value={filters.q ?? ''}
          onSearch={(q) => list.set({ q })}
        />
        <FilterSelect
          label="Rubrique"
          all="Toutes les rubriques"
          value={filters.kind}
          options={KINDS}
          onChange={(kind) => list.set({ kind })}
        />
      </FilterBar>
      <ListFrame
        query={query}
        onPage={list.setPage}
        pageHref={list.pageHref}
        empty={
          active.length > 0 ? (
            <NoMatch title="Rien de tel dans la corbeille" filters={active} onClear={list.clear} />
          ) : (
            <EmptyState title="La corbeille est vide">
              Ce que vous supprimez attend ici 30 jours avant de disparaître pour de bon.
            </EmptyState>
          )
        }
      >
        {(rows) => (
          <Table
            caption={TITLE}
            dense
            rows={rows}
            rowKey={(row) => row.id}
            columns={[
              { key: 'title', header: 'Titre', cell: (row) => <b className="bo-break">{row.title}</b> },
              { key: 'kind', header: 'Rubrique', cell: (row) => kindOf(row.kind)?.labels.singular },
              { key: 'status', header: 'État d’avant', cell: (row) => STATUS_LABELS[row.status] },
              {
                key: 'trashed',
                header: 'Jeté le',
                cell: (row) => (
                  <span>
                    <span className="num nowrap">{formatDate(row.trashed_at)}</span>
                    {row.trashed_by && <span className="xs muted desk-sub">par {row.trashed_by}</span>}
                  </span>
                ),
              },
              {
                key: 'purge',
                header: 'Disparaît le',
                cell: (row) => <span className="num nowrap">{formatDate(row.purge_at)}</span>,
              },
              {
                key: 'actions',
                header: <span className="sr-only">Actions</span>,
                cell: (row) => (
                  <span className="row row--nw bo-actions">
                    <Button
                      size="sm"
                      aria-label={`Restaurer ${row.title}`}
                      icon={<IconArrowBackUp className="i i--18" aria-hidden="true" />}
                      onClick={() => void restore(row)}
                    >
                      Restaurer
                    </Button>
                    {isAdministrator && (
                      <Button
                        size="sm"
                        variant="danger-ghost"
                        aria-label={`Supprimer définitivement ${row.title}`}
                        icon={<IconTrash className="i i--18" aria-hidden="true" />}
                        onClick={() => setCondemned(row)}
                      >
                        Supprimer
                      </Button>
                    )}
                  </span>
                ),
              },
            ]}
          />
        )}
      </ListFrame>
      <ConfirmDialog
        open={condemned !== null}
        onClose={() => setCondemned(null)}
        title="Supprimer définitivement ?"
        confirmLabel="Supprimer définitivement"
        onConfirm={async () => {
          if (!condemned) return
          try {
            await deleteForGood(condemned.id)
            toast({ title: `«\u00A0${condemned.title}\u00A0» est supprimé` })
          } catch (error) {
            toast({ tone: 'err', title: 'Rien n’a été supprimé', text: messageFor(error) })
          }
          refresh()
        }}
      >
        «{'\u00A0'}
        {condemned?.title}
        {'\u00A0'}», son historique et ses lectures disparaissent. Cela ne s’annule pas.
      </ConfirmDialog>
    </>
  )
}
