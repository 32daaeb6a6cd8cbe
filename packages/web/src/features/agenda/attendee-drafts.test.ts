import { expect, test } from 'vitest'
import { draftOfColleague, missingIn, placeOf, typedDraft } from './attendee-drafts.ts'

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
  expect(Object.keys(missingIn([colleague, draft]))).toEqual([
    `attendees.${draft.key}.first_name`,
    `attendees.${draft.key}.last_name`,
    `attendees.${draft.key}.email`,
    `attendees.${draft.key}.position`,
  ])
})

test('what the server refuses is said beside the person it is about', () => {
  const draft = typedDraft()
  const paths = [
    'attendees.1.email',
    'attendees.0.position_id',
    'answers.gare',
    'comment',
    'attendees.7.email',
  ]
  expect(paths.map((path) => placeOf(path, [colleague, draft]))).toEqual([
    `attendees.${draft.key}.email`,
    `attendees.${colleague.key}.position`,
    'answers.gare',
    undefined,
    undefined,
  ])
})
