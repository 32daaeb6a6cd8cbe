const WALL = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** What a clock in Paris shows at an instant: day yyyy-MM-dd, time HH:mm. */
export function parisWall(instant: string | Date): { day: string; time: string } {
  const [day = '', time = ''] = WALL.format(new Date(instant)).split(' ')
  return { day, time }
}

/** The instant at which clocks in Paris show this; null when it is no date. The hour skipped in spring is the next. */
export function parisInstant(day: string, time: string): Date | null {
  const utc = Date.parse(`${day}T${time}:00Z`)
  if (!Number.isFinite(utc)) return null
  for (const hours of [2, 1]) {
    const candidate = new Date(utc - hours * 3_600_000)
    const wall = parisWall(candidate)
    if (wall.day === day && wall.time === time) return candidate
  }
  return new Date(utc - 3_600_000)
}
