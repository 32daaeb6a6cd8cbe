import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Element | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

export type Movement = { value: number; moved: string[] }

type Seen = { shifts: Movement[]; readShifts: () => Movement[] }

/** Every movement that nobody asked for, with what moved, so that a failure says where to look. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = globalThis as unknown as Seen
    const keep = (entries: PerformanceEntryList) => {
      for (const entry of entries as Shift[]) {
        if (entry.hadRecentInput) continue
        const place = ({ x, y, height }: DOMRectReadOnly) => [x, y, height].map(Math.round).join()
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.outerHTML?.slice(0, 90) ?? node?.nodeName} ${place(previousRect)} → ${place(currentRect)}`,
        )
        seen.shifts.push({ value: entry.value, moved })
      }
    }
    seen.shifts = []
    const observer = new PerformanceObserver((list) => keep(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    seen.readShifts = () => {
      keep(observer.takeRecords())
      return seen.shifts
    }
  })
}

/** What moved since the page was opened, or since it was forgotten, once two more frames are drawn. */
export async function shiftsOf(page: Page): Promise<Movement[]> {
  return page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    return (globalThis as unknown as Seen).readShifts()
  })
}

export async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    ;(globalThis as unknown as Seen).shifts = []
  })
}

export const totalOf = (movements: readonly Movement[]): number =>
  movements.reduce((sum, { value }) => sum + value, 0)
