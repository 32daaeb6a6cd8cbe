import { passwordProblem } from '@kiosque/contract/domain/passwords'
import { invalid } from '../errors.ts'
import { commonPasswords } from './common-passwords.ts'

interface Typed {
  password: string
  password_confirmation: string
}

/** Refuses a password that is weak, common, made of the person's own words, or typed differently twice (D3-02). */
export function checkNewPassword(
  typed: Typed,
  person: { first_name: string; last_name: string; email: string },
): void {
  const problem = passwordProblem(typed.password, person, commonPasswords())
  if (problem) throw invalid({ password: [problem] })
  if (typed.password !== typed.password_confirmation) {
    throw invalid({ password_confirmation: ['Les deux mots de passe ne sont pas identiques.'] })
  }
}
