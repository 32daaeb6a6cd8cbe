import { expect, test } from 'vitest'
import { newsTitle } from './news-title.ts'

const TODAY = '2026-11-18'

test.each([
  ['all of this month', ['2026-11-02T08:00:00Z', '2026-11-18T08:00:00Z'], 'Les actualités de novembre'],
  ['one of the month before', ['2026-11-02T08:00:00Z', '2026-10-30T08:00:00Z'], 'Les dernières actualités'],
  ['the same month of another year', ['2025-11-18T08:00:00Z'], 'Les dernières actualités'],
  ['of this month in Paris', ['2026-10-31T23:30:00Z'], 'Les actualités de novembre'],
  ['something without a date', ['2026-11-02T08:00:00Z', null], 'Les actualités de novembre'],
])('the home page names the month of its news: %s', (_, dates, title) => {
  expect(
    newsTitle(
      dates.map((date) => ({ date })),
      TODAY,
    ),
  ).toBe(title)
})
