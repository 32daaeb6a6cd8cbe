import { IconFileZip } from '@tabler/icons-react'
import { useState } from 'react'
import { kinds } from '@kiosque/contract/kinds/registry'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import { useSaveArchive } from '../../features/contents/archive.queries.ts'
import { AssetWall } from '../../features/contents/gallery/asset-wall.tsx'
import { assetsOf, totalSize, typesOf } from '../../features/contents/gallery/gallery-assets.ts'
import { WallSkeleton } from '../../features/contents/gallery/wall-skeleton.tsx'
import { Viewer } from '../../features/contents/gallery/viewer.tsx'
import type { ListOfKind } from '../../features/contents/contents.queries.ts'
import { ContentList } from '../../features/contents/list/content-list.tsx'
import { ListPageHead } from '../../features/contents/list/list-page-head.tsx'
import { count, formatSize } from '../../lib/format.ts'
import { useListState } from '../../lib/list-state.ts'
import { go } from '../../lib/navigation.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Group } from '../../ui/group.tsx'
import { Announcement } from '../../ui/announcement.tsx'

/** Albums asked for at once: all of their visuals stand on one wall. */
const ALBUMS = 48

/** What stands on the wall, and in how many albums, which is what the filters count. */
function wallText({ data, meta }: ListOfKind<'gallery'>): string {
  const albums = count(meta.total, 'album')
  return meta.last_page > 1 ? albums : `${count(assetsOf(data).length, 'visuel')} en ${albums}`
}

/** S2-16: assets of every album on one wall, chosen several at once. */
export function GalleryPage() {
  return (
    <div className="wrap">
      <ListPageHead kind={kinds.gallery} area="Services" />
      <ContentList
        kind={kinds.gallery}
        perPage={ALBUMS}
        // What a visual is for is chosen above the wall, where visuals are counted, not their albums.
        elsewhere={['asset_type']}
        totalOf={wallText}
        waiting={<WallSkeleton />}
        layout={(cards) => <Wall albums={cards} />}
      />
    </div>
  )
}

function Wall({ albums }: { albums: CardOf<'gallery'>[] }) {
  const all = assetsOf(albums)
  const types = typesOf(all)
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  const { search, filters, set, hrefWith } = useListState(['support'])
  // A type that is not on this wall, left by other filters, hides nothing.
  const type = types.find(([one]) => one === filters.support)?.[0]
  const assets = type === undefined ? all : all.filter((asset) => asset.type === type)
  const hrefOf = (index: number) => hrefWith({ visuel: String(assets[index]?.file.id ?? '') })
  const open = assets.findIndex(({ file }) => String(file.id) === search['visuel'])
  const chosen = all.filter((asset) => picked.has(asset.file.id))
  const toggle = (id: number) =>
    setPicked((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  return (
    <>
      {types.length > 1 && (
        <Group className="hscroll no-print asset-types" aria-label="Support">
          <Chip pressed={type === undefined} onClick={() => set({ support: undefined })}>
            Tous les visuels
          </Chip>
          {types.map(([one, total]) => (
            <Chip key={one} pressed={type === one} onClick={() => set({ support: one })}>
              {one} <span className="muted">{total}</span>
            </Chip>
          ))}
        </Group>
      )}
      <AssetWall assets={assets} picked={picked} onPick={toggle} onOpen={(index) => go(hrefOf(index))} />
      {chosen.length > 0 && (
        <SelectionBar
          ids={[...new Set(chosen.map(({ file }) => file.id))]}
          size={totalSize(chosen)}
          onClear={() => setPicked(new Set())}
        />
      )}
      {open !== -1 && (
        <Viewer
          assets={assets}
          index={open}
          href={hrefOf(open)}
          onMove={(index) => go(hrefOf(index), { replace: true })}
          onClose={() => go(hrefWith({ visuel: undefined }), { replace: true })}
        />
      )}
    </>
  )
}

function SelectionBar({ ids, size, onClear }: { ids: number[]; size: number; onClear: () => void }) {
  const archive = useSaveArchive('galerie.zip')
  const once = useOneAtATime()
  return (
    <section className="gallery-bar on-dark no-print" aria-label="Sélection">
      <Announcement as="strong">
        {count(ids.length, 'visuel')}, {formatSize(size)}
      </Announcement>
      <Button
        className="ml-auto"
        variant="primary"
        loading={archive.isPending}
        loadingLabel="Préparation…"
        icon={<IconFileZip className="i" aria-hidden="true" />}
        onClick={() => void once(() => archive.mutateAsync(ids))}
      >
        Télécharger le ZIP
      </Button>
      <Button variant="light" onClick={onClear}>
        Annuler
      </Button>
    </section>
  )
}
