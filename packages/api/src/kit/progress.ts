/** Where progress is written: the standard output, or what a test reads. */
export interface Screen {
  isTTY?: boolean
  write(text: string): unknown
}

export type Count = (done: number, total: number) => void

/** Does a piece of work that takes seconds, telling whoever waits what it is and how far it has come. */
export type Tell = <T>(label: string, work: (count: Count) => Promise<T>) => Promise<T>

export const inSilence: Tell = (_, work) => work(() => undefined)

const CLEAR_LINE = '\r\u001b[2K'

/** In a terminal one line that counts and ends with its duration; in a file one line at the start and one at the end. */
export function tellOn(screen: Screen, now: () => number = () => performance.now()): Tell {
  const redraw = (text: string) => screen.write(`${CLEAR_LINE}${text}`)
  return async (label, work) => {
    const startedAt = now()
    screen.write(screen.isTTY ? `${label}…` : `${label}…\n`)
    const result = await work((done, total) => {
      if (screen.isTTY) redraw(`${label}… ${done}/${total}`)
    }).catch((error: unknown) => {
      if (screen.isTTY) screen.write('\n')
      throw error
    })
    const took = `${Math.round((now() - startedAt) / 1000)}\u00a0s`
    if (screen.isTTY) redraw(`${label}… ${took}\n`)
    else screen.write(`${label}… ${took}\n`)
    return result
  }
}
