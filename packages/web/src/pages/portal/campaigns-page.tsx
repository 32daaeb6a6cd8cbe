import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { kinds } from '@kiosque/contract/kinds/registry'
import type { KnownKind } from '@kiosque/contract/kinds/registry'
import type { Campaign } from '../../features/contents/kinds/detail-props.ts'
import { CampaignOverview } from '../../features/contents/campaigns/campaign-overview.tsx'
import { CampaignTabs } from '../../features/contents/campaigns/campaign-tabs.tsx'
import { kindView } from '../../features/contents/kinds/kind-views.ts'
import { ContentList } from '../../features/contents/list/content-list.tsx'
import { writeListAddress } from '../../features/contents/list/list-address.ts'
import { ListSearch } from '../../features/contents/list/list-search.tsx'
import { useListAddress } from '../../features/contents/list/use-list-address.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import '../../ui/styles/lists.css'

/** S2-27, S2-29, S2-31: an overview by phase; words, filters or a page in the address show the list instead. */
function CampaignsPage({ kind: key }: { kind: Campaign }) {
  const kind: KnownKind<Campaign> = kinds[key]
  const { overview: Overview } = kindView(key)
  const controls = useListAddress(kind)
  const isPlain = writeListAddress(kind, controls.address) === ''
  return (
    <div className="wrap">
      <PageHead
        title={kind.labels.plural}
        intro={kind.labels.intro}
        crumbs={[
          { label: 'Accueil', href: paths.home() },
          { label: 'Campagnes', href: paths.campaigns() },
          { label: kind.labels.plural },
        ]}
        actions={<CampaignTabs current={key} />}
      />
      {isPlain ? (
        <>
          <div className="toolbar toolbar--list no-print">
            <ListSearch value="" label={`Rechercher dans ${kind.labels.plural}`} onSearch={controls.setQ} />
            <ButtonLink
              size="sm"
              className="ml-auto"
              href={`${kind.route}?phase=current,coming,past`}
              icon={<IconAdjustmentsHorizontal className="i" aria-hidden="true" />}
            >
              Filtrer et trier
            </ButtonLink>
          </div>
          {Overview && <Overview />}
          <CampaignOverview kinds={[key]} empty={kind.labels.empty} />
        </>
      ) : (
        <ContentList kind={kind} />
      )}
    </div>
  )
}

export const pageOf = (kind: Campaign) => () => <CampaignsPage kind={kind} />
