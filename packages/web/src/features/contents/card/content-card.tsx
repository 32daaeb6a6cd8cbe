import { lazy, Suspense, type ReactNode } from 'react'
import type { ContentCard as Card } from '@kiosque/contract/wire/contents'
import { kindOf } from '@kiosque/contract/kinds/registry'
import { FavouriteButton } from '../parts/favourite-button.tsx'
import { CompanyMark } from '../../../parts/company-mark.tsx'
import { Picture } from '../parts/picture.tsx'
import { PICTURE_SIZES } from '../parts/picture-source.ts'
import { kindView } from '../kinds/kind-views.ts'
import { asCardOf } from '../own-fields.ts'
import { UnreadMark } from '../parts/unread-mark.tsx'
import { overline } from './overline.ts'
import { UsefulLine } from './useful-line.tsx'
import '../../../parts/card-shapes.css'
import './content-card.css'

/** Kinds one may have begun and left. Their bar comes with its own code: the home page does without it. */
const FOLLOWED = new Set(['tutorial', 'academy', 'laboratory_training'])
const CardProgress = lazy(async () => ({ default: (await import('../parts/own-progress.tsx')).CardProgress }))

type ContentCardProps = {
  card: Card
  /** Heading level of the title: cards under an h2 section are h3. */
  level?: 2 | 3
  eager?: boolean
  /** Where the reader stands with it: what is personal never comes with the card itself. */
  chip?: ReactNode
}

/** One skeleton for every kind: picture, overline, title; only the last line changes (UI.md, section 9). */
export function ContentCard({ card, level = 2, eager = false, chip }: ContentCardProps) {
  const kind = kindOf(card.kind)
  if (!kind) return null
  const { card: Whole, isCompact, onPicture } = kindView(kind.key)
  if (Whole) return <Whole card={asCardOf(kind.key, card)} level={level} eager={eager} />
  const Title = `h${level}` as const
  return (
    <article className={`card card--link post post--${isCompact ? 'c' : 'v'}`}>
      {isCompact ? (
        <CompanyMark name={card.laboratory?.name ?? card.title} logo={card.laboratory?.logo} />
      ) : (
        <div className="media">
          <Picture file={card.cover} seed={card.id} of={card} sizes={PICTURE_SIZES.card} eager={eager} />
          {onPicture?.(asCardOf(kind.key, card))}
        </div>
      )}
      <div className="post__body">
        <p className="over">
          <UnreadMark card={card} />
          {overline(kind, card)}
        </p>
        <Title className="h3">
          <a className="cover" href={card.url}>
            {card.title}
          </a>
        </Title>
        <UsefulLine kind={kind} card={card} />
        {chip && <div className="post__chip">{chip}</div>}
        {FOLLOWED.has(card.kind) && (
          <Suspense>
            <CardProgress id={card.id} title={card.title} />
          </Suspense>
        )}
      </div>
      <FavouriteButton id={card.id} title={card.title} />
    </article>
  )
}
