import type { MouseEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from './button.tsx'
import './styles/lists.css'

const linksOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('a[href]')]

/**
 * Shows the rest of the list just before it, and goes away. Whoever pressed it by keyboard goes on at the first of what
 * has come, instead of at the top of the page.
 */
export function MoreButton({ onMore, children }: { onMore: () => void; children: ReactNode }) {
  function show(event: MouseEvent<HTMLElement>) {
    const list = event.currentTarget.parentElement?.previousElementSibling
    const known = list ? linksOf(list).length : 0
    flushSync(onMore)
    if (list) linksOf(list)[known]?.focus()
  }
  return (
    <p className="list-more">
      <Button onClick={show}>{children}</Button>
    </p>
  )
}
