import { expect, test } from 'vitest'
import { readSourceFiles } from './source-files.ts'

/** Hooks that serve pages of many routes, each with the reason beside. Everybody else names the route they read. */
const READ_ANY_ROUTE = [
  'packages/web/src/features/contents/detail/use-reference.ts',
  'packages/web/src/lib/list-state.ts',
  'packages/web/src/lib/use-search-value.ts',
]

test('pages read their address by the route they stand at, but for the hooks that serve all of them', () => {
  const untyped = readSourceFiles().filter(
    ({ path, text, isTest }) =>
      path.startsWith('packages/web/src/') && !isTest && /\bstrict:\s*false\b/.test(text),
  )

  expect(untyped.map(({ path }) => path).toSorted()).toEqual(READ_ANY_ROUTE)
})
