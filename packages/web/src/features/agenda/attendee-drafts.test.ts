import { expect, test } from 'vitest'
import { draftOfColleague, missingIn, refusedIn, typedDraft } from './attendee-drafts.ts'

const colleague = draftOfColleague({
  user_id: 4,
  account_id: 5,
  type: 160,
  first_name: 'Hugo',
  last_name: 'Lefèvre',
  email: 'hugo@officine.test',
  last_seen_at: null,
  is_disabled: false,
  can_change: false,
})

test('a colleague comes as what they are, and nothing is left to say', () => {
  expect(colleague).toMatchObject({ position: '3', email: 'hugo@officine.test' })
  expect(missingIn([colleague])).toEqual({})
})

test('somebody typed has everything to say', () => {
  const draft = typedDraft()
  expect(Object.keys(missingIn([colleague, draft])[draft.key] ?? {})).toEqual([
    'first_name',
    'last_name',
    'email',
    'position',
  ])
})

test('what the server refuses is said beside the person it is about', () => {
  const draft = typedDraft()
  const errors = {
    'attendees.1.email': ['Déjà inscrit.'],
    'attendees.0.position_id': ['Cette fonction n’existe pas.'],
    comment: ['Trop long.'],
  }
  expect(refusedIn(errors, [colleague, draft])).toEqual({
    [draft.key]: { email: 'Déjà inscrit.' },
    [colleague.key]: { position: 'Cette fonction n’existe pas.' },
  })
})
