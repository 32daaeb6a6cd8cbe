/** « dans 23 h », « dans 3 jours », « dans 5 min »: rounded up, so that it is true at the end. */
export function waitText(at: string, now: Date): string {
  const minutes = Math.max(1, Math.ceil((Date.parse(at) - now.getTime()) / 60_000))
  if (minutes < 60) return `dans ${minutes}\u00A0min`
  const hours = Math.ceil(minutes / 60)
  return hours > 48 ? `dans ${Math.ceil(hours / 24)}\u00A0jours` : `dans ${hours}\u00A0h`
}

/** « 4 min 12 s », « 1 h 05 min »: the time an attempt took. */
export function durationText(from: string, to: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000))
  const minutes = Math.floor(seconds / 60)
  if (minutes === 0) return `${seconds}\u00A0s`
  if (minutes < 60) return `${minutes}\u00A0min${seconds % 60 === 0 ? '' : `\u00A0${seconds % 60}\u00A0s`}`
  return `${Math.floor(minutes / 60)}\u00A0h\u00A0${String(minutes % 60).padStart(2, '0')}\u00A0min`
}
