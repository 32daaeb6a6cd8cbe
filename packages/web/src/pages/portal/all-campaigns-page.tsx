import { CampaignOverview } from '../../features/contents/campaigns/campaign-overview.tsx'
import { CampaignTabs } from '../../features/contents/campaigns/campaign-tabs.tsx'
import { CAMPAIGN_KINDS } from '../../features/contents/kinds/campaign-kinds.ts'
import { YearStrip } from '../../features/contents/kind-details/monthly-animation-year.tsx'
import { paths } from '../../lib/paths.ts'
import { PageHead } from '../../ui/page-head.tsx'

/** S2-27, S2-29, S2-31: the three kinds of campaign in one look, the year of the network above them. */
export function AllCampaignsPage() {
  return (
    <div className="wrap">
      <PageHead
        title="Campagnes"
        intro="Ce que le réseau anime avec vous&nbsp;: opérations ponctuelles, fidélité et thème du mois."
        crumbs={[{ label: 'Accueil', href: paths.home() }, { label: 'Campagnes' }]}
        actions={<CampaignTabs current={null} />}
      />
      <YearStrip />
      <CampaignOverview kinds={CAMPAIGN_KINDS} empty="Aucune campagne pour le moment." />
    </div>
  )
}
