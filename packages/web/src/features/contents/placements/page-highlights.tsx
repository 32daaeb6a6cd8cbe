import { useQuery } from '@tanstack/react-query'
import type { PlacementKey } from '@kiosque/contract/domain/placements'
import type { Highlight } from '@kiosque/contract/wire/highlights'
import { contentQuery } from '../contents.queries.ts'
import { HighlightBand } from '../home/highlight-band.tsx'
import { HighlightCard } from '../home/highlight-card.tsx'
import { Awaited } from '../../../ui/skeleton.tsx'
import { nearTo, subjectOn } from './near-subject.ts'
import { hasFooterStrip, placesOn, type PlaceOnPage } from './page-placements.ts'
import { placementQuery } from '../placements.queries.ts'
import { railFor } from './rail.ts'
import '../parts/rail.css'
import './band.css'
import './placements.css'

const MOST_CARDS = 4

/** What the head office puts forward on this page. Under its content: it moves nothing when it arrives. */
export function PageHighlights({ pathname }: { pathname: string }) {
  const places = placesOn(pathname)
  return places.map((place) => <Place key={place.placement} place={place} pathname={pathname} />)
}

function Place({ place, pathname }: { place: PlaceOnPage; pathname: string }) {
  const { placement, look, title } = place
  const { data: all = [], isPending } = useQuery(placementQuery([placement]))
  const isNear = useSubject(place, pathname)
  // A page does not put itself forward.
  const data = all.filter((shown) => shown.url !== pathname && isNear(shown)).slice(0, MOST_CARDS)
  const [first] = data
  if (isPending) return <Awaited />
  if (!first) return null
  if (look === 'band')
    return (
      <div className="wrap placement no-print" data-placement={placement}>
        <HighlightBand shown={first} label={title} />
      </div>
    )
  return (
    <section className="wrap placement no-print" aria-label={title} data-placement={placement}>
      <div className="section__head">
        <h2>{title}</h2>
      </div>
      <div className={railFor(data.length)}>
        {data.map((shown) => (
          <HighlightCard key={shown.id} shown={shown} />
        ))}
      </div>
    </section>
  )
}

/** Products beside another are of the same subject, or none at all. Their page asks for it; here one looks on. */
function useSubject({ placement }: PlaceOnPage, pathname: string): (shown: Highlight) => boolean {
  const subject = placement === 'related_product' ? subjectOn(pathname) : null
  // With the page's own options: an observer gives its query those it has, and a page that is not there must say so.
  const { data } = useQuery({
    ...contentQuery(subject?.kind ?? 'product', subject?.reference ?? ''),
    enabled: false,
    throwOnError: false,
  })
  if (subject === null) return () => true
  return data === undefined ? () => false : nearTo(data)
}

/** A strip above the footer (placement 33). */
export function FooterHighlight({ pathname }: { pathname: string }) {
  return hasFooterStrip(pathname) ? <FooterStrip pathname={pathname} /> : null
}

function FooterStrip({ pathname }: { pathname: string }) {
  const { data = [], isPending } = useQuery(placementQuery(['footer_banner' satisfies PlacementKey]))
  const first = data.find((shown) => shown.url !== pathname)
  if (isPending) return <Awaited />
  if (!first) return null
  return (
    <div className="wrap placement no-print" data-placement="footer_banner">
      <HighlightBand shown={first} />
    </div>
  )
}
