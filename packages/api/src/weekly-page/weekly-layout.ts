import type { SectionKey, WeekSection } from './weekly-page.ts'

/** How much of each section is drawn, and how large. */
export interface Layout {
  /** Letters and lines are multiplied by it. */
  scale: number
  sections: readonly { section: WeekSection; shown: number }[]
  height: number
}

/** In points, at scale 1. */
export const SIZES = { heading: 21, line: 27, bare: 17, more: 13, empty: 15, gap: 9 }

/** The largest at which everything fits is taken: a page with little on it is read from afar. */
const SCALES = [1.3, 1.2, 1.1, 1, 0.92]
const SMALLEST = SCALES.at(-1) ?? 1

/** What must not be missed is cut last. */
const WEIGHTS: Record<SectionKey, number> = {
  recalls: 3,
  ending: 1.6,
  starting: 1.3,
  animation: 0.7,
  trainings: 1.2,
  events: 1,
  claims: 1.2,
}

export const lineHeight = ({ note, when }: { note?: string; when?: string }): number =>
  note || when ? SIZES.line : SIZES.bare

function heightOf(section: WeekSection, shown: number): number {
  const { lines } = section
  if (lines.length === 0) return SIZES.heading + SIZES.empty + SIZES.gap
  const drawn = lines.slice(0, shown).reduce((sum, line) => sum + lineHeight(line), 0)
  return SIZES.heading + drawn + (shown < lines.length ? SIZES.more : 0) + SIZES.gap
}

/** One page whatever there is: made smaller first, then the longest sections give up their last lines. */
export function layoutOf(sections: readonly WeekSection[], available: number): Layout {
  const there = sections
    .filter(({ lines, empty }) => lines.length > 0 || empty !== null)
    .map((section) => ({ section, shown: section.lines.length }))
  const total = () => there.reduce((sum, { section, shown }) => sum + heightOf(section, shown), 0)
  const whole = total()
  const scale = SCALES.find((tried) => whole * tried <= available) ?? SMALLEST
  while (total() * scale > available) {
    const [longest] = there
      .filter(({ shown }) => shown > 1)
      .toSorted((a, b) => b.shown / WEIGHTS[b.section.key] - a.shown / WEIGHTS[a.section.key])
    if (longest === undefined) break
    longest.shown -= 1
  }
  // What the last cut left free goes to the first section that has use for it.
  for (const place of there) {
    const most = place.section.lines.length
    while (place.shown < most) {
      place.shown += 1
      if (total() * scale <= available) continue
      place.shown -= 1
      break
    }
  }
  return { scale, sections: there, height: total() * scale }
}
