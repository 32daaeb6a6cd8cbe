import { useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from './button.tsx'
import './styles/lists.css'

const linksOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('a[href]')]

type MoreButtonProps = {
  onMore: () => void
  /** What has to come before it can be shown; the button waits, with the focus. Whatever fails is said by the list. */
  prepare?: () => Promise<unknown>
  children: ReactNode
}

/**
 * Shows the rest of the list just before it, and goes away. Whoever pressed it by keyboard goes on at the first of what
 * has come, instead of at the top of the page.
 */
export function MoreButton({ onMore, prepare, children }: MoreButtonProps) {
  const [isWaiting, setWaiting] = useState(false)

  async function press(event: MouseEvent<HTMLElement>) {
    const list = event.currentTarget.parentElement?.previousElementSibling
    if (prepare) {
      setWaiting(true)
      await prepare().catch(() => undefined)
    }
    // Asked for after the wait: the list may have changed meanwhile.
    const known = list ? linksOf(list).length : 0
    flushSync(onMore)
    if (list) linksOf(list)[known]?.focus()
  }
  return (
    <p className="list-more">
      <Button loading={isWaiting} loadingLabel="Chargement…" onClick={(event) => void press(event)}>
        {children}
      </Button>
    </p>
  )
}
