import { expect, it } from 'vitest'
import { createBatch } from './batch.ts'

/** Answers each question when told to. */
function createSource() {
  const questions: (readonly string[])[] = []
  const answers: PromiseWithResolvers<ReadonlyMap<string, string>>[] = []
  const find = createBatch((keys: readonly string[]) => {
    questions.push(keys)
    const answer = Promise.withResolvers<ReadonlyMap<string, string>>()
    answers.push(answer)
    return answer.promise
  })
  const answer = (at: number) =>
    answers[at]?.resolve(new Map((questions[at] ?? []).map((key) => [key, `the ${key}`])))
  return { find, questions, answer, fail: (at: number) => answers[at]?.reject(new Error('lost')) }
}

it('asks for the first at once, and for those who came meanwhile together', async () => {
  const { find, questions, answer } = createSource()
  const first = find('a')
  const others = [find('b'), find('c'), find('b')]
  expect(questions).toEqual([['a']])
  answer(0)
  expect(await first).toBe('the a')
  expect(questions).toEqual([['a'], ['b', 'c']])
  answer(1)
  expect(await Promise.all(others)).toEqual(['the b', 'the c', 'the b'])
})

it('asks again for what is being asked for already: the answer under way may be of before', async () => {
  const { find, questions, answer } = createSource()
  const before = find('a')
  const after = find('a')
  answer(0)
  await before
  answer(1)
  await after
  expect(questions).toEqual([['a'], ['a']])
})

it('tells a failure to those it concerns, and goes on', async () => {
  const { find, questions, answer, fail } = createSource()
  const first = find('a')
  const second = find('b')
  fail(0)
  await expect(first).rejects.toThrow('lost')
  answer(1)
  expect(await second).toBe('the b')
  expect(questions).toEqual([['a'], ['b']])
})

it('asks for several in one question, and with them what others want meanwhile in the next', async () => {
  const { find, questions, answer } = createSource()
  const first = find.all(['a', 'b'])
  const second = find.all(['b', 'c'])
  const third = find('c')
  answer(0)
  expect(await first).toEqual(['the a', 'the b'])
  answer(1)
  expect(await second).toEqual(['the b', 'the c'])
  expect(await third).toBe('the c')
  expect(questions).toEqual([
    ['a', 'b'],
    ['b', 'c'],
  ])
})

it('asks nothing for nothing', async () => {
  const { find, questions } = createSource()
  expect(await find.all([])).toEqual([])
  expect(questions).toEqual([])
})
