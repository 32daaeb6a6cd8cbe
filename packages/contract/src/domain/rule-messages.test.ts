import { expect, test } from 'vitest'
import { RULE_NAMES, ruleMessage } from './rule-messages.ts'
import type { RuleName } from './rule-messages.ts'

const CASES: readonly [RuleName, { n?: number; c?: string }, string, string][] = [
  ['required', {}, 'Ce champ est requis.', 'This field is required.'],
  ['email', {}, 'Saisissez une adresse e-mail valide.', 'Enter a valid email address.'],
  ['numbers', {}, 'Saisissez uniquement des chiffres.', 'Enter numbers only.'],
  ['integers', {}, 'Saisissez un nombre entier.', 'Enter a whole number.'],
  ['uppercase', {}, 'Écrivez en majuscules.', 'Use uppercase letters only.'],
  ['maxLength', { n: 120 }, '120\u00A0caractères au plus.', '120 characters at most.'],
  ['minLength', { n: 12 }, 'Saisissez au moins 12\u00A0caractères.', 'Enter at least 12 characters.'],
  ['minLength', { n: 1 }, 'Saisissez au moins 1\u00A0caractère.', 'Enter at least 1 character.'],
  ['strictLength', { n: 7 }, 'Saisissez exactement 7\u00A0caractères.', 'Enter exactly 7 characters.'],
  [
    'excludedCharacter',
    { c: '<' },
    'Le caractère «\u00A0<\u00A0» n’est pas autorisé.',
    'The character “<” is not allowed.',
  ],
  ['chooseOne', {}, 'Choisissez au moins une valeur.', 'Choose at least one value.'],
  ['format', {}, 'Ce format n’est pas valable.', 'This format is not valid.'],
]

test.each(CASES)(
  'S5-05 the message of %s is known in French and in English',
  (rule, values, french, english) => {
    expect(ruleMessage(rule, values)).toBe(french)
    expect(ruleMessage(rule, values, 'en')).toBe(english)
  },
)

test('S5-05 every rule has its case in the table', () => {
  expect(new Set(CASES.map(([rule]) => rule))).toEqual(new Set(RULE_NAMES))
})
