import { useQuery } from '@tanstack/react-query'
import { IconAlertTriangle, IconLayoutGrid, IconList } from '@tabler/icons-react'
import { DropArea, UploadButton } from '../../features/media/drop-area.tsx'
import { MediaPanel } from '../../features/media/media-panel.tsx'
import { MediaTable } from '../../features/media/media-table.tsx'
import { MediaTile } from '../../features/media/media-tile.tsx'
import { mediaQuery, mediaSummaryQuery } from '../../features/media/media.queries.ts'
import { UploadList } from '../../features/media/upload-list.tsx'
import { useUploads } from '../../features/media/use-uploads.ts'
import { messageFor } from '../../lib/api.ts'
import { count, formatInteger, formatSize } from '../../lib/format.ts'
import { go } from '../../lib/navigation.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { Drawer } from '../../ui/dialog.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { FilterSelect, SearchBox } from '../../parts/desk/filter-bar.tsx'
import { useListState } from '../../lib/list-state.ts'
import { Group } from '../../ui/group.tsx'
import '../../features/media/media.css'

const TYPES = [
  { value: undefined, label: 'Tout' },
  { value: 'image', label: 'Images' },
  { value: 'video', label: 'Vidéos' },
  { value: 'pdf', label: 'PDF' },
  { value: 'document', label: 'Documents' },
]
const SORTS = [
  { value: 'created_at', label: 'Les plus anciens' },
  { value: 'name', label: 'Par nom' },
  { value: '-size', label: 'Les plus lourds' },
]
const PER_PAGE = 24

export function MediaPage() {
  const list = useListState(['q', 'type', 'usage', 'alt', 'view', 'file'])
  const { q, view } = list.filters
  const type = TYPES.find((each) => each.value === list.filters.type)?.value
  const usage = ['used', 'unused'].find((each) => each === list.filters.usage)
  const alt = list.filters.alt === 'missing' ? 'missing' : undefined
  const sort = SORTS.find((each) => each.value === list.sort)?.value
  const query = useQuery(mediaQuery({ q, type, usage, alt, sort, page: list.page, per_page: PER_PAGE }))
  const summary = useQuery(mediaSummaryQuery).data
  const uploads = useUploads()
  const selected = Number(list.filters.file) || null
  const select = (id: number | null) =>
    go(list.hrefWith({ file: id === null ? undefined : String(id) }), { replace: true })
  const isFiltered = Boolean(q ?? type ?? usage ?? alt)
  const rows = query.data?.data ?? []
  return (
    <DropArea onFiles={uploads.add}>
      <PageHead
        title="Médiathèque"
        intro={
          summary
            ? `${count(summary.files, 'fichier')}, ${formatSize(summary.bytes)}. Une image corrigée ici l’est partout où elle sert.`
            : 'Une image corrigée ici l’est partout où elle sert.'
        }
        actions={<UploadButton onFiles={uploads.add} />}
      />
      <div className="toolbar bo-filters media-filters">
        <Group className="seg seg--sm" aria-label="Type">
          {TYPES.map((each) => (
            <button
              key={each.label}
              type="button"
              aria-pressed={type === each.value}
              onClick={() => list.set({ type: each.value })}
            >
              {each.label}
            </button>
          ))}
        </Group>
        <SearchBox
          label="Rechercher un fichier"
          placeholder="Nom, texte"
          value={q ?? ''}
          onSearch={(text) => list.set({ q: text })}
        />
        <button
          type="button"
          className="chip"
          aria-pressed={alt === 'missing'}
          onClick={() => list.set({ alt: alt ? undefined : 'missing' })}
        >
          <IconAlertTriangle className="i i--16" aria-hidden="true" />
          Sans texte alternatif {summary && formatInteger(summary.without_alt)}
        </button>
        <button
          type="button"
          className="chip"
          aria-pressed={usage === 'unused'}
          onClick={() => list.set({ usage: usage === 'unused' ? undefined : 'unused' })}
        >
          Inutilisés {summary && formatInteger(summary.unused)}
        </button>
        <span className="row row--nw ml-auto media-filters__end">
          <FilterSelect
            label="Trier"
            all="Les plus récents"
            value={sort}
            options={SORTS}
            onChange={(value) => go(list.hrefWith({ sort: value, page: undefined }), { replace: true })}
          />
          <ViewSwitch view={view} onChange={(next) => list.set({ view: next })} />
        </span>
      </div>
      <div className="lib">
        <div className="stack">
          <UploadList uploads={uploads} />
          {!query.data && query.error && (
            <ErrorState onRetry={() => void query.refetch()}>{messageFor(query.error)}</ErrorState>
          )}
          {!query.data && !query.error && <CardSkeletons count={8} />}
          {query.data?.data.length === 0 && (
            <EmptyState
              title={isFiltered ? 'Aucun fichier ne correspond' : 'La médiathèque est vide'}
              actions={
                isFiltered ? (
                  <button type="button" className="btn btn--secondary" onClick={list.clear}>
                    Effacer les filtres
                  </button>
                ) : (
                  <UploadButton onFiles={uploads.add} />
                )
              }
            >
              {isFiltered
                ? 'Essayez un autre mot, ou retirez un filtre.'
                : 'Déposez ici vos images, vidéos et documents, 30 Mo au plus chacun.'}
            </EmptyState>
          )}
          {rows.length > 0 &&
            (view === 'list' ? (
              <MediaTable files={rows} selected={selected} onSelect={select} />
            ) : (
              <div className="tiles" aria-busy={query.isPlaceholderData || undefined}>
                {rows.map((file) => (
                  <MediaTile
                    key={file.id}
                    file={file}
                    on={file.id === selected}
                    onPress={() => select(file.id === selected ? null : file.id)}
                  />
                ))}
              </div>
            ))}
          {query.data && (
            <Pagination
              page={query.data.meta.page}
              lastPage={query.data.meta.last_page}
              onChange={list.setPage}
              hrefFor={list.pageHref}
            />
          )}
        </div>
        <Side id={selected} onClose={() => select(null)} />
      </div>
    </DropArea>
  )
}

function ViewSwitch({
  view,
  onChange,
}: {
  view: string | undefined
  onChange: (view: string | undefined) => void
}) {
  return (
    <Group as="span" className="seg seg--sm" aria-label="Affichage">
      <button
        type="button"
        aria-pressed={view !== 'list'}
        aria-label="Grille"
        title="Grille"
        onClick={() => onChange(undefined)}
      >
        <IconLayoutGrid className="i i--18" aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-pressed={view === 'list'}
        aria-label="Liste"
        title="Liste"
        onClick={() => onChange('list')}
      >
        <IconList className="i i--18" aria-hidden="true" />
      </button>
    </Group>
  )
}

const WIDE = '(min-width: 1280px)'

/** Beside the grid where there is room; over it on smaller screens. */
function Side({ id, onClose }: { id: number | null; onClose: () => void }) {
  const isWide = useMediaQuery(WIDE)
  if (isWide)
    return (
      <aside className="card panel media-side" aria-label="Détails du fichier">
        {id === null ? (
          <section>
            <p className="muted">Choisissez un fichier pour le décrire, voir où il sert ou le remplacer.</p>
          </section>
        ) : (
          <MediaPanel key={id} id={id} onDeleted={onClose} />
        )}
      </aside>
    )
  return (
    <Drawer open={id !== null} onClose={onClose} title="Détails du fichier">
      <div className="panel media-side">
        {id !== null && <MediaPanel key={id} id={id} onDeleted={onClose} />}
      </div>
    </Drawer>
  )
}
