import { readCip, readEmail, readPhone, readRpps, readSiret } from '@kiosque/contract/domain/identifiers'
import type { Read } from '@kiosque/contract/domain/identifiers'
import { passwordProblem } from '@kiosque/contract/domain/passwords'

type TextRule = (value: string) => string | undefined

const rule =
  (read: (text: string) => Read): TextRule =>
  (value) => {
    const result = read(value)
    return result.ok ? undefined : result.message
  }

/** The very rules the server applies (D3-04), so that a field is right or wrong for both. */
export const isCip = rule(readCip)
export const isSiret = rule(readSiret)
export const isRpps = rule(readRpps)
export const isPhone = rule(readPhone)
export const isEmail = rule(readEmail)

/** An identifier one may leave empty. */
export const orEmpty =
  (check: TextRule): TextRule =>
  (value) =>
    value.trim() === '' ? undefined : check(value)

type Person = { first_name?: string; last_name?: string; email?: string }

/** D3-02, but for the list of common passwords, which only the server holds. */
export function newPasswordProblem(value: string, person: Person): string | undefined {
  if (value === '') return 'Ce champ est requis.'
  return passwordProblem(value, person) ?? undefined
}

export const isSamePassword = (value: string, values: { password: string }) => {
  if (value === '') return 'Saisissez le mot de passe une seconde fois.'
  return value === values.password ? undefined : 'Les deux mots de passe ne sont pas identiques.'
}
