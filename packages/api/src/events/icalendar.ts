/** One entry of a calendar, as RFC 5545 wants to know it. */
export interface CalendarEntry {
  uid: string
  starts_at: Date
  ends_at: Date
  /** Last changed. */
  changed_at: Date
  /** Grows with each change, so that calendars replace what they hold. */
  sequence: number
  summary: string
  description: string
  location: string
  url: string
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  /** Takes the person's time; else it only shows. */
  isBusy: boolean
}

const LINE = 75
/** Ever since 1996: the last Sundays of March and October, at 1:00 UTC. */
const PARIS = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Paris',
  'BEGIN:DAYLIGHT',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** Backslash, semicolon and comma are said; a line break is \n; no other control character gets in. */
const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    // oxlint-disable-next-line no-control-regex -- none of them may stand in a calendar
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')

/** Lines of 75 bytes at most, cut between characters; what follows begins with a space. */
export function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > LINE) {
      parts.push(part)
      part = ' '
      bytes = 1
    }
    part += character
    bytes += size
  }
  return [...parts, part].join('\r\n')
}

const utc = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, '')
const WALL = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'medium',
})
/** What the clock on the wall in Paris says. */
const wall = (at: Date) => WALL.format(at).replaceAll(/[-:]/g, '').replace(' ', 'T')

const entryLines = (entry: CalendarEntry) => [
  'BEGIN:VEVENT',
  `UID:${entry.uid}`,
  `DTSTAMP:${utc(entry.changed_at)}`,
  `LAST-MODIFIED:${utc(entry.changed_at)}`,
  `SEQUENCE:${entry.sequence}`,
  `DTSTART;TZID=Europe/Paris:${wall(entry.starts_at)}`,
  `DTEND;TZID=Europe/Paris:${wall(entry.ends_at)}`,
  `SUMMARY:${escaped(entry.summary)}`,
  ...(entry.description === '' ? [] : [`DESCRIPTION:${escaped(entry.description)}`]),
  ...(entry.location === '' ? [] : [`LOCATION:${escaped(entry.location)}`]),
  `URL:${entry.url}`,
  `STATUS:${entry.status}`,
  `TRANSP:${entry.isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
  'END:VEVENT',
]

/** A whole calendar, ready to be sent. */
export function calendarText(name: string, entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kiosque//Agenda//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'X-WR-TIMEZONE:Europe/Paris',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...PARIS,
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
