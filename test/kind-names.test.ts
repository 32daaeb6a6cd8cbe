import { expect, test } from 'vitest'
import { allKinds } from '@kiosque/contract/kinds/registry'
import { readSourceFiles } from './source-files.ts'

const WEB = 'packages/web/src/'
/** What is the same for every kind, and reads what a kind wants of its own in `features/contents/kinds/`. */
const GENERAL = ['app/navigation/', 'app/shell/', 'features/notifications/', 'features/contents/campaigns/']

const files = readSourceFiles().filter(
  ({ path, isTest }) => !isTest && GENERAL.some((folder) => path.startsWith(WEB + folder)),
)
// Names of areas are words of their own: « news » is one, and so is « faq ».
const keys = allKinds.map(({ key }) => key).filter((key) => key.includes('_'))

test.each(keys)('ARCHITECTURE %s is named by none of what serves every kind', (key) => {
  const words = new RegExp(`['"\`]${key}['"\`]|\\bkinds\\.${key}\\b`)

  expect(files.length).toBeGreaterThan(10)
  expect(files.filter(({ text }) => words.test(text)).map(({ path }) => path)).toEqual([])
})
