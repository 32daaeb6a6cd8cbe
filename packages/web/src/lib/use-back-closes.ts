import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** The browser's own: the router listens to those of `history`, and would take them for visits. */
const { pushState, replaceState } = History.prototype

/**
 * On a telephone one leaves what covers the page with the Back button: it closes that, and stays on the page. An entry of
 * the history stands for it while it is open; the router never sees it come or go.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const { history: visits } = useRouter()
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!isOpen) return
    const openedOn = visits.location.pathname
    let isTaken = false
    /** Back on the page's own entry, which gets the address the page has by now: filters were chosen meanwhile. */
    const onPop = (event: Event) => {
      event.stopImmediatePropagation()
      isTaken = true
      replaceState.call(history, visits.location.state, '', visits.location.href)
      close.current()
    }
    pushState.call(history, history.state, '')
    addEventListener('popstate', onPop, { capture: true, once: true })
    return () => {
      if (isTaken) return
      // Closed by a button: its entry goes too, unless one has left for another page.
      if (visits.location.pathname === openedOn) history.back()
      else removeEventListener('popstate', onPop, { capture: true })
    }
  }, [isOpen, visits])
}
