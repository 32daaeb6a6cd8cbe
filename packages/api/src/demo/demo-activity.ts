import { sql } from 'kysely'
import { addDays, parisDay } from '@kiosque/contract/domain/dates'
import { createRandom } from '@kiosque/contract/domain/quiz-draw'
import type { Db } from '../db/db.ts'
import { mondayOf } from '../kit/weeks.ts'
import { closeDays } from '../statistics/close-days.ts'
import { inBulk, insertMany } from './bulk-insert.ts'
import { type DemoStep } from './demo-step.ts'
import { networkReads } from './network/network-reads.ts'
import { contentsOut, readersOf, type Reader } from './network/readers.ts'
import { rhythmUntil } from './network/rhythm.ts'

/** Looked for in vain: how often in an ordinary week of today, and until how many days ago. */
const MISSES: [query: string, aWeek: number, until: number][] = [
  ['trousse premiers secours', 14, 1],
  ['attestation dpc 2025', 11, 5],
  ['bon de commande grippe', 9, 1],
  ['borne de commande', 7, 9],
  ['tenue equipe', 6, 2],
  ['parking salon', 5, 12],
  ['fiche conseil allaitement', 8, 2],
  ['grille de salaire', 5, 2],
  ['affiche garde dimanche', 7, 1],
  ['etiquettes prix', 6, 40],
]
const WEEKS = 56

/** What the network read, downloaded and looked for in a year, so that statistics have something to say. */
export const activityStep: DemoStep = {
  name: 'activity',
  label: 'une année de lectures',
  async run(trx, { deps, startedAt }) {
    const readers = await readersOf(trx, deps)
    await addReads(trx, readers, startedAt)
    await addVisits(trx, readers, startedAt)
    await addMisses(trx, startedAt)
    await sql`ANALYZE content_read, content_download`.execute(trx)
    // The first night is far: without this, every figure of the first day would be counted from the reads themselves.
    await inBulk(trx, () => closeDays(trx, startedAt))
  },
}

/** Everyone but the people one signs in as, whose home must start with things to read. */
async function addReads(trx: Db, readers: readonly Reader[], startedAt: Date): Promise<void> {
  const { reads, downloads } = networkReads(readers, await contentsOut(trx, startedAt), startedAt)
  await insertMany(trx, 'content_read', reads)
  await insertMany(trx, 'content_download', downloads)
  await sql`
    INSERT INTO reader (user_id, last_read_at, last_download_at)
    SELECT r.user_id, max(r.at), max(d.at)
      FROM content_read r LEFT JOIN content_download d ON d.user_id = r.user_id AND d.content_id = r.content_id
     GROUP BY r.user_id ON CONFLICT DO NOTHING`.execute(trx)
}

/** Visits of each pharmacy week by week: as many as its team makes, up to the last time one of them was seen. */
async function addVisits(trx: Db, readers: readonly Reader[], startedAt: Date): Promise<void> {
  const rhythm = rhythmUntil(startedAt)
  const today = parisDay(startedAt)
  const thisWeek = mondayOf(today)
  const weeks = Array.from({ length: WEEKS }, (_, index) => {
    const week = addDays(thisWeek, -7 * index)
    const days = Array.from({ length: 7 }, (__, day) => addDays(week, day)).filter((day) => day <= today)
    return { week, weight: days.reduce((sum, day) => sum + rhythm.weightOf(day), 0) / 6 }
  })
  const weekOf = (instant: number) => mondayOf(parisDay(new Date(instant)))
  const teams = [...Map.groupBy(readers, ({ drugstore_id }) => drugstore_id)].map(([drugstore_id, team]) => ({
    drugstore_id,
    team,
    seen: weekOf(Math.max(...team.map(({ seen_at }) => seen_at.getTime()))),
    joined: weekOf(Math.min(...team.map(({ joined_at }) => joined_at.getTime()))),
  }))
  const away = shareAway(teams, weeks)
  const rows = teams.flatMap(({ drugstore_id, team, seen, joined }) => {
    const random = createRandom(drugstore_id * 104_729)
    const usual = team.length * (1.6 + random() * 4.4)
    return weeks.flatMap(({ week, weight }, index) => {
      const visits = Math.round(usual * weight * (0.65 + random() * 0.7))
      // Some weeks nobody comes, oftener when little goes on.
      const isAway = random() < (away[index] ?? 0) + Math.max(0, 1 - weight) * 0.3
      return isAway || visits === 0 || week > seen || week < joined ? [] : [{ drugstore_id, week, visits }]
    })
  })
  await insertMany(trx, 'drugstore_week', rows)
}

/** In how many days the pharmacies that come in a week grow by two thirds. */
const ARRIVALS_DAYS = 700

/**
 * How many of those that could come in a week do not. Whoever was last seen a fortnight ago is in no later week: were
 * nobody away before, the network would seem to fade towards today.
 */
function shareAway(
  teams: readonly { seen: string; joined: string }[],
  weeks: readonly { week: string }[],
): number[] {
  const usual = 0.05
  const possible = weeks.map(
    ({ week }) => teams.filter(({ seen, joined }) => joined <= week && week <= seen).length,
  )
  // This week has only begun: the last whole one is what the others grew towards.
  const last = (possible[1] ?? 0) * (1 - usual)
  return possible.map((count, index) => {
    const wanted = last * Math.exp((-7 * Math.max(0, index - 1)) / ARRIVALS_DAYS)
    return Math.max(usual, 1 - wanted / Math.max(1, count))
  })
}

async function addMisses(trx: Db, startedAt: Date): Promise<void> {
  const rhythm = rhythmUntil(startedAt)
  const today = parisDay(startedAt)
  const rows = MISSES.flatMap(([query, aWeek, until], rank) => {
    const random = createRandom(rank + 1)
    // Once or twice a week, the last of them on the day told.
    return Array.from({ length: 80 }, (_, index) => addDays(today, -until - index * 3)).flatMap(
      (day, index) => {
        const hits = Math.max(3, Math.round(aWeek * 0.6 * rhythm.weightOf(day) * (0.5 + random())))
        return random() < 0.1 && index > 3 ? [] : [{ query, day, hits }]
      },
    )
  })
  await insertMany(trx, 'search_miss', rows)
}
