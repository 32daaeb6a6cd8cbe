import { beforeEach, expect, test, vi } from 'vitest'

let lib: typeof import('./first-answers.ts')
beforeEach(async () => {
  vi.resetModules()
  lib = await import('./first-answers.ts')
})

test('the page waits for what it asked, and for what an answer asked in turn', async () => {
  const order: string[] = []
  lib.expectAnswer(
    Promise.resolve().then(() => {
      lib.expectAnswer(Promise.resolve().then(() => order.push('second')))
      order.push('first')
    }),
  )
  await lib.firstAnswers()

  expect(order).toEqual(['first', 'second'])
})

test('a failure is an answer, and none that is late is waited for', async () => {
  lib.expectAnswer(Promise.reject(new Error('refused')))
  lib.expectAnswer(new Promise(() => undefined))

  await expect(lib.firstAnswers(1)).resolves.toBeUndefined()
})
