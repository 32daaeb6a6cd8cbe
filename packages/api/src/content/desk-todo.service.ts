import { parisDay } from '@kiosque/contract/domain/dates'
import { adminListQuery, type AdminListQuery } from '@kiosque/contract/wire/contents'
import type { Db } from '../db/db.ts'
import { countDesk, phasesAsked, selectDeskPage } from './admin-list.sql.ts'

export interface Waiting {
  count: number
  first: string | null
}

/** What waits for an editor, asked exactly as the list it leads to would ask it. */
export async function deskTodo(
  db: Db,
  { userId, now }: { userId: number; now: Date },
): Promise<Record<'my_drafts' | 'expiring' | 'scheduled_today' | 'unseen', Waiting>> {
  const today = parisDay(now)
  const waiting = (part: Record<string, string>) =>
    countAndFirst(db, { ...adminListQuery.parse(part), per_page: 1 }, userId, now)
  return {
    my_drafts: await waiting({ state: 'draft', mine: 'true' }),
    expiring: await waiting({ expiring: 'true', sort: 'ends' }),
    scheduled_today: await waiting({ state: 'scheduled', from: today, to: today }),
    unseen: await waiting({ reach: 'none' }),
  }
}

async function countAndFirst(db: Db, query: AdminListQuery, userId: number, now: Date): Promise<Waiting> {
  const question = { kinds: null, query, userId, now }
  const asked = phasesAsked(query)
  const counts = await countDesk(db, question)
  const count = counts
    .filter(({ phase }) => asked === null || asked.includes(phase))
    .reduce((sum, row) => sum + row.count, 0)
  if (count === 0) return { count, first: null }
  const [row] = await selectDeskPage(db, question)
  return { count, first: row?.title ?? null }
}
