import { useQuery } from '@tanstack/react-query'
import { IconNews } from '@tabler/icons-react'
import { formatDate } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { LineSkeletons } from '../../../ui/skeleton.tsx'
import { contentListQuery } from '../contents.queries.ts'
import { useMarks } from '../marks.queries.ts'

/** The latest news not read yet; all read is said, not left blank. */
export function UnreadNews() {
  const { data } = useQuery(contentListQuery('news', { per_page: '20', sort: 'recent' }))
  const { isRead } = useMarks()
  const unread = data?.data.filter((card) => !isRead(card.id)) ?? []
  return (
    <section className="card card--pad">
      <div className="card__head">
        <h2 className="h3">À lire</h2>
        <a className="more" href={paths.news()}>
          Tout voir
        </a>
      </div>
      {!data && <LineSkeletons count={4} />}
      {data && unread.length === 0 && <p className="muted">Vous êtes à jour. Bonne journée au comptoir.</p>}
      <ul className="stack" style={{ '--gap': '14px' } as React.CSSProperties}>
        {unread.slice(0, 4).map((card) => (
          <li key={card.id} className="row row--nw" style={{ alignItems: 'flex-start' }}>
            <span className="ic" aria-hidden="true">
              <IconNews className="i" />
            </span>
            <span className="grow">
              <a href={card.url}>
                <b>{card.title}</b>
              </a>
              {card.published_at && <small className="small muted"> {formatDate(card.published_at)}</small>}
            </span>
            <span className="unread" role="img" aria-label="Non lu" />
          </li>
        ))}
      </ul>
    </section>
  )
}
