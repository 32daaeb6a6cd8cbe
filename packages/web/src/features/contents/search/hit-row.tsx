import { IconDownload } from '@tabler/icons-react'
import { createElement } from 'react'
import { parisDay } from '@kiosque/contract/domain/dates'
import type { SearchHit } from '@kiosque/contract/wire/search'
import { useNow, useToday } from '../../../lib/use-now.ts'
import { factsOf as offerFactsOf } from '../../../parts/offer-facts.ts'
import { Ticket } from '../../../parts/ticket.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { AddSlot } from '../order/add-slot.tsx'
import { factsOf } from './found-facts.ts'
import { Marked } from './marked.tsx'
import { lookOf } from './palette/palette-lines.ts'

/** One thing found: what it is, its words that answer, and what one wants to know before opening it. */
export function HitRow({ hit }: { hit: SearchHit }) {
  const facts = factsOf(hit, useNow())
  const { icon, tone } = lookOf(hit.kind)
  const { file } = facts
  return (
    <article className="hit">
      <span className={tone === 'teal' ? 'ic' : `ic ic--${tone}`} aria-hidden="true">
        {createElement(icon, { className: 'i' })}
      </span>
      <div className="hit__body">
        <p className="over">
          {[...facts.words, hit.kind === 'event' ? null : facts.day].filter(Boolean).join(' · ')}
        </p>
        <h2>
          {file ? (
            <a className="cover" href={file.url} target="_blank" rel="noopener" data-native>
              <Marked text={hit.title_marked} />
              <span className="sr"> (nouvel onglet)</span>
            </a>
          ) : (
            <a className="cover" href={hit.url}>
              <Marked text={hit.title_marked} />
            </a>
          )}
        </h2>
        {hit.extract && (
          <p className="small muted">
            <Marked text={hit.extract} />
          </p>
        )}
      </div>
      <div className="hit__side">
        {facts.ticket && <Ticket discount={facts.ticket} />}
        {facts.price && <strong className="hit__price">{facts.price}</strong>}
        {hit.kind === 'promotional_offer' && (
          <AddSlot kind={hit.kind} id={hit.id} title={hit.title} facts={offerFactsOf(hit)} />
        )}
        {hit.kind === 'event' && <EventDay startsAt={hit.starts_at} words={facts.day} />}
        {file && (
          // The title already leads to the file: this is the same way, easier to see and to press.
          <span className="btn btn--outline btn--sm" aria-hidden="true">
            <IconDownload className="i i--18" />
            Télécharger
          </span>
        )}
      </div>
    </article>
  )
}

const SOON_DAYS = 7

function EventDay({ startsAt, words }: { startsAt: string | null; words: string | null }) {
  const today = useToday()
  if (startsAt === null || words === null) return null
  const inDays = Math.round((Date.parse(parisDay(startsAt)) - Date.parse(today)) / 86_400_000)
  return <Badge tone={inDays <= SOON_DAYS ? 'lime' : 'teal'}>{words}</Badge>
}
