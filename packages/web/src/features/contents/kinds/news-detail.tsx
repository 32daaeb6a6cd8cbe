import { choiceOf, flagOf, listOf, textOf } from '../own-fields.ts'
import type { ContentCard as Card } from '@kiosque/contract/wire/contents'
import { formatDate } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ArticleDetail } from '../detail/article-detail.tsx'
import type { DetailProps } from './detail-props.ts'

export function NewsDetail({ kind, content }: DetailProps) {
  const readBefore = textOf(content, 'read_before')
  const posts = listOf<Card>(content, 'related_posts')
  return (
    <ArticleDetail
      kind={kind}
      content={content}
      badges={
        <>
          <Badge>{choiceOf(kind, content, 'post_type') ?? kind.labels.singular}</Badge>
          {flagOf(content, 'must_read') && (
            <Badge tone="warn">
              Lecture obligatoire{readBefore ? ` avant le ${formatDate(readBefore)}` : ''}
            </Badge>
          )}
        </>
      }
      aside={
        posts.length > 0 && (
          <div className="card card--pad">
            <h2 className="h4" style={{ marginBottom: 8 }}>
              À lire aussi
            </h2>
            <ul className="stack" style={{ '--gap': '8px' } as React.CSSProperties}>
              {posts.map((post) => (
                <li key={post.id}>
                  <a className="link" href={post.url}>
                    {post.title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )
      }
    />
  )
}
