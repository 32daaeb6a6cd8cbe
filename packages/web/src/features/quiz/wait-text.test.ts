import { expect, test } from 'vitest'
import { durationText, waitText } from './wait-text.ts'

const now = new Date('2026-11-17T08:00:00Z')

test.each([
  ['2026-11-17T08:00:20Z', 'dans 1\u00A0min'],
  ['2026-11-17T08:59:00Z', 'dans 59\u00A0min'],
  ['2026-11-17T09:00:01Z', 'dans 2\u00A0h'],
  ['2026-11-18T06:30:00Z', 'dans 23\u00A0h'],
  ['2026-11-19T08:00:00Z', 'dans 48\u00A0h'],
  ['2026-11-20T07:00:00Z', 'dans 3\u00A0jours'],
])('D7-01 from eight in the morning, %s is « %s »', (at, text) => {
  expect(waitText(at, now)).toBe(text)
})

test.each([
  ['2026-11-17T08:00:42Z', '42\u00A0s'],
  ['2026-11-17T08:04:12Z', '4\u00A0min\u00A012\u00A0s'],
  ['2026-11-17T09:05:59Z', '1\u00A0h\u00A005\u00A0min'],
])('an attempt begun at eight and handed in at %s took « %s »', (to, text) => {
  expect(durationText('2026-11-17T08:00:00Z', to)).toBe(text)
})
