import { PLACEMENTS } from '@kiosque/contract/domain/placements'
import { kindOf } from '@kiosque/contract/kinds/registry'
import { listQuery } from '@kiosque/contract/wire/contents'
import { highlightsQuery, type BoardBody } from '@kiosque/contract/wire/highlights'
import type { AttemptsAnswer } from '@kiosque/contract/wire/quizzes'
import { kindQuery, typeQuery } from '@kiosque/contract/wire/reference-data'
import { searchQuery, suggestionsQuery } from '@kiosque/contract/wire/search'
import type { MyTrainings } from '@kiosque/contract/wire/trainings'
import type { z } from 'zod'
import { readerOf, type Reader } from '../audience/visible-targets.ts'
import { previewContent, readContent } from '../content/read-content.service.ts'
import { listContents } from '../content/read-contents.service.ts'
import { rehearse } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { invalid, notFound } from '../errors.ts'
import { publishBoard } from '../highlights/board.service.ts'
import { visibleHighlights } from '../highlights/highlights.service.ts'
import { homeOf } from '../home/home.service.ts'
import type { Viewer } from '../http/viewer.ts'
import { menuOf } from '../menu/menu.service.ts'
import {
  listCategories,
  listLaboratories,
  listLinks,
  listPartners,
  listThemes,
} from '../reference-data/member-reference.service.ts'
import { search } from '../search/search.service.ts'
import { suggest } from '../search/suggest.service.ts'

export interface Preview {
  viewer: Reader
  /** The date one looks at. */
  at: Date
  /** The content being looked at: shown even where it is hidden, since its editor asks. */
  contentId: number | undefined
}

const ALL_PLACEMENTS = PLACEMENTS.map(({ id }) => id)

/**
 * What the portal would be answered at this path as somebody else. A list of reads, not a way in: what is not
 * here does not exist, nothing is written, and what is personal is empty.
 */
export async function previewAnswer(
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
  path: string,
  { viewer, at, contentId }: Preview,
): Promise<unknown> {
  const url = new URL(path, 'http://portal.invalid')
  const given = Object.fromEntries(url.searchParams)
  const reading = { viewer, now: at, secret: env.secretKey, linksAt: now() }
  const then = { db, env, now: () => at }
  const [area = '', first = '', second = '', ...rest] = url.pathname.split('/').slice(1).map(decoded)
  if (rest.length > 0) return personalAnswer(url.pathname)
  const kind = area === 'contents' ? kindOf(first) : null
  if (kind !== null && second !== '')
    return contentId === undefined
      ? readContent(db, kind, second, reading)
      : previewContent(db, kind, second, reading, contentId)
  if (kind !== null) return listContents(db, kind, parsed(listQuery(kind), given), reading)
  switch (url.pathname) {
    case '/home':
      return homeOf(db, reading)
    case '/menu':
      return menuOf(db, reading)
    case '/search':
      return search(then, viewer, parsed(searchQuery, given), { isRecorded: false })
    case '/search/suggestions':
      return suggest(then, viewer, parsed(suggestionsQuery, given).q)
    case '/highlights': {
      const { placement = ALL_PLACEMENTS, item = null } = parsed(highlightsQuery, given)
      const data = await visibleHighlights(db, { placements: placement, item }, reading)
      return { data, meta: { page: 1, per_page: data.length, total: data.length, last_page: 1 } }
    }
    case '/laboratories':
      return listLaboratories(db, reading)
    case '/partners':
      return listPartners(db, reading)
    case '/faq-themes':
      return listThemes(db, reading)
    case '/categories':
      return listCategories(db, parsed(kindQuery, given).kind)
    case '/useful-links':
      return listLinks(db, reading, parsed(typeQuery, given).type)
    default:
      return personalAnswer(url.pathname)
  }
}

/** The same answer once the board's changes were published; they are made, looked at and undone. */
export function previewOfBoard(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  path: string,
  preview: Preview,
  { board, actor }: { board: BoardBody; actor: Viewer },
): Promise<unknown> {
  return rehearse(deps.db, async (trx) => {
    await publishBoard(trx, board, { actor, now: deps.now() })
    // The board may be for somebody nothing was for before: who sees what is asked after it.
    const viewer = await readerOf(trx, preview.viewer)
    return previewAnswer({ ...deps, db: trx }, path, { ...preview, viewer })
  })
}

/** Somebody who never tried. */
const NO_ATTEMPT: AttemptsAnswer['standing'] = {
  status: 'todo',
  open_attempt_id: null,
  attempts_left: null,
  next_attempt_at: null,
  best_score: null,
  valid_until: null,
}

/** The person looked through has no marks, no notifications, no tries and nothing to do. */
function personalAnswer(path: string): unknown {
  if (path === '/me/marks') return { read: [], favourites: [] }
  if (path === '/me/trainings') return { data: [], certificates: [] } satisfies MyTrainings
  if (/^\/quizzes\/\d+\/attempts$/.test(path))
    return {
      data: [],
      meta: { page: 1, per_page: 20, total: 0, last_page: 1 },
      standing: NO_ATTEMPT,
    } satisfies AttemptsAnswer
  if (path.startsWith('/drugstores/validity/')) return { is_disabled: false }
  const isList =
    /^\/(me\/(todo|reminders)|notifications\/.*|popins|events|enrolments(\/participation)?|handoff\/partners)$/.test(
      path,
    )
  if (isList) return { data: [], meta: { page: 1, per_page: 20, total: 0, last_page: 1 } }
  throw notFound()
}

function parsed<Schema extends z.ZodType>(schema: Schema, given: Record<string, string>): z.output<Schema> {
  const result = schema.safeParse(given)
  if (!result.success) throw invalid({ path: ['Cette adresse n’est pas valable.'] })
  return result.data
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
