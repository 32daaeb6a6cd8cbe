import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** The browser's own: the router listens to that of `history`, and would take it for a visit. */
const { pushState } = History.prototype

/**
 * On a telephone one leaves what covers the page with the Back button: it closes that, and stays on the page. An entry of
 * the history stands for it while it is open, and goes with it however it is closed.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const { history: visits } = useRouter()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const openedOn = visits.location.pathname
    // Filters are chosen meanwhile: the page's own entry gets the address the page has by then.
    let latest = visits.location.href
    const forget = visits.subscribe(({ location, action }) => {
      if (action.type === 'REPLACE') latest = location.href
    })
    let isBack = false
    const onPop = () => {
      isBack = true
      if (visits.location.href !== latest) visits.replace(latest)
      close()
    }
    pushState.call(history, history.state, '')
    addEventListener('popstate', onPop, { once: true })
    return () => {
      forget()
      if (isBack) return
      // Closed by a button: its entry goes too, unless one has left for another page.
      if (visits.location.pathname === openedOn) history.back()
      else removeEventListener('popstate', onPop)
    }
  }, [isOpen, visits])
}
