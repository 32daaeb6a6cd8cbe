import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { focusTarget, fromServer, validateAll } from './form-logic.ts'
import { email, maxLength, minLength, required, ticked } from './rules.ts'

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

test('D2-03 the server’s errors go under their fields, the rest on top', () => {
  const error = new ApiError('Vérifiez les champs.', {
    status: 422,
    code: 'invalid',
    errors: { email: ['Déjà prise.'], right_id: ['Ce champ n’est pas attendu.'] },
  })

  expect(fromServer(error, values)).toEqual({
    errors: { email: 'Déjà prise.' },
    message: 'Ce champ n’est pas attendu.',
  })
})

test('an error without fields is said on top', () => {
  const error = new ApiError('Trop d’essais.', { status: 429, code: 'too_many' })

  expect(fromServer(error, values)).toEqual({ errors: {}, message: 'Trop d’essais.' })
  expect(fromServer(new TypeError('x is not a function'), values).message).toContain('inattendue')
})

test('a hostile field name of the server is no property of the form', () => {
  const error = new ApiError('Non.', { status: 422, code: 'invalid', errors: { toString: ['Non.'] } })

  expect(fromServer(error, values)).toEqual({ errors: {}, message: 'Non.' })
})

test('focus goes to the only wrong field, or to the summary', () => {
  expect(focusTarget<typeof values>({ name: 'x' })).toBe('name')
  expect(focusTarget<typeof values>({ name: 'x', email: 'y' })).toBe('summary')
  expect(focusTarget<typeof values>({}, 'Trop d’essais.')).toBe('summary')
  expect(focusTarget<typeof values>({})).toBeNull()
})
