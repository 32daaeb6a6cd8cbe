import type { ReactNode } from 'react'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { ContentDetail } from '@kiosque/contract/wire/contents'
import { count, formatDate } from '../../../lib/format.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { bodyOf } from '../own-fields.ts'
import { FileList } from '../parts/file-link.tsx'
import { Picture } from '../parts/picture.tsx'
import { PICTURE_SIZES } from '../parts/picture-source.ts'
import { RichText } from '../../../parts/rich-text/rich-text.tsx'
import { DetailActions } from './detail-actions.tsx'
import { DetailFrame } from './detail-frame.tsx'
import { TableOfContents } from './table-of-contents.tsx'

type ArticleProps = {
  kind: Kind
  content: ContentDetail
  /** What is specific to the kind, between the text and the documents. */
  children?: ReactNode
  /** Cards of the side column, above the actions. */
  aside?: ReactNode
  /** A drawing beside the theme. */
  glyph?: ReactNode
  /** Extra badges above the title. */
  badges?: ReactNode
}

/** A content that is read: summary at left, text in the middle, author and actions at right. */
export function ArticleDetail({ kind, content, children, aside, glyph, badges }: ArticleProps) {
  const html = bodyOf(kind, content)
  return (
    <DetailFrame
      kind={kind}
      content={content}
      meta={<Meta kind={kind} content={content} glyph={glyph} badges={badges} />}
    >
      <div className="reading">
        <div className="article-cover">
          <Picture
            file={content.cover}
            seed={content.id}
            of={content}
            sizes={PICTURE_SIZES.article}
            columns={10}
            rows={3}
            eager
          />
        </div>
        <TableOfContents headings={content.headings} />
        <article className="stack" style={{ '--gap': '28px' } as React.CSSProperties}>
          {(html || content.excerpt) && <RichText html={html} intro={content.excerpt} />}
          {children}
          <FileList files={content.attachments} title="À télécharger" />
        </article>
        <aside className="stack" style={{ '--gap': '16px' } as React.CSSProperties}>
          {aside}
          <div className="card card--pad">
            {content.author && <Author author={content.author} />}
            <DetailActions content={content} />
          </div>
        </aside>
      </div>
    </DetailFrame>
  )
}

function Meta({ kind, content, glyph, badges }: Omit<ArticleProps, 'children' | 'aside'>) {
  return (
    <>
      <Badge tone="teal" icon={glyph}>
        {content.category?.label ?? kind.labels.singular}
      </Badge>
      {badges}
      {content.laboratory && <span>{content.laboratory.name}</span>}
      {content.published_at && <span>Publié le {formatDate(content.published_at)}</span>}
      {content.reading_minutes > 0 && <span>{count(content.reading_minutes, 'min', 'min')} de lecture</span>}
    </>
  )
}

function Author({ author }: { author: NonNullable<ContentDetail['author']> }) {
  return (
    <>
      <div className="row row--nw">
        <Avatar name={author.name} tone="green" />
        <div>
          <b>{author.name}</b>
          <p className="small muted">{author.role}</p>
        </div>
      </div>
      <hr className="hr" style={{ margin: '16px 0' }} />
    </>
  )
}
