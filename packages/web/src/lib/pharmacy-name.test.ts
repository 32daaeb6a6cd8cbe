import { expect, test } from 'vitest'
import { withArticle } from './pharmacy-name.ts'

test.each([
  ['Pharmacie des Tilleuls', 'la Pharmacie des Tilleuls'],
  ['Grande Pharmacie du Port', 'la Grande Pharmacie du Port'],
  ['Officine Martin', 'Officine Martin'],
])('%s reads « %s » in a sentence', (name, shown) => {
  expect(withArticle(name)).toBe(shown)
})
