import { expect, test } from 'vitest'
import { figureText, longDay, rateText, shortDay } from './figure-text.ts'

test('a hidden figure says so, a hidden rate is a dash', () => {
  expect([figureText(null), figureText(0), figureText(1284), rateText(null), rateText(63)]).toEqual([
    'moins de 5',
    '0',
    '1\u00A0284',
    '–',
    '63\u00A0%',
  ])
})

test('days are written in French', () => {
  expect([shortDay('2026-10-14'), longDay('2026-10-14')]).toEqual(['14/10', '14/10/2026'])
})
