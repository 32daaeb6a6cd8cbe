import { expect, test } from 'vitest'
import { ApiError } from '../api-error.ts'
import { corrected, focusTarget, refusalOf, SUMMARY } from './refusal.ts'

const placeOf = (path: string) => ['email', 'name', 'terms'].find((name) => name === path)

test('D2-03 the server’s errors go under their fields, the rest on top', () => {
  const error = new ApiError('Vérifiez les champs.', {
    status: 422,
    code: 'invalid',
    errors: { email: ['Déjà prise.'], right_id: ['Ce champ n’est pas attendu.'] },
  })

  expect(refusalOf(error, placeOf)).toEqual({
    errors: { email: 'Déjà prise.' },
    message: 'Ce champ n’est pas attendu.',
  })
})

test('an error without fields is said on top', () => {
  const error = new ApiError('Trop d’essais.', { status: 429, code: 'too_many' })

  expect(refusalOf(error, placeOf)).toEqual({ errors: {}, message: 'Trop d’essais.' })
  expect(refusalOf(new TypeError('x is not a function'), placeOf).message).toContain('inattendue')
})

test('a hostile field name of the server is no property of the form', () => {
  const error = new ApiError('Non.', { status: 422, code: 'invalid', errors: { toString: ['Non.'] } })

  expect(refusalOf(error, placeOf)).toEqual({ errors: {}, message: 'Non.' })
})

test('focus goes to the only wrong field, or to the summary', () => {
  expect(focusTarget({ errors: { name: 'x' } })).toBe('name')
  expect(focusTarget({ errors: { name: 'x', email: 'y' } })).toBe(SUMMARY)
  expect(focusTarget({ errors: {}, message: 'Trop d’essais.' })).toBe(SUMMARY)
  expect(focusTarget({ errors: {} })).toBeUndefined()
})

test('a field typed in takes away what was wrong of it and of all it holds, and nothing of its neighbours', () => {
  const errors = { title: 'a', 'items.0.label': 'b', 'items.1': 'c', items_note: 'd' }

  expect(corrected({ errors }, 'items').errors).toEqual({ title: 'a', items_note: 'd' })
  expect(corrected({ errors }, 'items.0').errors).toEqual({ title: 'a', 'items.1': 'c', items_note: 'd' })
  expect(corrected({ errors }, 'title').errors).not.toHaveProperty('title')
})
