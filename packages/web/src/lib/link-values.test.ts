import { expect, test } from 'vitest'
import { readValues, withoutValues } from './link-values.ts'

const SITE = 'https://kiosque.test'

test.each([
  ['after the hash', `${SITE}/password-reset#token=abc&email=a%40b.fr`, { token: 'abc', email: 'a@b.fr' }],
  ['in the query', `${SITE}/password-reset?token=abc&email=a%40b.fr`, { token: 'abc', email: 'a@b.fr' }],
  ['one of them', `${SITE}/password-reset?token=abc`, { token: 'abc' }],
  ['empty', `${SITE}/password-reset?token=&email=`, {}],
  ['none', `${SITE}/password-reset`, {}],
])('D3-07 the values of a mailed link are read %s', (_, href, expected) => {
  expect(readValues(href, ['token', 'email'])).toEqual(expected)
})

test.each([
  ['the query', `${SITE}/register?invitation=abc`, '/register'],
  ['the query, keeping the rest', `${SITE}/register?env=tablet&invitation=abc`, '/register?env=tablet'],
  ['the hash', `${SITE}/register#invitation=abc`, '/register'],
  ['nothing, when it has none', `${SITE}/register?profil=invite#contenu`, '/register?profil=invite#contenu'],
])('D3-05 the address loses the invitation from %s', (_, href, expected) => {
  expect(withoutValues(href, ['invitation'])).toBe(expected)
})
