import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Where the strip begins is seen too: there is more before what is current. */
const BEFORE_PX = 40

/** On a phone a strip of links scrolls sideways: the one of the page one is on is brought into view. */
export function useCurrentInSight(current: unknown): RefObject<HTMLElement | null> {
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (link) strip.current?.scrollTo({ left: link.offsetLeft - strip.current.offsetLeft - BEFORE_PX })
  }, [current])
  return strip
}
