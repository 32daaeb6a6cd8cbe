import type { ReactNode } from 'react'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { ContentCard } from '@kiosque/contract/wire/contents'
import type { FileRef } from '@kiosque/contract/wire/files'
import type { Highlight } from '@kiosque/contract/wire/highlights'
import { formatDate } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Picture } from '../parts/picture.tsx'
import { coverWords } from './highlight-card.tsx'
import { POSTS } from './home-blocks.ts'
import '../../../parts/card-shapes.css'

export interface Post {
  key: string
  highlight: number | null
  title: string
  /** Of the content: its cover, where one has to be made, shows what it is about. */
  kind: string
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
    ...coverWords(shown),
    url: shown.url ?? '/news',
    text: shown.text,
    image: shown.image ? { ...shown.image, alt: shown.alt } : null,
    seed: shown.item_id ?? shown.id,
    // Among articles, something else says what it is.
    category: item.kind === 'news' ? (item.category?.label ?? null) : (kindName(item.kind) ?? null),
    date: item.kind === 'news' ? (item.published_at ?? null) : null,
  }
}

const ofCard = (card: ContentCard): Post => ({
  key: card.url,
  highlight: null,
  title: card.title,
  kind: card.kind,
  url: card.url,
  text: card.excerpt,
  image: card.cover,
  seed: card.id,
  category: card.category?.label ?? null,
  date: card.published_at,
})

const kindName = (key: string | undefined) => kindOf(key ?? '')?.labels.singular

/** What the head office puts first, then the latest. */
export const postsOf = (chosen: readonly Highlight[], latest: readonly ContentCard[]): Post[] => [
  ...chosen.map(ofHighlight),
  ...latest.map(ofCard),
]

/** One large article, three beside it, and the agenda in the last column. */
export function HomeNews({ posts, aside }: { posts: readonly Post[]; aside: ReactNode }) {
  const [lead, ...rest] = posts
  const others = rest.slice(0, POSTS - 1)
  if (!lead) return null
  return (
    <div className="home-news">
      <article className="card card--link post post--lead" {...mark(lead)}>
        <div className="media">
          <Picture file={lead.image} seed={lead.seed} of={lead} sizes="(min-width: 1280px) 40vw, 100vw" />
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
      {others.length > 0 && <PostRows posts={others} />}
      {aside}
    </div>
  )
}

/** Articles in a column, each with its small picture. */
export function PostRows({ posts }: { posts: readonly Post[] }) {
  return (
    <div className="stack">
      {posts.map((post) => (
        <article key={post.key} className="card card--link post" {...mark(post)}>
          <div className="media">
            <Picture file={post.image} seed={post.seed} of={post} sizes="112px" columns={4} rows={4} />
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
