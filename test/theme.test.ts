import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const tokens = read('packages/web/src/ui/styles/tokens.css').toLowerCase()

test.each([
  ['green-500', '#92c020'],
  ['teal-600', '#135160'],
  ['blue-400', '#5bb1b9'],
  ['teal-900', '#07272f'],
  ['black', '#111111'],
  ['grey-200', '#e5e5e5'],
])('S9-06 the palette has --%s: %s', (name, value) => {
  expect(tokens).toContain(`--${name}: ${value};`)
})

test('S9-07 layouts change at the breakpoints of the specification', () => {
  const layout = read('packages/web/src/ui/styles/layout.css') + tokens

  for (const width of [600, 960, 1280]) expect(layout).toContain(`min-width: ${width}px`)
})

test('S1-01 S1-06 the interface declares itself French', () => {
  expect(read('packages/web/index.html')).toContain('<html lang="fr"')
})
