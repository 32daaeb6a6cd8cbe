import { whenNeeded } from './when-needed.ts'

const UNITS = ['octets', 'Ko', 'Mo', 'Go']
const formats = whenNeeded(() =>
  [0, 1].map((maximumFractionDigits) => new Intl.NumberFormat('fr-FR', { maximumFractionDigits })),
)

/** « 1,2 Mo »: a thousand bytes to a kilobyte, as the upload limit counts. */
export function bytesText(bytes: number): string {
  let size = bytes
  let unit = 0
  while (size >= 1000 && unit < UNITS.length - 1) {
    size /= 1000
    unit += 1
  }
  return `${formats()[unit < 2 ? 0 : 1]?.format(size)}\u00A0${UNITS[unit]}`
}
