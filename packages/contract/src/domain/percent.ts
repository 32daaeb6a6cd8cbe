const NBSP = '\u00A0'

/** A percent of at most two decimals as whole hundredths, or null when it is not one. */
export function percentHundredths(percent: number): number | null {
  if (!Number.isFinite(percent)) return null
  const hundredths = Math.round(percent * 100)
  return Math.abs(percent * 100 - hundredths) < 1e-6 ? hundredths : null
}

/** « 20 % », « 12,5 % ». */
export function formatPercent(percent: number): string {
  return `${String(Math.round(percent * 100) / 100).replace('.', ',')}${NBSP}%`
}
