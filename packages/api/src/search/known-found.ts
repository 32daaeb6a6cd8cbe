import type { Reader } from '../audience/visible-targets.ts'
import type { LiveContents } from '../live/live-contents.ts'
import { sees } from '../live/sees.ts'
import type { Find } from './finds.ts'
import { MANY, type Found, type Scored } from './search.sql.ts'

interface Page {
  kind: string | undefined
  limit: number
  offset: number
}

interface Who {
  viewer: Reader | null
  now: Date
}

/** What this reader sees of what answers: how many of each kind, and one page, best first, then the newest. */
export async function foundIn(find: Find, contents: LiveContents, who: Who, page: Page): Promise<Found> {
  const ids = await find.ids()
  await contents.refresh()
  const isSeen = sees(who.viewer, who.now.getTime())
  const counts: Record<string, number> = {}
  let total = 0
  for (const id of ids) {
    const row = contents.find(id)
    if (row === undefined || !isSeen(row)) continue
    counts[row.kind] = (counts[row.kind] ?? 0) + 1
    total += 1
  }
  if (total === 0) return { counts, ids: [] }
  if (total > MANY) {
    const best = pageIn(await find.titled(), contents, who, page)
    if (best.length === page.limit) return { counts, ids: best }
  }
  return { counts, ids: pageIn(await find.all(), contents, who, page) }
}

function pageIn({ ids, scores }: Scored, contents: LiveContents, who: Who, page: Page): number[] {
  const isSeen = sees(who.viewer, who.now.getTime())
  const seen: { id: number; score: number; sort_at: number }[] = []
  for (const [at, id] of ids.entries()) {
    const row = contents.find(id)
    if (row === undefined || (page.kind !== undefined && row.kind !== page.kind) || !isSeen(row)) continue
    seen.push({ id, score: scores[at] ?? 0, sort_at: row.sort_at })
  }
  return seen
    .toSorted((a, b) => b.score - a.score || b.sort_at - a.sort_at || b.id - a.id)
    .slice(page.offset, page.offset + page.limit)
    .map(({ id }) => id)
}
