import { withLuhnKey } from '@kiosque/contract/domain/identifiers'

const padded = (number: number, length: number) => String(number).padStart(length, '0')

/** Invented numbers in valid forms: they belong to nobody. */
export const demoSiret = (index: number) =>
  withLuhnKey(`9${padded(10_417 + index * 37, 7)}${padded(index + 1, 5)}`)
export const demoCip = (index: number) => padded(2_035_417 + index * 113, 7)
export const demoRpps = (index: number) => withLuhnKey(`10${padded(90_170_000 + index * 31, 8)}`)
export const demoFiness = (department: string, index: number) =>
  /^\d\d$/.test(department) ? withLuhnKey(`${department}00${padded(1_234 + index * 7, 4)}`) : null

// Ranges the regulator keeps for fiction: they ring nowhere.
const FICTION: Record<string, string> = {
  '01': '19900',
  '02': '26191',
  '03': '35301',
  '04': '46571',
  '05': '53649',
}

export function demoPhone(area: string, index: number): string {
  return `+33${FICTION[area] ?? '19900'}${padded(index + 10, 4)}`
}

export const demoMobile = (index: number) => `+3363998${padded(index, 4)}`
