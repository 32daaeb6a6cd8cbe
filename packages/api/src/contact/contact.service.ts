import type { ListOf } from '@kiosque/contract/wire/common'
import type {
  ContactInterlocutors,
  ContactThread,
  ContactThreadDetail,
  ContactTopic,
} from '@kiosque/contract/wire/contact'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { conflict, notFound } from '../errors.ts'
import type { Viewer } from '../http/viewer.ts'
import { pageMeta } from '../kit/page-meta.ts'
import { presentOwn, presentOwnDetail } from './present-thread.ts'
import * as threads from './threads.sql.ts'

/** What sending a message needs of the application. */
export type Contacting = Pick<Deps, 'db' | 'now' | 'env'>

export async function listTopics(db: Db): Promise<ContactTopic[]> {
  return (await threads.selectTopics(db)).map((row) => ({
    id: row.id,
    key: row.key,
    label: row.label,
    description: row.description,
    delay_hours: row.delay_hours,
    desk: { id: row.desk_id, name: row.desk, phone: row.desk_phone },
  }))
}

/** Desks by the person one asks for, then who follows the zone of one's pharmacy. */
export async function listInterlocutors(db: Db, viewer: Viewer): Promise<ContactInterlocutors> {
  const desks = await threads.selectDesks(db)
  const advisers = viewer.drugstore_id === null ? [] : await threads.selectAdvisers(db, viewer.drugstore_id)
  return {
    data: [
      ...desks.map(({ name, lead, phone }) => ({
        name: lead || name,
        role: lead ? name : 'Service du siège',
        phone,
      })),
      ...advisers.map((row) => ({
        name: `${row.first_name} ${row.last_name}`,
        role: `Conseil, secteur ${row.zone}`,
        phone: row.phone,
      })),
    ],
  }
}

export async function listOwn(
  db: Db,
  viewer: Viewer,
  query: { page: number; per_page: number },
): Promise<ListOf<ContactThread>> {
  const { page, per_page } = query
  const rows = await threads.selectOwn(db, viewer.user_id, { limit: per_page, offset: (page - 1) * per_page })
  return { data: rows.map(presentOwn), meta: pageMeta(query, await threads.countOwn(db, viewer.user_id)) }
}

/** Somebody else's request does not exist (D2-03). */
export async function ownThread(
  { db, now, env }: Contacting,
  viewer: Viewer,
  id: number,
): Promise<ContactThreadDetail> {
  const row = await threads.selectOwnThread(db, viewer.user_id, id)
  if (!row) throw notFound()
  const links = { secret: env.secretKey, now: now() }
  return presentOwnDetail(db, row, await threads.selectEntries(db, id), links)
}

/** Its answers have been read: they no longer wait in the to-do. */
export async function markSeen(deps: Contacting, viewer: Viewer, id: number): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    await lockOwn(trx, viewer, id)
    await threads.updateThread(trx, id, { is_unread: false })
  })
}

/** One's own request, held until the transaction ends. */
export async function lockOwn(trx: Db, viewer: Viewer, id: number) {
  const thread = await threads.lockThread(trx, id)
  if (!thread || thread.user_id !== viewer.user_id) throw notFound()
  return thread
}

export const merged = () =>
  conflict('merged', 'Cette demande a été réunie à une autre\u00a0: continuez l’échange dans celle-ci.')

/** « C’est réglé »: by the person who asked. */
export async function closeOwn(deps: Contacting, viewer: Viewer, id: number): Promise<ContactThreadDetail> {
  await inTransaction(deps.db, async (trx) => {
    const thread = await lockOwn(trx, viewer, id)
    if (thread.merged_into !== null) throw merged()
    if (thread.status === 'closed') return
    const at = deps.now()
    await threads.updateThread(trx, id, { status: 'closed', closed_at: at, due_at: null, is_unread: false })
    await recordChange(trx, {
      actor: viewer,
      action: 'contact.close',
      subject_type: 'contact',
      subject_id: id,
      before: { status: thread.status },
      after: { status: 'closed' },
      at,
    })
  })
  return ownThread(deps, viewer, id)
}

/** Once closed, and again as long as it is: the last one counts. */
export async function rate(
  deps: Contacting,
  viewer: Viewer,
  id: number,
  { rating, comment }: { rating: number; comment: string },
): Promise<ContactThreadDetail> {
  await inTransaction(deps.db, async (trx) => {
    const thread = await lockOwn(trx, viewer, id)
    if (thread.status !== 'closed' || thread.merged_into !== null)
      throw conflict('not_closed', 'Une demande se note une fois close.')
    await threads.updateThread(trx, id, { rating, rating_comment: comment })
  })
  return ownThread(deps, viewer, id)
}
