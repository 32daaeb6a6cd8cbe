import { IconShare, IconX, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useState } from 'react'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import { IconButton } from '../../../ui/button.tsx'
import { BareDialog } from '../../../ui/dialog.tsx'
import { shareLink } from '../parts/share-link.ts'
import { pageCount, pageWithin } from './book-pages.ts'
import { Book } from './book.tsx'
import { Thumbnails } from './thumbnails.tsx'
import { PdfButton } from './pdf-button.tsx'

type ReaderProps = {
  card: CardOf<'catalogue'>
  page: number
  onTurn: (page: number) => void
  onClose: () => void
  /** Where a page of it is read again. */
  hrefOf: (page: number) => string
}

/** A catalogue over the whole screen. Its page is in the address, so that a link opens it there. */
export function Reader({ card, page: asked, onTurn, onClose, hrefOf }: ReaderProps) {
  const [isZoomed, setZoomed] = useState(false)
  const { pdf, title } = card
  if (!pdf) return null
  const pages = pageCount(card)
  const page = pageWithin(asked, pages)
  const Zoom = isZoomed ? IconZoomOut : IconZoomIn
  return (
    <BareDialog className="whole-screen reader on-dark" label={`Catalogue ${title}`} onClose={onClose}>
      <Book
        file={pdf}
        title={title}
        page={page}
        pages={pages}
        onTurn={onTurn}
        isZoomed={isZoomed}
        head={
          <div className="reader__top">
            <b>{title}</b>
            <IconButton
              label={isZoomed ? 'Voir la page entière' : 'Agrandir la page'}
              aria-pressed={isZoomed}
              onClick={() => setZoomed(!isZoomed)}
            >
              <Zoom className="i" aria-hidden="true" />
            </IconButton>
            <IconButton label="Partager cette page" onClick={() => void shareLink(title, hrefOf(page))}>
              <IconShare className="i" aria-hidden="true" />
            </IconButton>
            <PdfButton file={pdf} />
            <IconButton label="Fermer le catalogue" onClick={onClose}>
              <IconX className="i i--24" aria-hidden="true" />
            </IconButton>
          </div>
        }
        strip={(url, open) => <Thumbnails url={url} pages={pages} open={open} onTurn={onTurn} />}
      />
    </BareDialog>
  )
}
