import { expect, test } from 'vitest'
import { fold, isSlug, slugify } from './slug.ts'

test.each([
  ['Prêts pour l’hiver\u00a0?', 'prets-pour-l-hiver'],
  ['Cœur & Œdème', 'coeur-oedeme'],
  ['  2026  ', 'n-2026'],
  ['日本', 'contenu'],
  ['', 'contenu'],
  ['A'.repeat(200), 'a'.repeat(80)],
])('D15-01 « %s » becomes %s', (title, expected) => {
  expect(slugify(title)).toBe(expected)
  expect(isSlug(slugify(title))).toBe(true)
})

test.each(['12', '-a', 'a-', 'a--b', 'É', 'a b', 'a/b', ''])('D15-01 %s is no slug', (text) => {
  expect(isSlug(text)).toBe(false)
})

test('D5-01 case, accents, ligatures and apostrophes do not matter', () => {
  expect(fold('L’ŒDÈME  Été')).toBe("l'oedeme ete")
})
