import type { EgalimCap } from '@kiosque/contract/domain/egalim'
import { percentHundredths } from '@kiosque/contract/domain/percent'

/** One line of the form, as typed. */
export interface TypedCap {
  /** Stable while the form is open. */
  key: number
  /** yyyy-MM-dd, as the date field gives it. */
  starts_on: string
  percent: string
}

export const MOST_CAPS = 20

export const typedCaps = (caps: readonly EgalimCap[]): TypedCap[] =>
  caps
    .toSorted((a, b) => a.starts_on.localeCompare(b.starts_on))
    .map((cap, key) => ({ key, starts_on: cap.starts_on, percent: String(cap.percent).replace('.', ',') }))

export interface ReadCaps {
  /** In order of their days; only where there is no mistake. */
  caps: EgalimCap[] | null
  /** `caps.0.starts_on`, `caps.2.percent`: by the key of the line. */
  errors: Record<`caps.${number}.${'starts_on' | 'percent'}`, string>
}

/** Reads the lines as the server will judge them, each mistake at its field. */
export function readCaps(lines: readonly TypedCap[]): ReadCaps {
  const errors: ReadCaps['errors'] = {}
  const caps = lines.map(({ key, starts_on, percent }) => {
    const isTaken = lines.some((other) => other.key < key && other.starts_on === starts_on)
    if (!/^\d{4}-\d{2}-\d{2}$/.test(starts_on)) errors[`caps.${key}.starts_on`] = 'Choisissez un jour.'
    else if (isTaken) errors[`caps.${key}.starts_on`] = 'Un autre plafond commence déjà ce jour-là.'
    const read = readPercent(percent)
    if (typeof read === 'string') errors[`caps.${key}.percent`] = read
    return { starts_on, percent: Number(read) }
  })
  const isWrong = Object.keys(errors).length > 0
  return { caps: isWrong ? null : caps.toSorted((a, b) => a.starts_on.localeCompare(b.starts_on)), errors }
}

function readPercent(typed: string): number | string {
  const bare = typed.replaceAll(/[\s%]/g, '').replace(',', '.')
  if (bare === '') return 'Saisissez le pourcentage.'
  const percent = /^\d{1,4}(?:\.\d+)?$/.test(bare) ? Number(bare) : Number.NaN
  if (percentHundredths(percent) === null) return 'Saisissez un pourcentage, par exemple 34.'
  return percent < 1 || percent > 100 ? 'Saisissez un pourcentage entre 1 et 100.' : percent
}

/** The cap in force on a day; none before the first. */
export const capInForce = (caps: readonly EgalimCap[], day: string): EgalimCap | null =>
  caps.filter((cap) => cap.starts_on <= day).toSorted((a, b) => b.starts_on.localeCompare(a.starts_on))[0] ??
  null
