import { frenchNumber } from './french-number.ts'

const UNITS = ['octets', 'Ko', 'Mo', 'Go']

/** « 1,2 Mo »: a thousand bytes to a kilobyte, as the upload limit counts. */
export function bytesText(bytes: number): string {
  let size = bytes
  let unit = 0
  while (size >= 1000 && unit < UNITS.length - 1) {
    size /= 1000
    unit += 1
  }
  const rounded = unit < 2 ? Math.round(size) : Math.round(size * 10) / 10
  return `${frenchNumber(rounded, 1)}\u00A0${UNITS[unit]}`
}
