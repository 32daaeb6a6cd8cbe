import { expect, test } from 'vitest'
import { readSourceFiles } from './source-files.ts'

const WEB = 'packages/web/src/'
const sources = readSourceFiles().filter(
  ({ path, isTest }) => /^packages\/web\/src\/(features|pages|parts)\//.test(path) && !isTest,
)
const having = (text: RegExp) =>
  sources.filter((file) => text.test(file.text)).map(({ path }) => path.slice(WEB.length))

/** What fails here is asked of no server: the browser does not copy, share or draw. */
const NOT_THE_SERVER = [
  'features/contents/gallery/sign-visual.tsx',
  'features/contents/list/list-page-head.tsx',
  'features/contents/order/laboratory-order.tsx',
  'features/contents/parts/share-link.ts',
]
const OWN_WORDS = [
  // The session changes, and every query with it: no mutation of one of them.
  'parts/use-account-switch.ts',
  // Says what its hook found, which another page of partners says in place.
  'parts/partner-access/partner-opening.tsx',
]

test('what the server refuses is said by the mutation, beside the queries, or by ui/refusal', () => {
  const saying = having(/tone: 'err'/).filter((path) => !path.endsWith('.queries.ts'))
  expect(saying.toSorted()).toEqual([...NOT_THE_SERVER, ...OWN_WORDS].toSorted())
})

const OWN_FLAGS = [
  // Several gestures of one editor share its buttons: what is busy is their name, whatever they ask of the server.
  'features/content-editor/use-gestures.ts',
]

test('whether a change is on its way is known by its mutation or its form, not by a flag kept beside', () => {
  expect(having(/\bset(?:Is)?(?:Busy|Saving)\(/).toSorted()).toEqual(OWN_FLAGS)
})

test('what a change makes stale is asked again beside the queries: no page knows which they are', () => {
  expect(having(/invalidateQueries\(/).filter((path) => path.startsWith('pages/'))).toEqual([])
})
