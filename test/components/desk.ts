type Content = Record<string, unknown> & { id: number; version: number }
export interface Planned {
  method: string
  path: string
  status: number
  answer: unknown
}
export interface Desk {
  contents: Map<number, Content>
  /** Answers given once each, before the ordinary ones. */
  planned: Planned[]
}

type Answered = { status: number; answer: unknown }

/** As little of the back office’s API as the editor needs: contents with versions, and refusals told in advance. */
export function answerDesk(desk: Desk, method: string, path: string, body: string): Answered {
  const at = desk.planned.findIndex((each) => each.method === method && each.path === path)
  if (at >= 0) {
    const [{ status, answer } = { status: 500, answer: {} }] = desk.planned.splice(at, 1)
    return { status, answer }
  }
  if (path.endsWith('/presence')) return { status: 200, answer: { data: [] } }
  const [, kind = '', number] = /^\/admin\/contents\/(\w+)(?:\/(\d+))?$/.exec(path) ?? []
  if (kind === '') return { status: 200, answer: { data: [], meta: { total: 0 } } }
  const sent = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>)
  if (method === 'POST')
    return { status: 201, answer: keep(desk, { ...sent, kind, id: desk.contents.size + 1 }, 1) }
  const content = desk.contents.get(Number(number))
  if (!content) return { status: 404, answer: { code: 'not_found', message: 'Introuvable.' } }
  if (method === 'GET') return { status: 200, answer: content }
  if (sent['version'] !== content.version)
    return { status: 409, answer: { code: 'stale', message: 'Modifié entre-temps.' } }
  return { status: 200, answer: keep(desk, { ...content, ...sent, id: content.id }, content.version + 1) }
}

function keep(desk: Desk, given: Record<string, unknown> & { id: number }, version: number): Content {
  const content = { ...given, version, updated_at: new Date().toISOString() }
  desk.contents.set(content.id, content)
  return content
}
