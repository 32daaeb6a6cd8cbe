import { expect, test } from 'vitest'
import { tellOn } from './progress.ts'

/** A screen that keeps what was written, and a clock that advances eight seconds at each look. */
function watched(isTTY: boolean) {
  const screen = { isTTY, text: '', write: (text: string) => (screen.text += text) }
  let seconds = 0
  const tell = tellOn(screen, () => (seconds += 8) * 1000)
  return { screen, tell }
}

test('in a terminal one line counts, then says how long it took', async () => {
  const { screen, tell } = watched(true)

  const result = await tell('Contenus', async (count) => {
    count(120, 293)
    return 'done'
  })

  expect(result).toBe('done')
  expect(screen.text.split('\r\u001b[2K')).toEqual(['Contenus…', 'Contenus… 120/293', 'Contenus… 8\u00a0s\n'])
})

test('in a file each step is a line when it starts and one when it ends, without any code of a terminal', async () => {
  const { screen, tell } = watched(false)

  await tell('Contenus', async (count) => count(120, 293))

  expect(screen.text).toBe('Contenus…\nContenus… 8\u00a0s\n')
})

test('work that fails leaves the line, so that its reason starts on one of its own', async () => {
  const { screen, tell } = watched(true)

  await expect(tell('Contenus', async () => Promise.reject(new Error('cut')))).rejects.toThrow('cut')

  expect(screen.text).toBe('Contenus…\n')
})
