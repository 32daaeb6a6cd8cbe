import type { ContentView, ViewBody, ViewPatch } from '@kiosque/contract/wire/content-desk'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { invalid, notFound } from '../errors.ts'
import { deleteView, insertView, isNameTaken, selectViews, updateView } from './content-views.sql.ts'
import type { Writing } from './content-trace.ts'
import { wholeList } from '../kit/whole-list.ts'
import type { ListOf } from '@kiosque/contract/wire/common'

const TAKEN = { name: ['Vous avez déjà une vue de ce nom.'] }

export async function listViews(db: Db, userId: number): Promise<ListOf<ContentView>> {
  const rows = await selectViews(db, userId)
  return wholeList(rows.map(({ user_id, ...row }) => ({ ...row, is_mine: user_id === userId })))
}

export async function saveView(db: Db, body: ViewBody, writing: Writing): Promise<ContentView> {
  const { actor, now } = writing
  return inTransaction(db, async (trx) => {
    if (await isNameTaken(trx, actor.user_id, body.name, 0)) throw invalid(TAKEN)
    const id = await insertView(trx, { ...body, user_id: actor.user_id, created_at: now, updated_at: now })
    await record(trx, 'create', id, { ...body }, writing)
    return oneOf(trx, actor.user_id, id)
  })
}

/** Only one's own: what a colleague shares is read, never changed. */
export async function changeView(
  db: Db,
  id: number,
  body: ViewPatch,
  writing: Writing,
): Promise<ContentView> {
  const { actor, now } = writing
  return inTransaction(db, async (trx) => {
    if (body.name !== undefined && (await isNameTaken(trx, actor.user_id, body.name, id)))
      throw invalid(TAKEN)
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
    if (!(await updateView(trx, actor.user_id, id, { ...given, updated_at: now }))) throw notFound()
    await record(trx, 'update', id, given, writing)
    return oneOf(trx, actor.user_id, id)
  })
}

export async function removeView(db: Db, id: number, writing: Writing): Promise<void> {
  await inTransaction(db, async (trx) => {
    const removed = await deleteView(trx, writing.actor.user_id, id)
    if (removed === undefined) throw notFound()
    await record(trx, 'delete', id, removed, writing)
  })
}

async function oneOf(db: Db, userId: number, id: number): Promise<ContentView> {
  const { data } = await listViews(db, userId)
  const found = data.find((view) => view.id === id)
  if (found === undefined) throw notFound()
  return found
}

const record = (
  trx: Db,
  verb: 'create' | 'update' | 'delete',
  id: number,
  facts: Record<string, unknown>,
  { actor, now }: Writing,
) =>
  recordChange(trx, {
    actor,
    action: `content_view.${verb}`,
    subject_type: 'content_view',
    subject_id: id,
    ...(verb === 'delete' ? { before: facts } : { after: facts }),
    at: now,
  })
