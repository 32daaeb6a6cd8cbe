const SEEN_SHARE = 0.5
const SEND_AFTER_MS = 5_000
const MOST = 100

interface Events {
  impressions: number[]
  clicks: number[]
}

/** Gathers what is seen and followed, each thing once a visit, and hands it over in batches. */
export function createHighlightEvents(
  send: (events: Events) => void,
  later: (run: () => void, ms: number) => void,
) {
  const seen = new Set<number>()
  let waiting: Events = { impressions: [], clicks: [] }
  let isPlanned = false

  function flush() {
    isPlanned = false
    const batch = { impressions: waiting.impressions.slice(0, MOST), clicks: waiting.clicks.slice(0, MOST) }
    waiting = { impressions: [], clicks: [] }
    if (batch.impressions.length > 0 || batch.clicks.length > 0) send(batch)
  }
  function plan() {
    if (isPlanned) return
    isPlanned = true
    later(flush, SEND_AFTER_MS)
  }
  return {
    flush,
    saw(id: number) {
      if (seen.has(id)) return
      seen.add(id)
      waiting.impressions.push(id)
      plan()
    },
    clicked(id: number) {
      waiting.clicks.push(id)
      plan()
    },
  }
}

const idOf = (element: Element): number | null => {
  const id = Number(element.getAttribute('data-highlight'))
  return Number.isInteger(id) && id > 0 ? id : null
}

/** Everything marked `data-highlight`, wherever it is drawn: seen by half, or followed. */
export function watchHighlights(send: (events: Events) => void, isSignedIn: () => boolean): void {
  const events = createHighlightEvents(
    (batch) => {
      if (isSignedIn()) send(batch)
    },
    (run, ms) => setTimeout(run, ms),
  )
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const id = idOf(target)
        if (isIntersecting && id !== null && isSignedIn()) events.saw(id)
      }
    },
    { threshold: SEEN_SHARE },
  )
  const watched = new WeakSet<Element>()
  const watch = () => {
    for (const element of document.querySelectorAll('[data-highlight]')) {
      if (watched.has(element)) continue
      watched.add(element)
      observer.observe(element)
    }
  }
  let isLooking = false
  new MutationObserver(() => {
    if (isLooking) return
    isLooking = true
    requestAnimationFrame(() => {
      isLooking = false
      watch()
    })
  }).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-highlight'],
  })
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : null
      const marked = target?.closest('a, button') ? target.closest('[data-highlight]') : null
      const id = marked ? idOf(marked) : null
      if (id !== null && isSignedIn()) events.clicked(id)
    },
    { capture: true },
  )
  addEventListener('pagehide', () => events.flush())
}
