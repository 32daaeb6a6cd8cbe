import { useQuery } from '@tanstack/react-query'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { KindKey } from '@kiosque/contract/kinds/registry'
import type { ContentCard as Card, ContentDetail } from '@kiosque/contract/wire/contents'
import { Awaited } from '../../../ui/skeleton.tsx'
import { ContentCard } from '../card/content-card.tsx'
import { contentListQuery } from '../contents.queries.ts'
import { nearTo } from '../placements/near-subject.ts'
import { placesOn } from '../placements/page-placements.ts'
import { placementQuery } from '../placements.queries.ts'
import { railFor } from '../placements/rail.ts'
import { useCounterMode } from '../../../lib/counter.ts'
import { useSession } from '../../../lib/session.ts'
import '../parts/rail.css'

const SHOWN = 4

/** What the head office puts forward under this page has its own row: the same cards never come twice. */
export function Related({ kind, content }: { kind: Kind; content: ContentDetail }) {
  const isMember = useSession() !== null
  const rows = placesOn(content.url).filter(({ look }) => look === 'cards')
  // A list with a tab of what runs has something to go on with, where few others resemble this one.
  const goesOn = kind.has_phase_tabs === true
  const { data: placed = [], isLoading } = useQuery({
    ...placementQuery(rows.map(({ placement }) => placement)),
    enabled: isMember && rows.length > 0 && (content.related.length > 0 || goesOn),
  })
  // Those of another subject are not drawn below: they hide nothing here.
  const forward = placed.filter(
    (shown) => shown.placement_key !== 'related_product' || nearTo(content)(shown),
  )
  const near = content.related.filter(({ url }) => !forward.some((shown) => shown.url === url))
  const isCounter = useCounterMode()
  const others = useRunning(kind.key as KindKey, isMember && goesOn && !isCounter && near.length < SHOWN)
  if (isLoading || others === null) return <Awaited />
  const known = new Set([content.url, ...near.map(({ url }) => url), ...forward.map(({ url }) => url)])
  const shown = [...near, ...others.filter(({ url }) => !known.has(url))].slice(0, SHOWN)
  // One good row is better than two, of which the first is half empty.
  if (shown.length === 0 || (forward.length > 0 && shown.length < 3)) return null
  return (
    <section className="section no-print">
      <div className="section__head">
        <h2>
          {shown.length > near.length
            ? `D’autres ${kind.labels.plural.toLowerCase()} en cours`
            : 'À voir ensuite'}
        </h2>
      </div>
      <div className={railFor(shown.length)}>
        {shown.map((card) => (
          <ContentCard key={card.id} card={card} level={3} />
        ))}
      </div>
    </section>
  )
}

/** Those of its kind that run, the first to end first; null until they are known. */
function useRunning(kind: KindKey, isWanted: boolean): readonly Card[] | null {
  const { data, isLoading } = useQuery({
    ...contentListQuery(kind, { phase: 'current', per_page: '8' }),
    enabled: isWanted,
    throwOnError: false,
  })
  if (isLoading) return null
  return isWanted ? (data?.data ?? []) : []
}
