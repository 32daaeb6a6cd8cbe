import type { ReactNode } from 'react'
import type { ContentCard } from '@kiosque/contract/wire/contents'
import type { FileRef } from '@kiosque/contract/wire/files'
import type { Highlight } from '@kiosque/contract/wire/highlights'
import { formatDate } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Picture } from '../parts/picture.tsx'
import '../../../parts/card-shapes.css'

const SHOWN = 4

interface Post {
  key: string
  highlight: number | null
  title: string
  url: string
  text: string
  image: FileRef | null
  seed: number
  category: string | null
  date: string | null
}

function ofHighlight(shown: Highlight): Post {
  const item = shown.highlightable
  return {
    key: shown.url ?? `h${shown.id}`,
    highlight: shown.id,
    title: shown.title,
    url: shown.url ?? '/news',
    text: shown.text,
    image: shown.image ? { ...shown.image, alt: shown.alt } : null,
    seed: shown.item_id ?? shown.id,
    category: item.category?.label ?? null,
    date: item.published_at ?? null,
  }
}

const ofCard = (card: ContentCard): Post => ({
  key: card.url,
  highlight: null,
  title: card.title,
  url: card.url,
  text: card.excerpt,
  image: card.cover,
  seed: card.id,
  category: card.category?.label ?? null,
  date: card.published_at,
})

/** What the head office puts first, then the latest; nothing twice. */
export function postsOf(chosen: readonly Highlight[], latest: readonly ContentCard[]): Post[] {
  const posts = [...chosen.map(ofHighlight), ...latest.map(ofCard)]
  return posts.filter((post, at) => posts.findIndex(({ key }) => key === post.key) === at).slice(0, SHOWN)
}

/** One large article, three beside it, and the month of the network in the last column. */
export function HomeNews({ posts, aside }: { posts: readonly Post[]; aside: ReactNode }) {
  const [lead, ...others] = posts
  if (!lead) return null
  return (
    <div className="home-news">
      <article className="card card--link post post--lead" {...mark(lead)}>
        <div className="media">
          <Picture file={lead.image} seed={lead.seed} sizes="(min-width: 1280px) 40vw, 100vw" />
        </div>
        <div className="post__body">
          <Meta post={lead} />
          <h3>
            <a className="cover" href={lead.url}>
              {lead.title}
            </a>
          </h3>
          <p className="muted clamp-3">{lead.text}</p>
        </div>
      </article>
      <div className="stack">
        {others.map((post) => (
          <article key={post.key} className="card card--link post" {...mark(post)}>
            <div className="media">
              <Picture file={post.image} seed={post.seed} sizes="112px" columns={4} rows={4} />
            </div>
            <div>
              <Meta post={post} />
              <h3>
                <a className="cover" href={post.url}>
                  {post.title}
                </a>
              </h3>
            </div>
          </article>
        ))}
      </div>
      {aside}
    </div>
  )
}

const mark = ({ highlight }: Post) => (highlight === null ? {} : { 'data-highlight': highlight })

function Meta({ post }: { post: Post }) {
  return (
    <p className="meta">
      {post.category && <Badge tone="teal">{post.category}</Badge>}
      {post.date && <span>{formatDate(post.date)}</span>}
    </p>
  )
}

/** « Le mois du réseau » (placement 6). */
export function MonthlyNews({ items }: { items: readonly Highlight[] }) {
  if (items.length === 0) return null
  return (
    <section className="card card--pad" aria-labelledby="mois">
      <h2 id="mois" className="h3" style={{ marginBottom: 12 }}>
        Le mois du réseau
      </h2>
      <ul className="agenda-list">
        {items.map((item) => (
          <li key={item.id} data-highlight={item.id}>
            {item.url ? (
              <a href={item.url}>
                <b>{item.title}</b>
              </a>
            ) : (
              <b>{item.title}</b>
            )}
            {item.text && <p className="small muted clamp-2">{item.text}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
