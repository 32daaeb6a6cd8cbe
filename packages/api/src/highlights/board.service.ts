import type { BoardBody } from '@kiosque/contract/wire/highlights'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError, invalid } from '../errors.ts'
import { orderHighlights } from './highlight-order.service.ts'
import { changeHighlight, createHighlight, removeHighlight, type Writing } from './write-highlight.service.ts'

/** Publishes what was prepared on the board: all of it or nothing, and a mistake names its highlight. */
export async function publishBoard(
  db: Db,
  body: BoardBody,
  writing: Writing,
): Promise<{ created: Record<string, number> }> {
  return inTransaction(db, async (trx) => {
    const created: Record<string, number> = {}
    for (const [index, { ref, ...item }] of body.create.entries()) {
      const row = await under(`create.${index}`, () => createHighlight(trx, item, writing))
      created[ref] = row.id
    }
    for (const [index, { id, ...patch }] of body.update.entries())
      await under(`update.${index}`, () => changeHighlight(trx, id, patch, writing))
    for (const id of body.delete) await removeHighlight(trx, id, writing)
    const order = body.order.map(({ placement, items }) => ({
      placement,
      ids: items.map((item) => idOf(item, created)),
    }))
    if (order.length > 0) await orderHighlights(trx, order, writing)
    return { created }
  })
}

function idOf(item: number | string, created: Readonly<Record<string, number>>): number {
  const id = typeof item === 'number' ? item : created[item]
  if (id === undefined) throw invalid({ order: ['L’ordre nomme une mise en avant qui n’est pas créée.'] })
  return id
}

/** The same refusal, its fields told apart by the highlight they belong to. */
async function under<Result>(prefix: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError) || error.errors === undefined || error.status !== 422) throw error
    const errors = Object.entries(error.errors).map(([field, messages]) => [`${prefix}.${field}`, messages])
    throw invalid(Object.fromEntries(errors) as Record<string, string[]>)
  }
}
