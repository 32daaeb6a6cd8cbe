import { addDays } from '@kiosque/contract/domain/dates'

export interface KeyDate {
  on: string
  title: string
  text?: string | null
}

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\s+/g, ' ')
const compact = (day: string) => day.replaceAll('-', '')
/** Lines of 75 bytes at most (RFC 5545); 24 characters are never more, whatever their accents. */
const folded = (line: string) => (line.match(/.{1,24}/gu) ?? []).join('\r\n ')

/** Days to keep, as a calendar that any agenda opens: whole days that take nobody's time. */
export function daysCalendar(
  dates: readonly KeyDate[],
  { id, title, url }: { id: number; title: string; url: string },
  now: Date,
): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kiosque//Campagnes//FR',
    'METHOD:PUBLISH',
    ...dates.flatMap((date, index) => [
      'BEGIN:VEVENT',
      `UID:campagne-${id}-${index}@kiosque`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(date.on)}`,
      `DTEND;VALUE=DATE:${compact(addDays(date.on, 1))}`,
      `SUMMARY:${escaped(`${date.title} – ${title}`)}`,
      ...(date.text ? [`DESCRIPTION:${escaped(date.text)}`] : []),
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
