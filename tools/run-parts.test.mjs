import { expect, test } from 'vitest'
import { runCommand, runParts } from './run-parts.mjs'

/** Parts that note when they start and end, and the most that ran together. */
function recorder() {
  const log = []
  let weight = 0
  const part = (name, size, more = {}) => ({
    name,
    weight: size,
    ...more,
    async run() {
      weight += size
      log.push(`${name} ${weight}`)
      await new Promise((resolve) => setImmediate(resolve))
      weight -= size
      return more.result ?? { ok: true, output: '' }
    },
  })
  return { log, part }
}

test('two light parts share the machine, a heavy one has it to itself', async () => {
  const { log, part } = recorder()

  await runParts([part('a', 1), part('b', 1), part('c', 2)], () => {})

  expect(log).toEqual(['a 1', 'b 2', 'c 2'])
})

test('a part waits for those it comes after', async () => {
  const { log, part } = recorder()

  await runParts([part('late', 1, { after: ['early'] }), part('early', 1)], () => {})

  expect(log).toEqual(['early 1', 'late 1'])
})

test('a part that fails or throws is reported, and the others run', async () => {
  const { part } = recorder()
  const thrower = { name: 'thrower', weight: 1, run: async () => Promise.reject(new Error('broken')) }
  const failing = part('failing', 1, { result: { ok: false, output: 'why' } })
  const reported = []

  const results = await runParts([thrower, failing, part('fine', 1)], ({ name }) => reported.push(name))

  expect(results.map(({ ok, passed, failed }) => [ok, passed, failed])).toEqual([
    [false, 0, 1],
    [false, 0, 1],
    [true, 1, 0],
  ])
  expect(results[0].output).toBe('broken')
  expect(new Set(reported)).toEqual(new Set(['failing', 'fine', 'thrower']))
})

test('a part that waits for one that never ends fails and says which', async () => {
  const { log, part } = recorder()
  const parts = [
    part('lost', 1, { after: ['nowhere'] }),
    part('hen', 1, { after: ['egg'] }),
    part('egg', 1, { after: ['hen'] }),
    part('fine', 1),
  ]

  const results = await runParts(parts, () => {})

  expect(results.map(({ ok, failed }) => [ok, failed])).toEqual([
    [false, 1],
    [false, 1],
    [true, 0],
    [true, 0],
  ])
  expect(results[0].output).toBe('Jamais commencé : attend « nowhere », qui ne finira pas.')
  expect(log).toEqual(['fine 1', 'egg 1'])
})

test('a command that cannot be found is a failure with its reason, not a crash', async () => {
  const result = await runCommand(['kiosque-no-such-command'])

  expect(result.ok).toBe(false)
  expect(result.output).toContain('ENOENT')
})
