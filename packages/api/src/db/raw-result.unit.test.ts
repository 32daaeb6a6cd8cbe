import pg from 'pg'
import { expect, test } from 'vitest'
import { cellTypes } from './raw-result.ts'

const TIMESTAMPTZ = 1184
const usual = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ, 'text') as (text: string) => unknown
const ours = cellTypes.getTypeParser(TIMESTAMPTZ, 'text') as unknown as (text: string) => unknown

test.each([
  '2026-11-19 04:14:15+00',
  '2026-11-19 04:14:15.1+00',
  '2026-11-19 04:14:15.123456+00',
  '2026-11-19 04:14:15.999999+00',
  '1969-12-31 23:59:59.5+00',
  '0044-03-15 12:00:00+00',
  '2026-11-19 06:14:15+02',
  '2026-11-19 04:14:15+05:30',
  '12026-11-19 04:14:15+00',
  '0044-03-15 12:00:00+00 BC',
  'infinity',
])('an instant is read as pg reads it, however it is written: %s', (text) => {
  expect(ours(text)).toEqual(usual(text))
})
