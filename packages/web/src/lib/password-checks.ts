import {
  PASSWORD_MIN_BITS,
  PASSWORD_MIN_LENGTH,
  isMadeOfOwnWords,
  passwordBits,
} from '@kiosque/contract/domain/passwords'

type Person = { first_name?: string; last_name?: string; email?: string }
export type PasswordState = {
  strength: number
  checks: { label: string; ok: boolean }[]
}

/** A passphrase of bits is easier to read as four bars: half the floor, the floor, comfortable, strong. */
function strengthOf(password: string): number {
  const bits = passwordBits(password)
  if (password === '') return 0
  if (bits < PASSWORD_MIN_BITS / 2) return 1
  if (bits < PASSWORD_MIN_BITS) return 2
  return bits < PASSWORD_MIN_BITS * 1.4 ? 3 : 4
}

/** What a new password already fulfils. No class of characters is demanded: only length, variety and no own words. */
export function passwordState(password: string, person: Person): PasswordState {
  const isLong = [...password].length >= PASSWORD_MIN_LENGTH
  const isVaried = passwordBits(password) >= PASSWORD_MIN_BITS
  const isOwn = isLong && isMadeOfOwnWords(password, person)
  return {
    strength: isOwn ? Math.min(2, strengthOf(password)) : strengthOf(password),
    checks: [
      { label: `${PASSWORD_MIN_LENGTH} caractères au moins`, ok: isLong },
      { label: 'Assez varié pour ne pas être deviné', ok: isVaried },
      { label: 'Sans votre nom, votre adresse e-mail ni « Kiosque »', ok: isLong && !isOwn },
    ],
  }
}
