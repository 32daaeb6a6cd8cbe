import { expect, test } from 'vitest'
import { isInstalled } from './ensure-install.mjs'

const wanted = {
  packages: {
    '': {},
    'packages/api': { version: '0.1.0' },
    'node_modules/@kiosque/api': { link: true },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b-win32': { version: '1.0.0', optional: true },
  },
}

test('an installation that holds every wanted version is left alone', () => {
  expect(isInstalled(wanted, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(true)
})

test('an absent package, another version or no installation at all asks for one', () => {
  expect(isInstalled(wanted, null)).toBe(false)
  expect(isInstalled(wanted, { packages: {} })).toBe(false)
  expect(isInstalled(wanted, { packages: { 'node_modules/a': { version: '1.0.1' } } })).toBe(false)
})
