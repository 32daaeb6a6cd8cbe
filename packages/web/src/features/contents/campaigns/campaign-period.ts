import { endOfParisDay, validityText } from '@kiosque/contract/domain/dates'

/** « Du 01/12 au 31/12/2026 »: the year once, where it is the same. */
export function campaignPeriod({
  period_start,
  period_end,
}: {
  period_start: string | null
  period_end: string | null
}): string {
  const text = validityText(period_start, period_end === null ? null : endOfParisDay(period_end))
  const bare = text.replace(/^Valable /, '').replace(/^du (\d\d\/\d\d)\/(\d{4})(?= au .*\2$)/, 'du $1')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}
