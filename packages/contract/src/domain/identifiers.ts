/** Identifiers people type or paste: each reader answers the kept form, or a French sentence saying what is wrong (D3-04). */
export type Read<T = string> = { ok: true; value: T; warning?: string } | { ok: false; message: string }

const fail = (message: string): Read => ({ ok: false, message })
const INVISIBLE = /[\s\u00A0\u202F\u2007\u200B\uFEFF]/g

function compact(text: string, alsoRemove?: RegExp): string {
  const bare = text.replace(INVISIBLE, '')
  return alsoRemove ? bare.replace(alsoRemove, '') : bare
}

/** Sum of digits, every second one from the right doubled. */
function luhnSum(digits: string): number {
  let sum = 0
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index])
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum
}

const passesLuhn = (digits: string): boolean => luhnSum(digits) % 10 === 0

/** The digits with the last one that makes them pass, for numbers that are invented. */
export const withLuhnKey = (digits: string): string => `${digits}${(10 - (luhnSum(`${digits}0`) % 10)) % 10}`

const allZero = (digits: string): boolean => /^0+$/.test(digits)

function readDigits(text: string, length: number, name: string): Read {
  const digits = compact(text)
  if (digits === '') return fail('Ce champ est requis.')
  if (!/^[0-9]+$/.test(digits)) return fail(`${name} ne contient que des chiffres.`)
  if (digits.length !== length)
    return fail(`${name} compte ${length} chiffres : vous en avez saisi ${digits.length}.`)
  if (allZero(digits)) return fail(`${name} ne peut pas être composé uniquement de zéros.`)
  return { ok: true, value: digits }
}

export const readCip = (text: string): Read => readDigits(text, 7, 'Le code CIP')

/** A failing key only warns: some old numbers in use do not follow it. */
export function readRpps(text: string): Read {
  const read = readDigits(text, 11, 'Le numéro RPPS')
  if (!read.ok || passesLuhn(read.value)) return read
  return { ...read, warning: 'La clé de ce numéro RPPS semble inexacte. Vérifiez-le avant de continuer.' }
}

const LA_POSTE_SIREN = '356000000'

export function readSiret(text: string): Read {
  const read = readDigits(text, 14, 'Le SIRET')
  if (!read.ok) return read
  if (passesLuhn(read.value)) return read
  const digitSum = [...read.value].reduce((sum, digit) => sum + Number(digit), 0)
  if (read.value.startsWith(LA_POSTE_SIREN) && digitSum % 5 === 0) return read
  return fail('Ce SIRET n’est pas valable : vérifiez ses 14 chiffres.')
}

/** Nine characters; Corsica's 2A and 2B carry letters, so only their form is checked. */
export function readFiness(text: string): Read {
  const value = compact(text).toUpperCase()
  if (value === '') return fail('Ce champ est requis.')
  if (/^2[AB][0-9]{7}$/.test(value)) return { ok: true, value }
  const read = readDigits(value, 9, 'Le numéro FINESS')
  if (!read.ok || passesLuhn(read.value)) return read
  return fail('Ce numéro FINESS n’est pas valable : vérifiez ses 9 chiffres.')
}

/** Country codes of overseas departments whose national numbers also begin with 0. */
const OVERSEAS: Record<string, string> = {
  '590': '590|690|691',
  '594': '594|694',
  '596': '596|696|697',
  // 0639 98 is kept for fiction, and metropolitan.
  '262': '262|263|692|693|269|639(?!98)',
}
const PHONE_MESSAGE = 'Saisissez un numéro de téléphone français valable, par exemple 01 23 45 67 89.'

/** Kept as E.164. */
export function readPhone(text: string): Read {
  const value = compact(text, /[.()/-]|\u2010|\u2011/g)
  if (value === '') return fail('Ce champ est requis.')
  const local = value.replace(/^(?:\+33|0033)0?/, '0')
  if (/^0[1-9][0-9]{8}$/.test(local)) {
    const national = local.slice(1)
    for (const [code, prefixes] of Object.entries(OVERSEAS)) {
      if (new RegExp(`^(?:${prefixes})`).test(national)) return { ok: true, value: `+${code}${national}` }
    }
    return { ok: true, value: `+33${national}` }
  }
  for (const [code, prefixes] of Object.entries(OVERSEAS)) {
    const match = new RegExp(`^(?:\\+|00)${code}0?((?:${prefixes})[0-9]{6})$`).exec(value)
    if (match) return { ok: true, value: `+${code}${match[1]}` }
  }
  return fail(PHONE_MESSAGE)
}

/** Departments 01–95, overseas 97x and 98x; 00 and 96 and 99 do not exist. */
export function readPostcode(text: string): Read {
  const value = compact(text)
  if (value === '') return fail('Ce champ est requis.')
  if (!/^(?:0[1-9]|[1-8][0-9]|9[0-5]|97|98)[0-9]{3}$/.test(value))
    return fail('Saisissez un code postal français à 5 chiffres.')
  return { ok: true, value }
}

const EMAIL_MESSAGE = 'Saisissez une adresse e-mail valide.'
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/

/** Lower-cased, ASCII only: two look-alike mailboxes can never share an account. */
export function readEmail(text: string): Read {
  const value = text.trim().toLowerCase()
  if (value === '') return fail('Ce champ est requis.')
  const at = value.lastIndexOf('@')
  const local = value.slice(0, Math.max(at, 0))
  const domain = value.slice(at + 1)
  const sound = value.length <= 254 && local.length <= 64 && LOCAL_PART.test(local) && DOMAIN.test(domain)
  return sound ? { ok: true, value } : fail(EMAIL_MESSAGE)
}
