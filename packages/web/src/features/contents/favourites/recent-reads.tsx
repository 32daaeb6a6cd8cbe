import { useQuery } from '@tanstack/react-query'
import { IconFileText } from '@tabler/icons-react'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { ContentCard } from '@kiosque/contract/wire/contents'
import { Awaited } from '../../../ui/skeleton.tsx'
import { overline } from '../card/overline.ts'
import { kindView } from '../kinds/kind-views.ts'
import { recentQuery } from './favourites.queries.ts'
import './recent-reads.css'

/** What one read last, to find it again without having kept it. */
export function RecentReads() {
  const { data, isPending } = useQuery(recentQuery)
  // What follows is not drawn before it is known whether this stands above it.
  if (isPending) return <Awaited />
  if (!data || data.data.length === 0) return null
  return (
    <section className="section" aria-labelledby="lus-recemment">
      <div className="section__head">
        <h2 id="lus-recemment">Lus récemment</h2>
      </div>
      <ul className="recent-reads card">
        {data.data.map((card) => (
          <Line key={card.id} card={card} />
        ))}
      </ul>
    </section>
  )
}

function Line({ card }: { card: ContentCard }) {
  const kind = kindOf(card.kind)
  if (!kind) return null
  const { icon: Icon = IconFileText } = kindView(kind.key)
  return (
    <li>
      <a href={card.url}>
        <span className="ic">
          <Icon className="i" aria-hidden="true" />
        </span>
        <span>
          <b>{card.title}</b>
          <small className="muted">{overline(kind, card)}</small>
        </span>
      </a>
    </li>
  )
}
