import { expect, test } from 'vitest'
import { isVisible } from './visible-text.ts'

test.each(['a', ' é ', '中', '٣', '?', '👩🏽‍⚕️', '€', '\u202eabc', 'e\u0301'])(
  'RELIABILITY 14 « %s » is seen',
  (text) => {
    expect(isVisible(text)).toBe(true)
  },
)

test.each([
  '',
  ' ',
  '\u00a0',
  '\u200b',
  '\u200e\u200f',
  '\ufeff',
  '\u00ad',
  '\u2060',
  '\u0301',
  '\u3164',
  '\u2800',
  '\t',
])('RELIABILITY 14 %j is nothing a reader sees', (text) => {
  expect(isVisible(text)).toBe(false)
})
