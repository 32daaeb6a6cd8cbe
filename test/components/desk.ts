type Content = Record<string, unknown> & { id: number; version: number }
export interface Planned {
  method: string
  path: string
  /** Without one the ordinary answer is given, once the test lets it go. */
  status?: number
  answer?: unknown
  isHeld?: boolean
}
export interface Desk {
  contents: Map<number, Content>
  /** What is told in advance of the next call of its kind. */
  planned: Planned[]
  release: () => void
  released: Promise<void>
}
export interface Answered {
  status: number
  answer: unknown
}

export function openDesk(): Desk {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { contents: new Map(), planned: [], release: resolve, released: promise }
}

/** As little of the back office’s API as the editor needs: contents with versions, and refusals told in advance. */
export async function answerDesk(desk: Desk, method: string, path: string, body: string): Promise<Answered> {
  const at = desk.planned.findIndex((each) => each.method === method && each.path === path)
  const planned = at < 0 ? undefined : desk.planned.splice(at, 1)[0]
  if (planned?.isHeld) await desk.released
  if (planned?.status !== undefined) return { status: planned.status, answer: planned.answer }
  if (path.endsWith('/presence')) return { status: 200, answer: { data: [] } }
  if (path.endsWith('/reach')) return { status: 200, answer: { drugstores: 3, people: 9 } }
  const [, kind = '', number] = /^\/admin\/contents\/(\w+)(?:\/(\d+))?$/.exec(path) ?? []
  if (kind === '') return { status: 200, answer: { data: [], meta: { total: 0 } } }
  const sent = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>)
  if (method === 'POST') return { status: 201, answer: create(desk, kind, sent) }
  const content = desk.contents.get(Number(number))
  if (!content) return { status: 404, answer: { code: 'not_found', message: 'Introuvable.' } }
  if (method === 'GET') return { status: 200, answer: content }
  if (sent['version'] !== content.version)
    return { status: 409, answer: { code: 'stale', message: 'Modifié entre-temps.' } }
  return { status: 200, answer: keep(desk, { ...content, ...sent, version: content.version + 1 }) }
}

function create(desk: Desk, kind: string, sent: Record<string, unknown>): Content {
  const id = desk.contents.size + 1
  return keep(desk, { ...BLANK, slug: `contenu-${id}`, url: `/${kind}/${id}`, ...sent, kind, id, version: 1 })
}

function keep(desk: Desk, content: Content): Content {
  const kept = { ...content, updated_at: new Date().toISOString(), updated_by: 'Camille Martin' }
  desk.contents.set(kept.id, kept)
  return kept
}

const BLANK = {
  title: '',
  excerpt: '',
  body: '',
  cover_id: null,
  attachment_ids: [],
  category: null,
  laboratory_id: null,
  author_id: null,
  status: 'draft',
  phase: 'draft',
  starts_at: null,
  ends_at: null,
  published_at: null,
  target: {
    sites: [],
    environments: [],
    groups: [],
    packs: [],
    zones: [],
    account_types: [],
    drugstore_ids: [],
    excluded_drugstore_ids: [],
  },
  created_at: '2026-03-10T09:00:00.000Z',
  created_by: null,
  refs: { files: {}, laboratories: {}, partners: {}, authors: {}, contents: {} },
  missing: [],
  warnings: [],
  // The fields of a piece of news.
  post_type: 1,
  related_posts: [],
  pinned: false,
  monthly: false,
  must_read: false,
  read_before: null,
}
