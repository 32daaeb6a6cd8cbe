import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { AdminContentDetail } from '@kiosque/contract/wire/contents'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { selectAdminOne, selectVersion, selectVersions } from './admin-contents.sql.ts'
import { presentAdminDetail } from './present-admin.ts'
import type { LinkOptions } from './present-refs.ts'
import type { Writing } from './content-trace.ts'
import { saveContent } from './write-content.service.ts'
import { wholeList } from '../kit/whole-list.ts'

export async function readForEditors(
  db: Db,
  kind: Kind,
  id: number,
  links: LinkOptions,
): Promise<AdminContentDetail> {
  const row = await selectAdminOne(db, kind.key, id)
  if (row === undefined) throw notFound()
  return presentAdminDetail(db, kind, row, links)
}

export async function listVersions(db: Db, kind: Kind, id: number) {
  if ((await selectAdminOne(db, kind.key, id)) === undefined) throw notFound()
  const rows = await selectVersions(db, id)
  return wholeList(rows.map((row) => ({ ...row, at: row.at.toISOString() })))
}

export async function readVersion(db: Db, kind: Kind, id: number, version: number) {
  if ((await selectAdminOne(db, kind.key, id)) === undefined) throw notFound()
  const row = await selectVersion(db, id, version)
  if (row === undefined) throw notFound()
  const { values, body, ...common } = row.snapshot as { values: Record<string, unknown>; body: string }
  return { ...row, at: row.at.toISOString(), snapshot: { ...common, ...values, [kind.body.name]: body } }
}

/** What says whether, when, where and for whom a content shows: no business of an earlier version's. */
const KEPT = ['slug', 'status', 'published_at', 'starts_at', 'ends_at', 'target']

type Values = Record<string, unknown>

declare module '../deps.ts' {
  interface Deps {
    /** By kind: what an earlier version copied from elsewhere, as it is there now. */
    whenRestored: Readonly<Record<string, (trx: Db, values: Values) => Promise<Values>>>
  }
}

interface Restoring extends Writing, Pick<Deps, 'whenRestored'> {
  /** The version brought back, and the one it replaces. */
  version: number
  current: number
}

/** Brings the words and fields of an earlier version back as a new one; its publication stays as it is now. */
export async function restoreVersion(
  db: Db,
  kind: Kind,
  id: number,
  { version, current, whenRestored, ...writing }: Restoring,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { snapshot } = await readVersion(trx, kind, id, version)
    const before: Values = Object.fromEntries(
      Object.entries(snapshot).filter(([name]) => !KEPT.includes(name)),
    )
    const values = (await whenRestored[kind.key]?.(trx, before)) ?? before
    await saveContent(trx, kind, id, { ...values, version: current }, writing, 'restore')
  })
}
