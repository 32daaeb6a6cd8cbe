import { IconBook, IconMaximize } from '@tabler/icons-react'
import { useState } from 'react'
import { daysLeft, startOfParisDay } from '@kiosque/contract/domain/dates'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import { count } from '../../../lib/format.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink, IconButton } from '../../../ui/button.tsx'
import { Validity } from '../parts/validity.tsx'
import { pageCount, pageWithin } from './book-pages.ts'
import { Book } from './book.tsx'
import { PdfButton } from './pdf-button.tsx'

const NEW_DAYS = 15

type FrontProps = {
  card: CardOf<'catalogue'>
  hrefOf: (page: number) => string
  onOpen: (page: number) => void
}

/** The catalogue of the moment, lying open: its first pages are turned in place. */
export function FrontBook({ card, hrefOf, onOpen }: FrontProps) {
  const [turned, setTurned] = useState(2)
  const now = useNow()
  const { pdf, title } = card
  if (!pdf) return null
  const pages = pageCount(card)
  const page = pageWithin(turned, pages)
  const isNew = card.valid_from !== null && -daysLeft(startOfParisDay(card.valid_from), now) <= NEW_DAYS
  return (
    <section className="front on-dark" aria-labelledby="front-title">
      <div className="front__words">
        <Badge tone="lime">{isNew ? 'Nouveau' : 'En ce moment'}</Badge>
        <h2 id="front-title">{title}</h2>
        <p>
          {card.excerpt} {count(pages, 'page')}.
        </p>
        <Validity start={card.valid_from} end={card.valid_to} />
        <div className="row">
          <ButtonLink
            variant="primary"
            size="lg"
            href={hrefOf(1)}
            icon={<IconBook className="i" aria-hidden="true" />}
          >
            Feuilleter<span className="sr"> {title}</span>
          </ButtonLink>
          <PdfButton file={pdf} size="lg" />
        </div>
      </div>
      <Book
        file={pdf}
        title={title}
        page={page}
        pages={pages}
        onTurn={setTurned}
        tools={
          <IconButton label="Plein écran" onClick={() => onOpen(page)}>
            <IconMaximize className="i" aria-hidden="true" />
          </IconButton>
        }
      />
    </section>
  )
}

/** Its place while one waits, of the same height. */
export function FrontBookSkeleton() {
  return (
    <div className="front on-dark" aria-hidden="true">
      <div className="front__words" />
      <div className="book">
        <div className="book__stage">
          <div className="book__open" />
        </div>
        <div className="book__tools" />
      </div>
    </div>
  )
}
