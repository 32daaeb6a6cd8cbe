import type { ReactNode } from 'react'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { ContentDetail } from '@kiosque/contract/wire/contents'
import { useCounterMode } from '../../../lib/counter.ts'
import { bodyOf } from '../own-fields.ts'
import { FileList } from '../parts/file-link.tsx'
import { Picture } from '../parts/picture.tsx'
import { PICTURE_SIZES } from '../parts/picture-source.ts'
import { RichText } from '../../../parts/rich-text/rich-text.tsx'
import { DetailActions } from './detail-actions.tsx'
import { DetailFrame } from './detail-frame.tsx'
import './sheet-detail.css'

type SheetProps = {
  kind: Kind
  content: ContentDetail
  meta: ReactNode
  /** Directly under the text: facts, steps, tables. */
  children?: ReactNode
  /** The box of the side column: price, answer, download. */
  box?: ReactNode
  aside?: ReactNode
  /** Replaces the picture: a player, say. */
  hero?: ReactNode
  /** The picture shows a product: it is shown whole. */
  isPack?: boolean
  /** It has a price: the box that says it comes right after the picture on a phone, and beside it on paper. */
  isSold?: boolean
  /** For the style sheet of a kind whose paper differs. */
  className?: string
  /** Attachments that already have a place of their own. */
  shown?: readonly (number | undefined)[]
}

/** A content that is used: picture, text and figures at left, what to do at right. */
export function SheetDetail({
  kind,
  content,
  meta,
  children,
  box,
  aside,
  hero,
  isPack,
  isSold = false,
  className = '',
  shown = [],
}: SheetProps) {
  const isCounter = useCounterMode()
  const html = bodyOf(kind, content)
  return (
    <DetailFrame kind={kind} content={content} meta={meta}>
      <div className={`split split--offer split--${isSold ? 'sold' : 'print'} ${className}`.trim()}>
        <div className="stack" style={{ '--gap': '32px' } as React.CSSProperties}>
          {hero ?? (
            <div className={isSold ? 'sheet-cover' : 'sheet-cover no-print'}>
              <Picture
                file={content.cover}
                seed={content.id}
                of={content}
                sizes={PICTURE_SIZES.sheet}
                columns={8}
                rows={3}
                eager
                whole={isPack === true}
              />
            </div>
          )}
          {(html || content.excerpt) && <RichText html={html} intro={content.excerpt} />}
          {children}
          <FileList
            files={content.attachments.filter((file) => !shown.includes(file.id))}
            title="Pièces jointes"
          />
        </div>
        <aside className="stack" style={{ '--gap': '16px' } as React.CSSProperties}>
          {box && <div className="card buybox">{box}</div>}
          {aside}
          {!isCounter && (
            <div className="card card--pad no-print">
              <DetailActions content={content} />
            </div>
          )}
        </aside>
      </div>
    </DetailFrame>
  )
}
