import { expect, test } from 'vitest'
import {
  count,
  formatAgo,
  formatCents,
  formatDate,
  formatInteger,
  formatPercent,
  formatSize,
  formatTime,
} from './format.ts'

test('figures have non-breaking spaces, never the narrow one the fonts lack', () => {
  expect(formatInteger(1284)).toBe('1\u00A0284')
  expect(formatPercent(20)).toBe('20\u00A0%')
  expect(formatSize(1_240_000)).toBe('1,2\u00A0Mo')
  expect(formatSize(900)).toBe('900\u00A0octets')
})

test('S9-02 cents are shown in euros', () => {
  expect(formatCents(1290)).toBe('12,90\u00A0€')
  expect(formatCents(-300)).toBe('\u22123,00\u00A0€')
  expect(formatCents(123456789)).toBe('1\u00A0234\u00A0567,89\u00A0€')
})

test('S9-03 dates and hours are those of Paris', () => {
  expect(formatDate('2026-11-09T23:30:00Z')).toBe('10/11/2026')
  expect(formatTime('2026-11-10T08:30:00Z')).toBe('9\u00A0h\u00A030')
  expect(formatTime('2026-07-10T12:00:00Z')).toBe('14\u00A0h')
})

test('French counts zero as one', () => {
  expect([count(0, 'offre'), count(1, 'offre'), count(2, 'offre'), count(2, 'travail', 'travaux')]).toEqual([
    '0\u00A0offre',
    '1\u00A0offre',
    '2\u00A0offres',
    '2\u00A0travaux',
  ])
})

test('how long ago, then the date', () => {
  const now = new Date('2026-11-10T12:00:00Z')

  expect(formatAgo('2026-11-10T11:59:40Z', now)).toBe('à l’instant')
  expect(formatAgo('2026-11-10T11:35:00Z', now)).toBe('il y a 25\u00A0min')
  expect(formatAgo('2026-11-10T07:00:00Z', now)).toBe('il y a 5\u00A0h')
  expect(formatAgo('2026-11-08T07:00:00Z', now)).toBe('08/11/2026')
})
