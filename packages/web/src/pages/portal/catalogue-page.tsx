import { useQuery } from '@tanstack/react-query'
import { IconBook } from '@tabler/icons-react'
import { ROOMS } from '@kiosque/contract/kinds/better-life'
import { kinds, type FilterOf } from '@kiosque/contract/kinds/registry'
import { contentListQuery } from '../../features/contents/contents.queries.ts'
import { ContentList } from '../../features/contents/list/content-list.tsx'
import { useListAddress } from '../../features/contents/list/use-list-address.ts'
import { Ranges } from '../../features/contents/products/ranges.tsx'
import { Rooms } from '../../features/contents/products/rooms.tsx'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'

type Filter = FilterOf<'product'>

/** The rooms and their sub-ranges are chosen above the list: its column does not say them again. */
const ABOVE: readonly Filter[] = ['room', 'range_code']

/** S2-10: the network's own brand and the « Mieux vivre » range, by room. */
export function CataloguePage() {
  const controls = useListAddress(kinds.product)
  const all = useQuery(contentListQuery('product', { per_page: '1' }))
  const filters: Partial<Record<Filter, string[]>> = controls.address.filters
  const chosen = filters.room?.[0] ?? null
  const room = ROOMS.find(({ code }) => String(code) === chosen)
  return (
    <div className="wrap">
      <PageHead
        title={room ? 'Gamme Mieux vivre' : 'Catalogue'}
        intro={
          room ? 'Les aides techniques du maintien à domicile, pièce par pièce.' : kinds.product.labels.intro
        }
        crumbs={[
          { label: 'Accueil', href: '/' },
          ...(room
            ? [{ label: 'Catalogue', href: paths.catalogue() }, { label: room.label }]
            : [{ label: 'Catalogue' }]),
        ]}
        actions={
          <ButtonLink href={paths.catalogues()} icon={<IconBook className="i" aria-hidden="true" />}>
            Catalogues à feuilleter
          </ButtonLink>
        }
      />
      <Rooms
        facets={all.data?.meta.facets ?? {}}
        chosen={chosen}
        onChoose={(code) => controls.setOnly({ room: code ? [code] : [], range_code: [] })}
      />
      {room && (
        <Ranges
          room={room}
          chosen={filters.range_code?.[0] ?? null}
          onChoose={(code) => controls.setOnly({ range_code: code ? [code] : [] })}
        />
      )}
      <div style={{ marginTop: 28 }}>
        <ContentList kind={kinds.product} elsewhere={room ? ABOVE : ['room']} />
      </div>
    </div>
  )
}
