import { expect, test } from 'vitest'
import { keepDraft, keptDraft } from './kept-draft.ts'

test('work left unfinished is found again, until what it was begun on has changed', () => {
  keepDraft('essai', 'version 3', { items: ['a'] })

  expect(keptDraft('essai', 'version 3')).toEqual({ items: ['a'] })
  expect(keptDraft('essai', 'version 4')).toBeNull()
  expect(keptDraft('autre', 'version 3')).toBeNull()

  keepDraft('essai', 'version 3', null)
  expect(keptDraft('essai', 'version 3')).toBeNull()
})
