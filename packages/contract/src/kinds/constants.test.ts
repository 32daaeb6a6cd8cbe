import { expect, test } from 'vitest'
import { ROOMS } from './better-life.ts'
import { POST_TYPES } from './news.ts'
import { PAGE_TYPES } from './page.ts'
import { OFFER_TYPES } from './promotional-offer.ts'
import { allKinds } from './registry.ts'

test('S3-12 page types 0 to 4 and 6 to 10', () => {
  expect(PAGE_TYPES.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 6, 7, 8, 9, 10])
})

test('S3-13 post types 1 to 6', () => {
  expect(POST_TYPES.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6])
})

test('S3-19 offer types are worded exactly so', () => {
  expect(OFFER_TYPES.map(({ label }) => label)).toEqual(['Offre plateforme', 'Offre Direct'])
})

test('S3-21 D5-04 five rooms with three sub-ranges each, by code', () => {
  expect(ROOMS.map(({ code }) => code)).toEqual([100, 200, 300, 400, 500])
  for (const room of ROOMS)
    expect(room.ranges.map(({ code }) => code)).toEqual([room.code + 1, room.code + 2, room.code + 3])
})

test('S1-03 S3-18 every content area of the specification is declared', () => {
  expect(allKinds.map(({ key }) => key)).toEqual(
    expect.arrayContaining([
      'news',
      'document',
      'promotional_offer',
      'catalogue',
      'product',
      'technical_file',
      'one_time_campaign',
      'loyalty_campaign',
      'monthly_animation',
      'partnership',
      'laboratory_thematic',
      'gallery',
      'faq',
      'merchandising',
      'laboratory_training',
      'academy',
      'health_test',
      'performance',
      'referral_laboratory',
    ]),
  )
})
