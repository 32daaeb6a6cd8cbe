/** 90 → « 1 h 30 », 420 → « 7 h », 45 → « 45 min ». */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest}\u00A0min`
  return rest === 0 ? `${hours}\u00A0h` : `${hours}\u00A0h\u00A0${String(rest).padStart(2, '0')}`
}

/** 40 → « 40 s », 200 → « 3 min ». */
export const lastingText = (seconds: number): string =>
  seconds < 60 ? `${seconds}\u00A0s` : `${Math.round(seconds / 60)}\u00A0min`
