import { expect, test } from 'vitest'
import { tell, tellUntil } from './progress.mjs'

/** A screen that keeps what was written, and a clock that advances by `step` seconds at each look. */
function watched(isTTY, step) {
  const screen = { isTTY, text: '', write: (text) => (screen.text += text) }
  let seconds = 0
  return { screen, now: () => (seconds += step) * 1000 }
}

test('in a terminal a step is one line that ends with its duration', () => {
  const { screen, now } = watched(true, 31)

  expect(tell('Installation', () => 'done', screen, now)).toBe('done')

  expect(screen.text).toBe('Installation…\r\u001b[2KInstallation… 31 s\n')
})

test('in a file a step is said when it starts and when it ends', () => {
  const { screen, now } = watched(false, 72)

  tell('Installation', () => {}, screen, now)

  expect(screen.text).toBe('Installation…\nInstallation… 1 min 12 s\n')
})

test('a step that fails leaves its line to the reason', () => {
  const { screen, now } = watched(true, 1)
  const fail = () => {
    throw new Error('cut')
  }

  expect(() => tell('Installation', fail, screen, now)).toThrow('cut')

  expect(screen.text).toBe('Installation…\n')
})

test('what goes on by itself is told until it ends', async () => {
  const { screen, now } = watched(false, 12)

  await tellUntil('Remplissage', Promise.resolve(), screen, now)

  expect(screen.text).toBe('Remplissage…\nRemplissage… 12 s\n')
})
