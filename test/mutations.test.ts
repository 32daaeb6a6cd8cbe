import { expect, test } from 'vitest'
import { readSourceFiles } from './source-files.ts'

/** The reader's features say their refusals in place, each in its own words. */
const OWN_WORDS = 'packages/web/src/features/contents/'
const features = readSourceFiles().filter(
  ({ path, isTest }) =>
    path.startsWith('packages/web/src/features/') && !path.startsWith(OWN_WORDS) && !isTest,
)
const having = (text: RegExp) => features.filter((file) => text.test(file.text)).map(({ path }) => path)

test('what the server refuses is said by the mutation, beside the queries, or by ui/refusal', () => {
  expect(having(/tone: 'err'/).filter((path) => !path.endsWith('.queries.ts'))).toEqual([])
})

test('whether a change is on its way is known by its mutation or its form, not by a flag kept beside', () => {
  expect(having(/\bset(?:Is)?Busy\(true\)/)).toEqual([])
})
