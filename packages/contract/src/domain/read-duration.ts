const HOURS = /^(\d{1,3})(?:[.,](\d{1,2}))?(?: ?h)?$/
const HOURS_AND_MINUTES = /^(\d{1,3}) ?h ?(\d{2})$/
const MINUTES = /^(\d{1,4}) ?(?:min|minutes?)$/

/** Minutes from what people type: 7, 7 h, 1,5, 1h30, 45 min; null when it is no duration. */
export function readDuration(typed: string): number | null {
  const text = typed
    .replace(/[\s\u00A0\u202F]+/g, ' ')
    .trim()
    .toLowerCase()
  const minutes = minutesIn(text)
  return minutes !== null && minutes > 0 ? minutes : null
}

function minutesIn(text: string): number | null {
  const whole = HOURS.exec(text)
  if (whole) return Math.round(Number(`${whole[1]}.${whole[2] ?? 0}`) * 60)
  const both = HOURS_AND_MINUTES.exec(text)
  if (both) return Number(both[2]) < 60 ? Number(both[1]) * 60 + Number(both[2]) : null
  const only = MINUTES.exec(text)
  return only ? Number(only[1]) : null
}
