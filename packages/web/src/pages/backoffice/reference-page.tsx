import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { ReferenceDialog } from '../../features/backoffice-reference/reference-dialog.tsx'
import type { ReferenceSlots } from '../../features/backoffice-reference/reference-dialog.tsx'
import {
  referenceQuery,
  useOrderReference,
} from '../../features/backoffice-reference/reference-admin.queries.ts'
import { referenceKind } from '../../features/backoffice-reference/reference-kinds.ts'
import type { ReferenceKind, ReferenceRow } from '../../features/backoffice-reference/reference-kind.ts'
import { OrderedRows, ReferenceRows } from '../../features/backoffice-reference/reference-rows.tsx'
import { ReplacementDialog } from '../../features/backoffice-reference/replacement-dialog.tsx'
import { MediaPicker } from '../../features/media/media-picker.tsx'
import { TargetPanel } from '../../features/targeting/target-panel.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { toast } from '../../ui/toast.tsx'
import '../../features/backoffice-reference/reference.css'
import { FilterBar } from '../../parts/desk/filter-bar.tsx'
import { ListControls } from '../../parts/desk/list-controls.tsx'
import { useListFilters } from '../../parts/desk/use-list-filters.ts'
import { useIsAdministrator } from '../../lib/use-is-administrator.ts'
import { ContactTabs, DataTabs, ReferenceTabs } from '../../features/backoffice-reference/reference-tabs.tsx'
import { Loaded } from '../../parts/desk/loaded.tsx'
import { CreateButton } from '../../parts/desk/row-actions.tsx'

const slots: ReferenceSlots = {
  mediaPicker: ({ onPick, onClose }) => (
    <MediaPicker accept="image" onPick={(files) => files[0] && onPick(files[0])} onClose={onClose} />
  ),
  targetPanel: (props) => <TargetPanel {...props} />,
}

type Open = { what: 'create' } | { what: 'edit' | 'delete'; row: ReferenceRow } | null

type Options = Readonly<Record<string, readonly { value: string; label: string }[]>>
type ReferencePageProps = {
  name: string
  after?: ReactNode
  /** Choices that are themselves data, by field. */
  options?: Options
}

const withOptions = (kind: ReferenceKind, options: Options): ReferenceKind => ({
  ...kind,
  fields: kind.fields.map((field) =>
    field.type === 'choice' ? { ...field, options: options[field.name] ?? field.options } : field,
  ),
})

const searchLabel = ({ the, one, isFeminine }: ReferenceKind) =>
  `Rechercher ${the.startsWith('l’') ? the : `un${isFeminine ? 'e' : ''} ${one}`}`

/** Every list of reference data: the route says which declaration, the rest follows from it. */
export function ReferencePage({ name, after, options }: ReferencePageProps) {
  const declared = referenceKind(name)
  if (!declared) throw new Error(`no such reference: ${name}`)
  const kind = options ? withOptions(declared, options) : declared
  return <Reference key={name} kind={kind} after={after} />
}

/**
 * Its address and its bar are those of every list; its rows have a frame of their own, as some are put in order by hand,
 * and lists of the network are one answer without pages.
 */
function Reference({ kind, after }: { kind: ReferenceKind; after?: ReactNode }) {
  const isAdministrator = useIsAdministrator()
  const mayWrite = isAdministrator || !kind.isNetwork
  const by = kind.order?.by
  const groups = kind.fields.find((field) => field.name === by)
  const [first, ...others] = groups?.type === 'choice' ? groups.options : []
  const isSearched = !kind.isNetwork && !kind.order
  // One group at a time is put in order: the first stands for an address that says none.
  const list = useListFilters({
    search: isSearched ? { label: searchLabel(kind), placeholder: 'Nom' } : undefined,
    filters: first && {
      kind: { name: 'la rubrique', label: 'Rubrique', all: first.label, options: others },
    },
  })
  const [open, setOpen] = useState<Open>(null)
  const q = list.values.q
  const query = useQuery(referenceQuery(kind, { q, page: list.page }))
  const order = useOrderReference(kind, { q, page: list.page })
  const group = list.values.kind ?? first?.value
  const rows = (query.data?.data ?? []).filter((row) => by === undefined || row[by] === group)

  const close = () => setOpen(null)
  const edit = (row: ReferenceRow) => setOpen({ what: 'edit', row })
  const remove = (row: ReferenceRow) => setOpen({ what: 'delete', row })
  const done = (title: string) => {
    close()
    toast({ title })
  }
  const word = (verb: string) => (kind.isFeminine ? `${verb}e` : verb)
  const one = `${kind.one.charAt(0).toUpperCase()}${kind.one.slice(1)}`

  return (
    <>
      <PageHead
        title={kind.title}
        intro={kind.intro}
        actions={
          mayWrite && <CreateButton onClick={() => setOpen({ what: 'create' })}>{kind.create}</CreateButton>
        }
      />
      {kind.isContact ? (
        <ContactTabs current={kind.title} />
      ) : kind.isNetwork ? (
        <ReferenceTabs current={kind.title} />
      ) : (
        <DataTabs current={kind.title} />
      )}
      {(isSearched || first) && (
        <FilterBar onClear={q ? list.clear : undefined}>
          <ListControls list={list} />
        </FilterBar>
      )}
      <Loaded query={query} rows={4}>
        {() =>
          rows.length === 0 ? (
            <EmptyState title={q ? `Rien pour «\u00a0${q}\u00a0»` : kind.empty} />
          ) : kind.order && mayWrite ? (
            <OrderedRows
              kind={kind}
              rows={rows}
              label={kind.title}
              onEdit={edit}
              onDelete={remove}
              onOrder={(next) => order.mutate(next)}
            />
          ) : (
            <div className="card bo-list">
              <ReferenceRows
                kind={kind}
                rows={rows}
                onEdit={mayWrite ? edit : undefined}
                onDelete={mayWrite ? remove : undefined}
              />
            </div>
          )
        }
      </Loaded>
      {query.data?.meta && (
        <Pagination
          page={query.data.meta.page}
          lastPage={query.data.meta.last_page}
          onChange={list.setPage}
          hrefFor={list.pageHref}
        />
      )}
      {!query.isPending && after}
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
