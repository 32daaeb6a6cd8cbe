import { expect, test } from 'vitest'
import type { Session } from '../lib/session-store.ts'
import { earlyPage, type EarlyTable } from './early-page.ts'

const table: EarlyTable = {
  files: [],
  signIn: [1],
  frame: [2],
  home: [3],
  kinds: [
    ['/news', 'news', '?sort=recent&page=1&per_page=12', [4], [5, 6]],
    ['/galerie', 'gallery', 0, [], 0],
  ],
}
const someone = {
  me: { id: 7, right_id: null },
  account: { id: 1, type: 200, drugstore: { id: 3 } },
} as unknown as Session
const headOffice = {
  me: { id: 9, right_id: 1 },
  account: { id: 2, type: 1000, drugstore: null },
} as unknown as Session
const OF_THE_FRAME = ['/menu', '/drugstores/validity/3', '/notifications/user/7/unread?per_page=50']
const at = (address: string) => {
  const [pathname = '', search] = address.split('?')
  return { pathname, search: search === undefined ? '' : `?${search}` }
}

test.each<[string, number[], string[]]>([
  ['/', [2, 3], ['/home', '/me/todo']],
  ['/news', [2, 4], ['/contents/news?sort=recent&page=1&per_page=12']],
  ['/news?page=2', [2, 4], []],
  ['/news/12', [2, 5, 6], ['/contents/news/12']],
  ['/news/0', [2], []],
  ['/news/12/versions', [2], []],
  ['/news/..%2fme', [2], []],
  ['/newspaper', [2], []],
  ['/galerie', [2], []],
  ['/galerie/4', [2], []],
  ['/agenda', [2], []],
])('%s: the files and the questions of that page', (address, files, questions) => {
  expect(earlyPage(table, at(address), someone)).toEqual({
    files,
    questions: [...questions, ...OF_THE_FRAME],
  })
})

test.each(['/', '/news', '/news/12', '/login'])(
  'signed out, %s asks for nothing but the way in',
  (address) => {
    expect(earlyPage(table, at(address), null)).toEqual({ files: [1], questions: [] })
  },
)

test.each(['/login', '/admin', '/admin/login', '/admin/contents/news'])(
  '%s asks for nothing early',
  (address) => {
    expect(earlyPage(table, at(address), someone)).toEqual({ files: [], questions: [] })
  },
)

test('S6-03 nobody asks whether the head office is still open', () => {
  expect(earlyPage(table, at('/'), headOffice).questions).toEqual([
    '/home',
    '/me/todo',
    '/menu',
    '/notifications/user/9/unread?per_page=50',
  ])
})
