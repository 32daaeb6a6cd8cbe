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

/** Keeps a stream open with the session’s token in its header, and opens it again when it breaks, until `signal`. */
export function followNotifications(onEvent: Heard, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  async function listen(): Promise<void> {
    const response = await fetch(api.urlOf('/notifications/stream'), {
      headers: { ...api.headers(), Accept: 'text/event-stream' },
      credentials: 'omit',
      signal,
    })
    if (!response.ok || !response.body) throw new Error(`stream ${response.status}`)
    // Something may have arrived while the stream was down.
    if (failures > 0) onEvent('change', 'urgent')
    failures = 0
    const read = createEventReader(onEvent)
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) read(piece.value)
  }

  function again(): void {
    if (signal.aborted) return
    timer = setTimeout(run, nextWait(failures))
  }
  function run(): void {
    listen()
      .catch(() => {
        failures += 1
      })
      .finally(again)
  }
  if (signal.aborted) return
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  run()
}
