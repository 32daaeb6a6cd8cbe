import { useQuery } from '@tanstack/react-query'
import { managesTeam } from '@kiosque/contract/domain/roles'
import { kinds } from '@kiosque/contract/kinds/registry'
import { standingsQuery } from '../../features/agreements/agreements.queries.ts'
import { StandingLine } from '../../features/agreements/standing-line.tsx'
import { StandingsOverview } from '../../features/agreements/standings-overview.tsx'
import { ContentCard } from '../../features/contents/card/content-card.tsx'
import { writeListAddress } from '../../features/contents/list/list-address.ts'
import { ContentList } from '../../features/contents/list/content-list.tsx'
import { ListPageHead } from '../../features/contents/list/list-page-head.tsx'
import { useListAddress } from '../../features/contents/list/use-list-address.ts'
import { useCounterMode } from '../../lib/counter.ts'
import { useSignedIn } from '../../lib/session.ts'
import { LineSkeletons } from '../../ui/skeleton.tsx'

/** S2-42: where an owner stands with each laboratory, then the agreements themselves. */
export function PerformancesPage() {
  const kind = kinds.performance
  const { account } = useSignedIn()
  const isCounter = useCounterMode()
  const { address } = useListAddress(kind)
  const isPlain = writeListAddress(kind, address) === ''
  const isOwner = account?.drugstore != null && managesTeam(account.type) && !isCounter
  const isOverview = isOwner && isPlain
  // The list stands under the figures, however many lines they have: it is drawn once they are there.
  const { data: own, isLoading } = useQuery({ ...standingsQuery, throwOnError: false, enabled: isOwner })
  const thisYear = Math.max(...(own?.data ?? []).map(({ year }) => year))
  const standingOf = (id: number) => own?.data.find(({ content_id }) => content_id === id)
  return (
    <div className="wrap">
      <ListPageHead kind={kind} area="Accords annuels" />
      {isOverview && <StandingsOverview />}
      {isOverview && !isLoading && <h2 className="standings__next">Tous les accords</h2>}
      {isOverview && isLoading ? (
        <LineSkeletons count={6} />
      ) : (
        <ContentList
          kind={kind}
          layout={(cards) => (
            <div className="grid grid--3">
              {cards.map((card) => {
                const row = standingOf(card.id)
                const chip = row && <StandingLine row={row} isOver={row.year < thisYear} />
                return <ContentCard key={card.id} card={card} chip={chip} />
              })}
            </div>
          )}
        />
      )}
    </div>
  )
}
