import type { Session } from '../lib/session-store.ts'

/** What the build knows of pages (early-plugin.ts). Files are named by their place in `files`. */
export type EarlyTable = {
  files: readonly string[]
  signIn: readonly number[]
  frame: readonly number[]
  home: readonly number[]
  kinds: readonly EarlyKind[]
}
/** Where its list is, its name, what its list asks (0: something else), the files of its list, those of one content. */
export type EarlyKind = readonly [
  route: string,
  key: string,
  list: string | 0,
  listFiles: readonly number[],
  detailFiles: readonly number[] | 0,
]

export type EarlyPage = { files: readonly number[]; questions: readonly string[] }

const NOTHING: EarlyPage = { files: [], questions: [] }
const ID = /^[1-9]\d{0,9}$/

/** What the page at an address will need: its files, and its questions as the page itself will ask them. */
export function earlyPage(
  table: EarlyTable,
  { pathname, search }: { pathname: string; search: string },
  session: Session | null,
): EarlyPage {
  if (pathname.startsWith('/admin')) return NOTHING
  if (!session) return { files: table.signIn, questions: [] }
  if (pathname === '/login') return NOTHING
  const own = pathname === '/' ? homeOf(table) : contentsOf(table, pathname, search)
  return {
    files: [...table.frame, ...own.files],
    questions: [...own.questions, ...frameQuestions(session)],
  }
}

function frameQuestions({ me, account }: Session): string[] {
  const drugstore = account?.drugstore?.id
  return [
    '/menu',
    // S4-06: head-office people are exempt.
    ...(me.right_id || drugstore === undefined ? [] : [`/drugstores/validity/${drugstore}`]),
    `/notifications/user/${me.id}/unread?per_page=50`,
  ]
}

const homeOf = (table: EarlyTable): EarlyPage => ({ files: table.home, questions: ['/home', '/me/todo'] })

function contentsOf({ kinds }: EarlyTable, pathname: string, search: string): EarlyPage {
  for (const [route, key, list, listFiles, detailFiles] of kinds) {
    if (pathname === route)
      return { files: listFiles, questions: list !== 0 && search === '' ? [`/contents/${key}${list}`] : [] }
    const id = pathname.startsWith(`${route}/`) ? pathname.slice(route.length + 1) : ''
    if (detailFiles !== 0 && ID.test(id)) return { files: detailFiles, questions: [`/contents/${key}/${id}`] }
  }
  return NOTHING
}
