import { describe, expect, test } from 'vitest'
import { passwordProblem } from './passwords.ts'

const claire = { first_name: 'Claire', last_name: 'Morvan', email: 'claire.morvan@pharmacie-tilleuls.fr' }
const COMMON = new Set(['motdepasse', 'azertyuiop', 'iloveyou', 'football', 'passwordpassword'])

const REFUSED: [string, string][] = [
  ['eleven characters', 'tournesol-b'],
  ['twelve digits', '739105846271'],
  ['one letter repeated', 'aaaaaaaaaaaaaaaa'],
  ['a common word with digits and signs', 'MotDePasse2026!!'],
  ['a common word in capitals', 'PASSWORDPASSWORD'],
  ['her own name', 'ClaireMorvan12'],
  ['her own address', 'claire.morvan@pharmacie'],
  ['the product with a year', 'Kiosque-2026-Kiosque'],
  ['longer than 256', 'x1'.repeat(129)],
]
const ACCEPTED: [string, string][] = [
  ['twelve lower-case letters', 'vqhtkzmwpbrs'],
  ['a sentence', 'le chat dort sous la lampe'],
  ['accents and spaces', 'été à la montagne'],
  ['an emoji among words', 'pluie fine 🌧 soir'],
  ['a generated one', 'k7#Vp2!mQz9&'],
]

describe('D3-02 passwords', () => {
  test.each(REFUSED)('%s is refused', (_, password) => {
    expect(passwordProblem(password, claire, COMMON)).toMatch(/[.]$/)
  })

  test.each(ACCEPTED)('%s is accepted', (_, password) => {
    expect(passwordProblem(password, claire, COMMON)).toBeNull()
  })

  test.each([
    'claire.morvan@mail.groupe-sante.example',
    'cm@accueil.officines-reunies.asso.fr',
    'x@y.maison-medicale.co.uk',
    'c+kiosque@sous.domaine.laboratoire.test',
    'claire@xn--pharmacie-marche-lnb.example',
    '薬局@例え.テスト.日本薬局',
  ])('D3-02 a password equal to one’s own address is refused whatever its domain: %s', (email) => {
    const person = { first_name: 'Anaïs', last_name: 'Roux', email }
    expect(passwordProblem(email, person)).toContain('adresse e-mail')
    expect(passwordProblem(email.toUpperCase(), person)).toContain('adresse e-mail')
  })
})
