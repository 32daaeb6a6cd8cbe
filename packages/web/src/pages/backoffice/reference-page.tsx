import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { IconPlus } from '@tabler/icons-react'
import { ReferenceDialog } from '../../features/backoffice-reference/reference-dialog.tsx'
import type { ReferenceSlots } from '../../features/backoffice-reference/reference-dialog.tsx'
import {
  orderReference,
  referenceQuery,
} from '../../features/backoffice-reference/reference-admin.queries.ts'
import { referenceKind } from '../../features/backoffice-reference/reference-kinds.ts'
import type { ReferenceKind, ReferenceRow } from '../../features/backoffice-reference/reference-kinds.ts'
import { OrderedRows, ReferenceRows } from '../../features/backoffice-reference/reference-rows.tsx'
import { ReplacementDialog } from '../../features/backoffice-reference/replacement-dialog.tsx'
import { MediaPicker } from '../../features/media/media-picker.tsx'
import { TargetPanel } from '../../features/targeting/target-panel.tsx'
import { messageFor } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { toast } from '../../ui/toast.tsx'
import '../../features/backoffice-reference/reference.css'
import './backoffice.css'
import { FilterBar, FilterSelect, SearchBox } from './filter-bar.tsx'
import { useListState } from './list-state.ts'
import { useIsAdministrator } from './only-rights.tsx'
import { DataTabs, ReferenceTabs } from './reference-tabs.tsx'
import { TableSkeleton } from './table-skeleton.tsx'

const slots: ReferenceSlots = {
  mediaPicker: ({ onPick, onClose }) => (
    <MediaPicker accept="image" onPick={(files) => files[0] && onPick(files[0])} onClose={onClose} />
  ),
  targetPanel: (props) => <TargetPanel {...props} />,
}

type Open = { what: 'create' } | { what: 'edit' | 'delete'; row: ReferenceRow } | null

/** Every list of reference data: the route says which declaration, the rest follows from it. */
export function ReferencePage({ name, after }: { name: string; after?: ReactNode }) {
  const kind = referenceKind(name)
  if (!kind) throw new Error(`no such reference: ${name}`)
  return <Reference key={name} kind={kind} after={after} />
}

function Reference({ kind, after }: { kind: ReferenceKind; after?: ReactNode }) {
  const isAdministrator = useIsAdministrator()
  const mayWrite = isAdministrator || !kind.isNetwork
  const by = kind.order?.by
  const list = useListState(['q', 'kind'])
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<Open>(null)
  const q = kind.isNetwork || kind.order ? undefined : list.filters.q
  const query = useQuery(referenceQuery(kind, { q, page: list.page }))
  const groups = kind.fields.find((field) => field.name === by)
  const options = groups?.type === 'choice' ? groups.options : []
  const group = by
    ? (options.find((option) => option.value === list.filters.kind) ?? options[0])?.value
    : undefined
  const rows = (query.data?.data ?? []).filter((row) => by === undefined || row[by] === group)

  const close = () => setOpen(null)
  const done = (title: string) => {
    close()
    // Names of reference data stand in filters and lists all over the back office.
    void queryClient.invalidateQueries({ queryKey: ['backoffice'] })
    toast({ title })
  }
  const word = (verb: string) => (kind.isFeminine ? `${verb}e` : verb)
  const one = `${kind.one.charAt(0).toUpperCase()}${kind.one.slice(1)}`

  async function order(next: ReferenceRow[]) {
    const key = referenceQuery(kind, { q, page: list.page }).queryKey
    const before = queryClient.getQueryData(key)
    queryClient.setQueryData(
      key,
      (old) => old && { ...old, data: [...next, ...old.data.filter((row) => !next.includes(row))] },
    )
    try {
      await orderReference(
        kind,
        next.map((row) => Number(row['id'])),
      )
      toast({ title: 'Ordre enregistré' })
    } catch (error) {
      queryClient.setQueryData(key, before)
      toast({ tone: 'err', title: 'L’ordre n’a pas pu être enregistré', text: messageFor(error) })
    }
  }

  return (
    <>
      <PageHead
        title={kind.title}
        intro={kind.intro}
        actions={
          mayWrite && (
            <Button
              variant="primary"
              size="sm"
              icon={<IconPlus className="i i--18" aria-hidden="true" />}
              onClick={() => setOpen({ what: 'create' })}
            >
              {kind.create}
            </Button>
          )
        }
      />
      {kind.isNetwork ? <ReferenceTabs current={kind.title} /> : <DataTabs current={kind.title} />}
      {!kind.isNetwork && !kind.order && (
        <FilterBar active={Boolean(q)} onClear={list.clear}>
          <SearchBox
            label={`Rechercher ${kind.the.startsWith('l’') ? kind.the : `un${kind.isFeminine ? 'e' : ''} ${kind.one}`}`}
            placeholder="Nom"
            value={q ?? ''}
            onSearch={(text) => list.set({ q: text })}
          />
        </FilterBar>
      )}
      {by && (
        <FilterBar active={false} onClear={list.clear}>
          <FilterSelect
            label="Rubrique"
            all={options[0]?.label ?? ''}
            value={group === options[0]?.value ? undefined : group}
            options={options.slice(1)}
            onChange={(value) => list.set({ kind: value })}
          />
        </FilterBar>
      )}
      {!query.data && query.error && (
        <ErrorState onRetry={() => void query.refetch()}>{messageFor(query.error)}</ErrorState>
      )}
      {!query.data && !query.error && <TableSkeleton rows={4} />}
      {query.data && rows.length === 0 && (
        <EmptyState title={q ? `Rien pour «\u00a0${q}\u00a0»` : kind.empty} />
      )}
      {rows.length > 0 &&
        (kind.order && mayWrite ? (
          <OrderedRows
            kind={kind}
            rows={rows}
            label={kind.title}
            onEdit={(row) => setOpen({ what: 'edit', row })}
            onDelete={(row) => setOpen({ what: 'delete', row })}
            onOrder={(next) => void order(next)}
          />
        ) : (
          <div className="card bo-list">
            <ReferenceRows
              kind={kind}
              rows={rows}
              {...(mayWrite
                ? {
                    onEdit: (row: ReferenceRow) => setOpen({ what: 'edit', row }),
                    onDelete: (row: ReferenceRow) => setOpen({ what: 'delete', row }),
                  }
                : {})}
            />
          </div>
        ))}
      {query.data?.meta && (
        <Pagination
          page={query.data.meta.page}
          lastPage={query.data.meta.last_page}
          onChange={list.setPage}
          hrefFor={list.pageHref}
        />
      )}
      {after}
      {(open?.what === 'create' || open?.what === 'edit') && (
        <ReferenceDialog
          kind={kind}
          row={open.what === 'edit' ? open.row : null}
          begin={by && group ? { [by]: group } : {}}
          slots={slots}
          onClose={close}
          onSaved={(row, isNew) => done(`${one} ${kind.nameOf(row)} ${word(isNew ? 'créé' : 'enregistré')}`)}
        />
      )}
      {open?.what === 'delete' && (
        <ReplacementDialog
          kind={kind}
          row={open.row}
          onClose={close}
          onDeleted={() => done(`${one} ${kind.nameOf(open.row)} ${word('supprimé')}`)}
        />
      )}
    </>
  )
}
