import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useEffect, type ReactNode } from 'react'
import type { FileRef } from '@kiosque/contract/wire/files'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { useSwipe } from '../../../lib/use-swipe.ts'
import { Announcement } from '../../../ui/announcement.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { Group } from '../../../ui/group.tsx'
import { BookPage } from './book-page.tsx'
import { openAt, openWords, pageUrl } from './book-pages.ts'
import { usePageLink } from './use-page-link.ts'
import './book.css'

type BookProps = {
  file: FileRef
  title: string
  page: number
  pages: number
  onTurn: (page: number) => void
  /** Read close: swiping moves over the page instead of turning it. */
  isZoomed?: boolean
  /** Stands beside the arrows. */
  tools?: ReactNode
  /** Above and below the pages: the keys that turn them work from there too. */
  head?: ReactNode
  strip?: (url: string, open: readonly number[]) => ReactNode
}

/** Where the keys of a reader lead from what lies open. */
function pageForKey(key: string, open: readonly number[], pages: number): number | null {
  const [before, after] = [(open[0] ?? 1) - 1, (open.at(-1) ?? 1) + 1]
  const places: Record<string, number> = {
    ArrowLeft: before,
    PageUp: before,
    ArrowRight: after,
    PageDown: after,
    Home: 1,
    End: pages,
  }
  const place = places[key]
  return place !== undefined && place >= 1 && place <= pages ? place : null
}

/** What follows is fetched while one reads, so that turning does not wait. */
function usePicturesOf(urls: readonly string[]): void {
  const list = urls.join(' ')
  useEffect(() => {
    for (const url of list.split(' ').filter(Boolean)) new Image().src = url
  }, [list])
}

/** A catalogue lying open: its pages, turned by arrows, keys or a finger. */
export function Book(props: BookProps) {
  const { file, title, page, pages, onTurn, isZoomed = false } = props
  const isWide = useMediaQuery('(min-width: 600px)')
  const { url, renew } = usePageLink(file)
  const open = openAt(page, pages, isWide)
  const before = pageForKey('ArrowLeft', open, pages)
  const after = pageForKey('ArrowRight', open, pages)
  const turn = (to: number | null) => to !== null && onTurn(to)
  const swipe = useSwipe((step) => turn(step === 1 ? after : before), isZoomed)
  usePicturesOf(after === null ? [] : openAt(after, pages, isWide).map((each) => pageUrl(url, each)))
  return (
    <div
      className="book"
      role="presentation"
      onKeyDown={(event) => {
        const to = event.altKey || event.ctrlKey || event.metaKey ? null : pageForKey(event.key, open, pages)
        if (to === null || isZoomed) return
        event.preventDefault()
        onTurn(to)
      }}
    >
      {props.head}
      <Group
        className={isZoomed ? 'book__stage is-zoomed' : 'book__stage'}
        aria-label="Pages"
        {...(isZoomed ? { tabIndex: 0 } : {})}
        {...swipe}
      >
        <div key={open[0]} className="book__open">
          {open.map((each) => (
            <BookPage key={each} url={url} title={title} page={each} onFail={renew} />
          ))}
        </div>
      </Group>
      <div className="book__tools">
        <IconButton label="Pages précédentes" aria-disabled={before === null} onClick={() => turn(before)}>
          <IconChevronLeft className="i" aria-hidden="true" />
        </IconButton>
        <Announcement as="span" className="num">
          {openWords(open, pages)}
        </Announcement>
        <IconButton label="Pages suivantes" aria-disabled={after === null} onClick={() => turn(after)}>
          <IconChevronRight className="i" aria-hidden="true" />
        </IconButton>
        {props.tools}
      </div>
      {props.strip?.(url, open)}
    </div>
  )
}
