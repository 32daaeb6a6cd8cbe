import { CONTENT_CHANNEL } from '../db/channels.ts'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { publish } from '../db/events.ts'
import { inTransaction } from '../db/transaction.ts'
import { replaceReference, type Reference } from '../content/replace-reference.service.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { fileRefs } from '../files/file-refs.ts'
import { requireFiles } from '../files/file-uses.ts'
import type { Viewer } from '../http/viewer.ts'
import { pageMeta } from '../kit/page-meta.ts'
import { reindexContents } from '../search-index/reindex.ts'
import { countForeignUses, moveForeignUses } from './foreign-uses.sql.ts'
import {
  countRows,
  countUses,
  deleteRow,
  insertRow,
  selectRow,
  selectRows,
  selectUsers,
  updatePositions,
  updateRow,
} from './reference-data.sql.ts'
import { pictureOf, type ReferenceTable, type Row, type Values } from './reference-tables.ts'

export interface Links {
  secret: string
  now: Date
}

interface Writing {
  actor: Viewer
  now: Date
}

export async function listRows(
  db: Db,
  table: ReferenceTable,
  query: { page: number; per_page: number; q?: string | undefined },
  links: Links,
) {
  const { page, per_page, q } = query
  const total = await countRows(db, table, q)
  const rows = await selectRows(db, table, { q, limit: per_page, offset: (page - 1) * per_page })
  const data = await presentRows(db, table, rows, links)
  return { data, meta: pageMeta({ page, per_page }, total) }
}

export async function presentRows(
  db: Db,
  table: ReferenceTable,
  rows: readonly Row[],
  links: Links,
): Promise<Values[]> {
  const column = table.picture?.column
  const pictures = await fileRefs(
    db,
    column === undefined ? [] : rows.map((row) => row[column] as number | null),
    links,
  )
  const uses = await countUses(
    db,
    rows.map(table.token).filter((token) => token !== null),
  )
  const foreign = new Map<number, number>()
  if (table.isUsedByTables)
    for (const row of rows) foreign.set(row.id, await countForeignUses(db, table.table, row.id))
  return rows.map((row) => ({
    ...table.present(row),
    ...pictureOf(table, row, pictures),
    uses: foreign.get(row.id) ?? uses.get(table.token(row) ?? '') ?? 0,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }))
}

export async function createRow(db: Db, table: ReferenceTable, body: Values, writing: Writing): Promise<Row> {
  return inTransaction(db, async (trx) => {
    await holdPicture(trx, table, body)
    const columns = await table.columns(trx, body, true)
    const row = await insertRow(trx, table, { ...columns, created_at: writing.now, updated_at: writing.now })
    await remember(trx, table, 'create', null, row, writing)
    return row
  })
}

export async function changeRow(
  db: Db,
  table: ReferenceTable,
  id: number,
  body: Values,
  writing: Writing,
): Promise<Row> {
  return inTransaction(db, async (trx) => {
    const before = await selectRow(trx, table, id)
    if (before === undefined) throw notFound()
    await holdPicture(trx, table, body)
    const columns = await table.columns(trx, body, false)
    const moved = table.fixed.some((name) => columns[name] !== undefined && columns[name] !== before[name])
    if (moved) await refuseUsed(trx, table, before, 'Cette adresse ne peut plus changer')
    const row = await updateRow(trx, table, id, { ...columns, updated_at: writing.now })
    // Contents are found by the names of what they point to.
    const token = table.token(row)
    if (token !== null && row[table.label] !== before[table.label]) {
      await reindexContents(trx, await selectUsers(trx, token))
    }
    await remember(trx, table, 'update', before, row, writing)
    return row
  })
}

/** What is used goes only with a replacement: its uses move there, all in one transaction. */
export async function removeRow(
  db: Db,
  table: ReferenceTable,
  id: number,
  writing: Writing,
  replacement?: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const before = await selectRow(trx, table, id)
    if (before === undefined) throw notFound()
    const foreign = await countForeignUses(trx, table.table, id)
    if (replacement === undefined) {
      await refuseUsed(trx, table, before, 'Suppression impossible', foreign)
      // Only the trash may still name it: what comes back from there comes back without.
      await moveContents(trx, table, before, null, writing)
    } else await moveUses(trx, table, before, await replacementFor(trx, table, before, replacement), writing)
    await deleteRow(trx, table, id)
    await remember(trx, table, 'delete', before, null, writing, replacement)
  })
}

async function replacementFor(trx: Db, table: ReferenceTable, row: Row, id: number): Promise<Row> {
  const found = id === row.id ? undefined : await selectRow(trx, table, id)
  if (found === undefined || found['kind'] !== row['kind']) {
    throw invalid({ replacement: ['Choisissez un autre élément de cette liste.'] })
  }
  return found
}

async function moveUses(trx: Db, table: ReferenceTable, from: Row, to: Row, writing: Writing): Promise<void> {
  await moveContents(trx, table, from, to, writing)
  await moveForeignUses(trx, table.table, from.id, to.id)
}

async function moveContents(
  trx: Db,
  table: ReferenceTable,
  from: Row,
  to: Row | null,
  writing: Writing,
): Promise<void> {
  const token = table.token(from)
  if (token === null || !table.heldAs) return
  const reference = {
    to: table.subject as Reference['to'],
    from: table.heldAs(from),
    by: to && table.heldAs(to),
  }
  await replaceReference(trx, await selectUsers(trx, token), reference, writing)
}

/** In the order given: first is first. */
export async function orderRows(
  db: Db,
  table: ReferenceTable,
  ids: readonly number[],
  { actor, now }: Writing,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const known = await updatePositions(trx, table, ids, now)
    if (known < new Set(ids).size || ids.length > new Set(ids).size) {
      throw invalid({ ids: ['Cette liste a changé. Rechargez la page, puis recommencez.'] })
    }
    await recordChange(trx, {
      actor,
      action: `${table.subject}.order`,
      subject_type: table.subject,
      subject_id: null,
      after: { order: [...ids] },
      at: now,
    })
    await publish(trx, CONTENT_CHANNEL, { action: `${table.subject}.order` })
  })
}

async function refuseUsed(db: Db, table: ReferenceTable, row: Row, what: string, foreign = 0): Promise<void> {
  const token = table.token(row)
  const uses = token === null ? 0 : ((await countUses(db, [token])).get(token) ?? 0)
  if (uses + foreign === 0) return
  const parts = [
    uses > 0 && (uses === 1 ? '1\u00a0contenu' : `${uses}\u00a0contenus`),
    foreign > 0 && (foreign === 1 ? '1\u00a0autre élément' : `${foreign}\u00a0autres éléments`),
  ].filter(Boolean)
  const verb = uses + foreign === 1 ? 'l’utilise' : 'l’utilisent'
  throw conflict('in_use', `${what}\u00a0: ${parts.join(' et ')} ${verb} encore.`)
}

async function holdPicture(trx: Db, table: ReferenceTable, body: Values): Promise<void> {
  const column = table.picture?.column
  const id = column === undefined ? null : body[column]
  if (typeof id === 'number') await requireFiles(trx, [id], column ?? '')
}

async function remember(
  trx: Db,
  table: ReferenceTable,
  action: string,
  before: Row | null,
  after: Row | null,
  { actor, now }: Writing,
  replacedBy?: number,
): Promise<void> {
  const id = (after ?? before)?.id ?? 0
  await recordChange(trx, {
    actor,
    action: `${table.subject}.${action}`,
    subject_type: table.subject,
    subject_id: id,
    before: before && {
      ...table.present(before),
      ...(replacedBy === undefined ? {} : { replaced_by: replacedBy }),
    },
    after: after && table.present(after),
    at: now,
  })
  await publish(trx, CONTENT_CHANNEL, { action: `${table.subject}.${action}`, id })
}
