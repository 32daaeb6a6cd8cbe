import { useQuery } from '@tanstack/react-query'
import { kinds } from '@kiosque/contract/kinds/registry'
import { paths } from '../../../lib/paths.ts'
import { useCurrentInSight } from '../../../lib/use-current-in-sight.ts'
import { CAMPAIGN_KINDS, type Campaign } from '../kinds/campaign-kinds.ts'
import { kindView } from '../kinds/kind-views.ts'
import { campaignCountsQuery } from './campaign-lists.queries.ts'

/** The three kinds, and all of them together; beside each, how many run or come. */
export function CampaignTabs({ current }: { current: Campaign | null }) {
  const { data: counts } = useQuery(campaignCountsQuery(CAMPAIGN_KINDS))
  const all = counts?.reduce((sum, one) => sum + one, 0)
  const bar = useCurrentInSight(current)
  return (
    <nav className="seg" ref={bar} aria-label="Type de campagne">
      <Tab href={paths.campaigns()} label="Toutes" total={all} isCurrent={current === null} />
      {CAMPAIGN_KINDS.map((key, index) => (
        <Tab
          key={key}
          href={kinds[key].route}
          label={kindView(key).short ?? kinds[key].labels.plural}
          total={counts?.[index]}
          isCurrent={key === current}
        />
      ))}
    </nav>
  )
}

type TabProps = { href: string; label: string; total: number | undefined; isCurrent: boolean }

/** The place of its number is kept until the number is known. */
function Tab({ href, label, total, isCurrent }: TabProps) {
  return (
    <a href={href} aria-current={isCurrent ? 'page' : undefined}>
      {label}
      <small className="num seg__count">{total}</small>
    </a>
  )
}
