import { api } from '../../lib/api.ts'

const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 60_000

/** How long before the next try: twice the last time, and never all clients at the same instant. */
export const nextWait = (failures: number, random = Math.random()) =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + random / 2)

/** The events of a text/event-stream as they come, whatever the pieces they travel in. */
export function createEventReader(onEvent: (name: string, data: string) => void): (piece: string) => void {
  let rest = ''
  return (piece) => {
    const blocks = (rest + piece).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const name = /^event: ?(.*)$/m.exec(block)?.[1]
      if (name !== undefined) onEvent(name, /^data: ?(.*)$/m.exec(block)?.[1] ?? '')
    }
  }
}

/**
 * `change`: something of one's own changed, `"urgent":true` in its data where what one has to do changed with it.
 * `desk`, for the head office: what the screens it names show is no longer true.
 */
export type Heard = (name: string, data: string) => void

/** How long a page that nobody sees goes on listening: whoever comes back soon finds it as they left it. */
const UNSEEN_MS = 30_000

/**
 * Keeps a stream open with the session’s token in its header, and opens it again when it breaks, until `signal`. Only
 * while the page is seen: a browser has six connections for a portal, and pages in other tabs, or kept for whoever goes
 * back, would hold them all.
 */
export function followNotifications(onEvent: Heard, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined
  let open: AbortController | null = null
  let failures = 0
  let mayHaveMissed = false

  async function listen(until: AbortSignal): Promise<void> {
    const response = await fetch(api.urlOf('/notifications/stream'), {
      headers: { ...api.headers(), Accept: 'text/event-stream' },
      credentials: 'omit',
      signal: until,
    })
    if (!response.ok || !response.body) throw new Error(`stream ${response.status}`)
    if (mayHaveMissed) onEvent('change', 'urgent')
    failures = 0
    mayHaveMissed = false
    const read = createEventReader(onEvent)
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) read(piece.value)
  }

  function run(): void {
    clearTimeout(timer)
    if (open !== null || document.hidden) return
    const own = new AbortController()
    open = own
    listen(own.signal)
      .catch(() => {
        failures += 1
      })
      .finally(() => {
        // Left on purpose, it is opened again by whoever comes back.
        if (open !== own) return
        open = null
        mayHaveMissed = true
        timer = setTimeout(run, nextWait(failures))
      })
  }
  function leave(): void {
    clearTimeout(timer)
    open?.abort()
    open = null
    mayHaveMissed = true
  }
  function turn(): void {
    clearTimeout(leaving)
    if (document.hidden) leaving = setTimeout(leave, UNSEEN_MS)
    else run()
  }

  if (signal.aborted) return
  signal.addEventListener('abort', leave, { once: true })
  document.addEventListener('visibilitychange', turn, { signal })
  addEventListener('pagehide', leave, { signal })
  addEventListener('pageshow', turn, { signal })
  run()
}
