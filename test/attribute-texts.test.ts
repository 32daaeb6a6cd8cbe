import { expect, test } from 'vitest'
import { readSourceFiles } from './source-files.ts'

/** Between the plain quotes of an attribute nothing is escaped: `\u00A0` would be read as six letters. */
const ESCAPED = /\s[\w-]+="[^"{}]*\\u[\dA-Fa-f]{4}[^"]*"/

test('S1-06 no attribute shows the letters of an escape instead of the space it means', () => {
  const shown = readSourceFiles()
    .filter(({ path }) => path.startsWith('packages/web/src/') && path.endsWith('.tsx'))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => (ESCAPED.test(line) ? [`${path}:${index + 1}`] : [])),
    )
  expect(shown).toEqual([])
})
