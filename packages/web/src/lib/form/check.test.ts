import { expect, test } from 'vitest'
import { validateAll } from './check.ts'
import { email, maxLength, minLength, required, ticked } from '../rules.ts'

const values = { email: '', name: '', terms: false }
const rules = { email: [required, email], name: required, terms: ticked('Acceptez les conditions.') }

test('S5-05 each field says the first rule it breaks', () => {
  expect(validateAll({ email: 'x@', name: 'Claire', terms: true }, rules)).toEqual({
    email: 'Saisissez une adresse e-mail valide.',
  })
  expect(validateAll(values, rules)).toEqual({
    email: 'Ce champ est requis.',
    name: 'Ce champ est requis.',
    terms: 'Acceptez les conditions.',
  })
})

test('S5-05 lengths count characters as people do', () => {
  expect(minLength(2)('é😀')).toBeUndefined()
  expect(minLength(3)('é😀')).toBe('Saisissez au moins 3\u00A0caractères.')
  expect(maxLength(2)('abc')).toBe('2\u00A0caractères au plus.')
  expect(minLength(3)('')).toBeUndefined()
})

test('S5-05 a field that is a list says what is wrong in it, by path', () => {
  const lines = (typed: string[]) =>
    Object.fromEntries(
      typed.flatMap((line, rank) => (line ? [] : [[`lines.${rank}`, 'Ce champ est requis.']])),
    )

  expect(validateAll({ lines: ['34', '', ''] }, { lines })).toEqual({
    'lines.1': 'Ce champ est requis.',
    'lines.2': 'Ce champ est requis.',
  })
  expect(validateAll({ lines: ['34'] }, { lines })).toEqual({})
})
