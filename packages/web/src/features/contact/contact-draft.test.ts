import { expect, test } from 'vitest'
import { isBlank } from './contact-draft.ts'

const draft = { topic: '1', subject: 'Facture', message: 'Bonjour', files: [] }

test('a topic alone is nothing worth keeping', () => {
  expect(isBlank({ ...draft, subject: ' ', message: '' })).toBe(true)
  expect(isBlank(draft)).toBe(false)
})
