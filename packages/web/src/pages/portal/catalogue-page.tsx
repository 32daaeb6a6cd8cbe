import { useQuery } from '@tanstack/react-query'
import { IconBook } from '@tabler/icons-react'
import { kinds } from '@kiosque/contract/kinds/registry'
import { contentListQuery } from '../../features/contents/contents.queries.ts'
import { ContentList } from '../../features/contents/list/content-list.tsx'
import { useListAddress } from '../../features/contents/list/use-list-address.ts'
import { Rooms } from '../../features/contents/products/rooms.tsx'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'

/** S2-10: the network's own brand and the « Mieux vivre » range, by room. */
export function CataloguePage() {
  const controls = useListAddress(kinds.product)
  const all = useQuery(contentListQuery('product', { per_page: '1' }))
  const chosen = controls.address.filters['room']?.[0] ?? null
  return (
    <div className="wrap">
      <PageHead
        title="Catalogue"
        intro={kinds.product.labels.intro}
        crumbs={[{ label: 'Accueil', href: '/' }, { label: 'Catalogue' }]}
        actions={
          <ButtonLink href={paths.catalogues()} icon={<IconBook className="i" aria-hidden="true" />}>
            Catalogues à feuilleter
          </ButtonLink>
        }
      />
      <Rooms
        facets={all.data?.meta.facets ?? {}}
        chosen={chosen}
        onChoose={(code) => controls.setOnly('room', code ? [code] : [])}
      />
      <div style={{ marginTop: 28 }}>
        <ContentList kind={kinds.product} />
      </div>
    </div>
  )
}
