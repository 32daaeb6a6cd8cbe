import { useEffect, useRef } from 'react'
import { pageUrl } from './book-pages.ts'

type ThumbnailsProps = {
  url: string
  pages: number
  open: readonly number[]
  onTurn: (page: number) => void
}

/** Every page, small, to go straight to one. What lies open stays in sight. */
export function Thumbnails({ url, pages, open, onTurn }: ThumbnailsProps) {
  const strip = useRef<HTMLDivElement>(null)
  const first = open[0]
  useEffect(() => {
    const here = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (strip.current && here)
      strip.current.scrollLeft = here.offsetLeft - strip.current.clientWidth / 2 + here.offsetWidth
  }, [first])
  return (
    <nav className="thumbs" aria-label="Toutes les pages">
      <div className="thumbs__row" ref={strip}>
        {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
          <button
            key={page}
            type="button"
            aria-label={`Page ${page}`}
            aria-current={open.includes(page) ? 'page' : undefined}
            onClick={() => onTurn(page)}
          >
            <img
              src={pageUrl(url, page, 320)}
              alt=""
              width={320}
              height={453}
              loading="lazy"
              decoding="async"
            />
            <span aria-hidden="true">{page}</span>
          </button>
        ))}
      </div>
    </nav>
  )
}
