import type { ApiSettings, Query } from './api-client.ts'
import { queryString } from './api-client.ts'
import { ApiError } from './api-error.ts'
import type { Session } from './session-store.ts'

/** As whom and when the portal is looked at, and through which content. */
export type PreviewWho = {
  drugstore_id: number
  account_type: number
  environment: 0 | 1
  at?: string | undefined
  content_id?: number | undefined
}

export type Preview = {
  who: PreviewWho
  session: Omit<Session, 'token'>
  /** What the board prepares, as `POST /admin/highlights/board` takes it: read as if it were published. */
  board?: object | undefined
}

const PREFIX = 'kiosque-preview:'

/** The name of the frame carries it: it survives every navigation inside the frame, and no address does. */
export const previewName = (preview: Preview) => `${PREFIX}${JSON.stringify(preview)}`

/** Null in an ordinary window: only a frame that our own back office opened is a preview. */
export function readPreview(): Preview | null {
  if (window.parent === window || !window.name.startsWith(PREFIX)) return null
  try {
    return JSON.parse(window.name.slice(PREFIX.length)) as Preview
  } catch {
    return null
  }
}

/** The reads that show highlights. */
const ARRANGED = /^\/(?:home|highlights)$/

/** Reads are asked for as somebody else; anything else stays undone (nothing is recorded while previewing). */
export function rerouteFor({ who, board }: Preview): NonNullable<ApiSettings['reroute']> {
  return ({ method, path, query }) => {
    if (method !== 'GET')
      throw new ApiError('Aperçu\u00a0: rien n’est enregistré.', { status: 403, code: 'preview' })
    const asked: Query = { ...who, path: `${path}${queryString(query)}` }
    const isArranged = board !== undefined && ARRANGED.test(path)
    return {
      path: '/admin/preview/read',
      query: asked,
      ...(isArranged ? { method: 'POST', body: board } : {}),
    }
  }
}
