import { scrollToTarget } from '../../lib/scroll.ts'

type Click = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>
type Anchor = Pick<HTMLAnchorElement, 'href' | 'target'> & { hasAttribute: (name: string) => boolean }

/** The address to open inside the app, or null when the browser should follow the link itself. */
export function innerHref(click: Click, anchor: Anchor, origin: string): string | null {
  if (click.defaultPrevented || click.button !== 0) return null
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return null
  if (anchor.hasAttribute('download') || (anchor.target && anchor.target !== '_self')) return null
  const url = new URL(anchor.href)
  if (url.origin !== origin || isServed(url.pathname)) return null
  return `${url.pathname}${url.search}${url.hash}`
}

/** What the server answers itself: files, documents, the API. */
function isServed(path: string): boolean {
  return /^\/(?:api|files|assets|builds|calendar)(?:\/|$)/.test(path) || /\.[a-z0-9]{2,5}$/i.test(path)
}

/** Every plain `<a href>` of this site navigates without a page load, rich text included. */
export function interceptLinks(navigate: (href: string) => void): void {
  document.addEventListener('click', (event) => {
    const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!(anchor instanceof HTMLAnchorElement)) return
    const href = innerHref(event, anchor, location.origin)
    if (href === null) return
    event.preventDefault()
    const [path, hash] = href.split('#')
    if (hash && path === `${location.pathname}${location.search}`) return jumpTo(hash)
    navigate(href)
  })
}

function jumpTo(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash))
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
  scrollToTarget(target)
  history.replaceState(history.state, '', `#${hash}`)
}
