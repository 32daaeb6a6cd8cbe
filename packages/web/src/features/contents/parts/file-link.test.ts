import { expect, test } from 'vitest'
import { readableName } from './file-link.tsx'

test.each([
  ['memo-facturation_2026.pdf', 'Memo facturation 2026'],
  ['Affiche – Cystite simple.pdf', 'Affiche – Cystite simple'],
  ['Aide-mémoire au comptoir.pdf', 'Aide-mémoire au comptoir'],
  ['Affiche – Le mois « immunité ».pdf', 'Affiche – Le mois «\u00A0immunité\u00A0»'],
])('a file called %s is read as %s', (name, shown) => {
  expect(readableName(name)).toBe(shown)
})
