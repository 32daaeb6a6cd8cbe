import { groupThousands } from './money.ts'
import { whenNeeded } from './when-needed.ts'

const formats = /* @__PURE__ */ [0, 1, 2].map((maximumFractionDigits) =>
  whenNeeded(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits, signDisplay: 'negative' })),
)
const PLAIN = /^(-?)(\d+)(?:\.(\d+))?$/

/**
 * « 1 284 », « 12,5 », with no-break spaces, rounded to so many decimals; zero has no sign. What has no more than those
 * is written as it is: getting Intl ready would keep the first page of a telephone waiting (paris-clock.ts). Intl rounds
 * the rest.
 */
export function frenchNumber(value: number, decimals: 0 | 1 | 2): string {
  const [, sign = '', whole = '', rest = ''] = PLAIN.exec(String(value)) ?? []
  if (whole === '' || rest.length > decimals)
    return (formats[decimals]?.().format(value) ?? '').replaceAll('\u202F', '\u00A0')
  return `${sign}${groupThousands(whole)}${rest === '' ? '' : `,${rest}`}`
}
