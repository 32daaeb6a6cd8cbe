/** Widths the portal is drawn for: a desk screen, past its 1280 px breakpoint, and a counter tablet. */
const DESKTOP = 1440
const TABLET = 1024

/** How wide the page believes it is, and how much it is reduced to fit: never the narrow layout of a small window. */
export function layoutIn(room: number, environment: 0 | 1): { layout: number; scale: number } {
  const layout = environment === 1 ? TABLET : Math.max(DESKTOP, room)
  return { layout, scale: Math.min(1, room / layout) }
}
