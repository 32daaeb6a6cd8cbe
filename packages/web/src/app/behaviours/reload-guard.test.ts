import { expect, test } from 'vitest'
import { isChunkError, mayReload } from './reload-guard.ts'

function memory() {
  const content = new Map<string, string>()
  return {
    read: (key: string) => content.get(key) ?? null,
    write: (key: string, value: string) => void content.set(key, value),
    remove: (key: string) => void content.delete(key),
  }
}

test('S4-11 a path is reloaded at most once within ten seconds', () => {
  const storage = memory()

  expect(mayReload(storage, '/news', 1_000_000)).toBe(true)
  expect(mayReload(storage, '/news', 1_009_999)).toBe(false)
  expect(mayReload(storage, '/agenda', 1_009_999)).toBe(true)
  expect(mayReload(storage, '/news', 1_010_000)).toBe(true)
})

test.each(['', 'x', 'null', '[]', '{"/news":"soon"}', '{"/news":99999999999999}'])(
  'S4-11 a broken memory (%s) does not forbid the reload',
  (raw) => {
    const storage = memory()
    storage.write('kiosque-reload', raw)

    expect(mayReload(storage, '/news', 1_000_000)).toBe(true)
  },
)

test('S4-11 only errors of loading code count', () => {
  expect(
    isChunkError(new TypeError('Failed to fetch dynamically imported module: https://x/assets/a.js')),
  ).toBe(true)
  expect(isChunkError(new TypeError('Importing a module script failed.'))).toBe(true)
  expect(isChunkError(new Error('Unable to preload CSS for /assets/a.css'))).toBe(true)
  expect(isChunkError(new TypeError('Failed to fetch'))).toBe(false)
  expect(isChunkError('Failed to fetch dynamically imported module')).toBe(false)
})
