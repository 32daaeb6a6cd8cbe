import { lazy, Suspense } from 'react'
import { optionLabel } from '@kiosque/contract/kinds/fields/choice-parts'
import { kinds } from '@kiosque/contract/kinds/registry'
import { formatDate } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ArticleDetail } from '../detail/article-detail.tsx'
import type { DetailProps } from './detail-props.ts'

const RequiredReadingBox = lazy(() =>
  import('../detail/required-reading.tsx').then((module) => ({ default: module.RequiredReadingBox })),
)

const FIELDS = kinds.news.fields

export function NewsDetail({ kind, content }: DetailProps<'news'>) {
  const readBefore = content.read_before
  const lists = [
    { title: 'Pour se former', cards: content.learn_with },
    { title: 'À lire aussi', cards: content.related_posts },
  ].filter(({ cards }) => cards.length > 0)
  return (
    <ArticleDetail
      kind={kind}
      content={content}
      badges={
        <>
          <Badge>{optionLabel(FIELDS.post_type.options, content.post_type) ?? kind.labels.singular}</Badge>
          {content.must_read && (
            <Badge tone="warn">
              Lecture obligatoire{readBefore ? ` avant le ${formatDate(readBefore)}` : ''}
            </Badge>
          )}
        </>
      }
      aside={
        lists.length > 0 && (
          <>
            {lists.map(({ title, cards }) => (
              <div key={title} className="card card--pad">
                <h2 className="h4" style={{ marginBottom: 8 }}>
                  {title}
                </h2>
                <ul className="stack" style={{ '--gap': '8px' } as React.CSSProperties}>
                  {cards.map((card) => (
                    <li key={card.id}>
                      <a className="link" href={card.url}>
                        {card.title}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </>
        )
      }
    >
      {content.must_read && (
        <Suspense fallback={null}>
          <RequiredReadingBox contentId={content.id} />
        </Suspense>
      )}
    </ArticleDetail>
  )
}
