import { expect, test, vi } from 'vitest'
import { createBuildWatch } from './build-watch.ts'

function watch(answers: unknown[], currentId: string | null = 'a') {
  const told: string[] = []
  const asked: number[] = []
  const made = createBuildWatch({
    currentId,
    intervalMs: 60_000,
    now: () => 1234,
    onNewBuild: (id) => told.push(id),
    readLatest: async (timestamp) => {
      asked.push(timestamp)
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  return { made, told, asked }
}

test('S4-10 a newer build is told once', async () => {
  const { made, told, asked } = watch([{ id: 'a' }, { id: 'b' }, { id: 'c' }])

  await made.check()
  expect(made.hasNewBuild()).toBe(false)
  await made.check()
  await made.check()

  expect([told, asked, made.hasNewBuild()]).toEqual([['b'], [1234, 1234], true])
})

test.each([new Error('offline'), null, '', {}, { id: '' }, { id: 12 }])(
  'S4-10 an unusable answer (%j) is ignored',
  async (answer) => {
    const { made, told } = watch([answer])

    await made.check()

    expect(told).toEqual([])
  },
)

test('S4-10 without a build of one’s own nothing is asked', async () => {
  const { made, asked } = watch([{ id: 'b' }], null)

  await made.check()

  expect(asked).toEqual([])
})

test('S4-10 the manifest is polled at the configured interval until a new build is there', async () => {
  vi.useFakeTimers()
  const { made, asked, told } = watch([{ id: 'a' }, { id: 'b' }])

  made.start()
  await vi.advanceTimersByTimeAsync(59_000)
  expect(asked).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(181_000)

  expect([asked.length, told]).toEqual([2, ['b']])
  made.stop()
  vi.useRealTimers()
})
