import { parisDay } from '@kiosque/contract/domain/dates'
import { createRandom } from '@kiosque/contract/domain/quiz-draw'
import { daysFrom } from '../demo-step.ts'
import { seenBy, type Read, type Reader } from './readers.ts'
import { rhythmUntil, type Random } from './rhythm.ts'

export interface ReadRow {
  user_id: number
  content_id: number
  at: Date
}
export interface DownloadRow extends ReadRow {
  file_id: number
}

/** How many contents somebody opens in all: most a few dozen, whoever decides a little more. */
const appetiteOf = ({ type }: Reader, random: Random) =>
  Math.round((type >= 180 ? 4 : 3) + random() ** 2 * (type >= 160 ? 32 : 24))

const MINUTE_MS = 60_000
/** One content in so many is spoken of: three in five of those who may read it did. */
const SPOKEN_OF = 61
/** Fewer than this in a day would be hidden, and another day with it; so would a content's, in the month. */
const SMALLEST_DAY = 5
const MONTH_DAYS = 28

/** What everybody read and took away since they came, up to the last time they were seen. */
export function networkReads(
  readers: readonly Reader[],
  contents: readonly Read[],
  startedAt: Date,
): { reads: ReadRow[]; downloads: DownloadRow[] } {
  const rhythm = rhythmUntil(startedAt)
  const visibleTo = seenBy(contents)
  const takes = takers(startedAt)
  const reads: ReadRow[] = []
  const downloads: DownloadRow[] = []
  for (const reader of readers) {
    const random = createRandom(reader.user_id * 7919)
    const visible = visibleTo(reader)
    const isTaker = takes(reader)
    const done = new Set<number>()
    const read = (at: Date, isLast: boolean, content = chosen(visible, done, at, random)) => {
      if (content === undefined || done.has(content.id)) return
      done.add(content.id)
      reads.push({ user_id: reader.user_id, content_id: content.id, at })
      // Whoever takes documents away took one the last time; on Sundays nobody prints.
      const { file_id } = content
      const isTaken = isTaker && (isLast || random() < 0.3) && (isLast || !isSunday(at))
      if (isTaken && file_id !== null)
        downloads.push({ user_id: reader.user_id, content_id: content.id, file_id, at })
    }
    read(new Date(reader.seen_at.getTime() - MINUTE_MS), true)
    for (const content of visible.filter(({ id }) => id % SPOKEN_OF === 7)) {
      const from = new Date(Math.max(content.sort_at.getTime(), reader.joined_at.getTime()))
      const isRead = random() < 0.6 && from < reader.seen_at
      const at = isRead ? rhythm.between(from, daysFrom(reader.seen_at, -0.01), random) : null
      if (at !== null && at >= from && (content.ends_at === null || at < content.ends_at))
        read(at, false, content)
    }
    for (let left = appetiteOf(reader, random); left > 0; left -= 1) {
      const at = rhythm.between(reader.joined_at, daysFrom(reader.seen_at, -0.01), random)
      if (at !== null) read(at, false)
    }
  }
  return {
    reads: withoutSmallDays(reads),
    downloads: withoutSmallDays(withoutSmallMonth(downloads, daysFrom(startedAt, -MONTH_DAYS))),
  }
}

const isSunday = (at: Date) => at.getUTCDay() === 0

/** Among what was out that day and not read yet: mostly what was new, and what speaks to many. */
function chosen(
  visible: readonly Read[],
  done: ReadonlySet<number>,
  at: Date,
  random: Random,
): Read | undefined {
  const out = countBefore(visible, at)
  if (out === 0) return undefined
  let found: Read | undefined
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const content = visible[Math.min(out - 1, Math.floor(out * (1 - random() ** 2.1)))]
    if (content === undefined || done.has(content.id)) continue
    if (content.ends_at !== null && content.ends_at <= at) continue
    found = content
    if (random() < 0.12 + ((content.id * 37) % 88) / 100) break
  }
  return found
}

/** How many of a list, the oldest first, are older than that. */
function countBefore(list: readonly Read[], at: Date): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle]?.sort_at ?? at) < at) low = middle + 1
    else high = middle
  }
  return low
}

/** Of each role of a zone seen about as lately, the first six take documents away, then every other one. */
function takers(startedAt: Date): (reader: Reader) => boolean {
  const ranks = new Map<string, number>()
  return ({ type, zone_id, seen_at }) => {
    const days = (startedAt.getTime() - seen_at.getTime()) / 86_400_000
    const key = `${zone_id} ${type} ${days < 6.6 ? 'week' : days < 27.5 ? 'month' : 'year'}`
    const rank = ranks.get(key) ?? 0
    ranks.set(key, rank + 1)
    return rank < 6 || rank % 2 === 0
  }
}

function withoutSmallMonth(rows: readonly DownloadRow[], from: Date): DownloadRow[] {
  const lately = Map.groupBy(
    rows.filter(({ at }) => at >= from),
    ({ content_id }) => content_id,
  )
  return rows.filter(({ at, content_id }) => at < from || lately.get(content_id)!.length >= SMALLEST_DAY)
}

function withoutSmallDays<Row extends ReadRow>(rows: readonly Row[]): Row[] {
  const days = Map.groupBy(rows, ({ at }) => parisDay(at))
  return [...days.values()].flatMap((list) => (list.length < SMALLEST_DAY ? [] : list))
}
