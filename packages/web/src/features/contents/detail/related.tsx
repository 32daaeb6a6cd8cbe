import { useQuery } from '@tanstack/react-query'
import type { ContentDetail } from '@kiosque/contract/wire/contents'
import { Awaited } from '../../../ui/skeleton.tsx'
import { ContentCard } from '../card/content-card.tsx'
import { placesOn } from '../placements/page-placements.ts'
import { placementQuery } from '../placements/placements.queries.ts'
import { railFor } from '../placements/rail.ts'
import { useSession } from '../../../lib/session.ts'
import '../placements/rail.css'

/** What the head office puts forward under this page has its own row: the same cards never come twice. */
export function Related({ content }: { content: ContentDetail }) {
  const isMember = useSession() !== null
  const rows = placesOn(content.url).filter(({ look }) => look === 'cards')
  const { data: forward = [], isLoading } = useQuery({
    ...placementQuery(rows.map(({ placement }) => placement)),
    enabled: isMember && rows.length > 0 && content.related.length > 0,
  })
  if (isLoading) return <Awaited />
  const related = content.related.filter(({ url }) => !forward.some((shown) => shown.url === url)).slice(0, 4)
  // One good row is better than two, of which the first is half empty.
  if (related.length === 0 || (forward.length > 0 && related.length < 3)) return null
  return (
    <section className="section no-print">
      <div className="section__head">
        <h2>À voir ensuite</h2>
      </div>
      <div className={railFor(related.length)}>
        {related.map((card) => (
          <ContentCard key={card.id} card={card} level={3} />
        ))}
      </div>
    </section>
  )
}
