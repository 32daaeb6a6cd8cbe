import { expect, test } from 'vitest'
import { de } from './elision.ts'

test.each([
  ['Anne Martin', 'd’Anne Martin'],
  ['Élodie', 'd’Élodie'],
  ['Œdipe', 'd’Œdipe'],
  ['ingrid', 'd’ingrid'],
  ['Yves', 'd’Yves'],
  ['Yann', 'de Yann'],
  ['Marie', 'de Marie'],
  ['Hélène', 'de Hélène'],
  ['Hugues', 'de Hugues'],
  ['Çelik', 'de Çelik'],
])('« de » before %s reads « %s »', (name, expected) => {
  expect(de(name)).toBe(expected)
})
