const MONTHS = ['janv', 'fevr', 'mars', 'avri', 'mai', 'juin', 'juil', 'aout', 'sept', 'octo', 'nove', 'dece']

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
    .toLowerCase()

/** yyyy-MM-dd from 12/11/2026, 12-11-26, 12 novembre 2026 or 2026-11-12; null when it is no day. */
export function readDay(typed: string): string | null {
  const text = plain(typed)
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  if (iso) return checked(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const numeric = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/.exec(text)
  if (numeric) return checked(yearOf(numeric[3]!), Number(numeric[2]), Number(numeric[1]))
  const worded = /^(\d{1,2})(?:er)? ([a-z]{3,9})\.? (\d{4}|\d{2})$/.exec(text)
  if (!worded) return null
  const month = MONTHS.findIndex((start) => start.slice(0, 4).startsWith(worded[2]!.slice(0, 4)))
  return month < 0 ? null : checked(yearOf(worded[3]!), month + 1, Number(worded[1]))
}

const yearOf = (digits: string) => (digits.length === 2 ? 2000 : 0) + Number(digits)

function checked(year: number, month: number, day: number): string | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  return exists && year >= 1900 && year < 2200 ? text : null
}

/** dd/MM/yyyy of a stored day. */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-')
  return `${date}/${month}/${year}`
}
