import { ArticleDetail } from '../detail/article-detail.tsx'
import type { DetailProps } from '../kinds/detail-props.ts'

/** Reference pages: legal notices, personal data, about us. */
export function PageDetail({ kind, content }: DetailProps<'page'>) {
  return <ArticleDetail kind={kind} content={content} />
}
