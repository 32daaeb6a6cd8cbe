import { addDays } from '@kiosque/contract/domain/dates'

/** Easter Sunday by the usual computus (Meeus, Gregorian). */
function easter(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Public holidays of mainland France: day → name. */
export function holidaysOf(year: number): Map<string, string> {
  const sunday = easter(year)
  return new Map([
    [`${year}-01-01`, 'Jour de l’an'],
    [addDays(sunday, 1), 'Lundi de Pâques'],
    [`${year}-05-01`, 'Fête du travail'],
    [`${year}-05-08`, 'Victoire 1945'],
    [addDays(sunday, 39), 'Ascension'],
    [addDays(sunday, 50), 'Lundi de Pentecôte'],
    [`${year}-07-14`, 'Fête nationale'],
    [`${year}-08-15`, 'Assomption'],
    [`${year}-11-01`, 'Toussaint'],
    [`${year}-11-11`, 'Armistice'],
    [`${year}-12-25`, 'Noël'],
  ])
}

export const holidayOn = (day: string): string | undefined => holidaysOf(Number(day.slice(0, 4))).get(day)
