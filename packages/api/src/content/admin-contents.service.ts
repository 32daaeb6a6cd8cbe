import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { AdminContentDetail } from '@kiosque/contract/wire/contents'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { selectAdminOne, selectVersion, selectVersions } from './admin-contents.sql.ts'
import { presentAdminDetail } from './present-admin.ts'
import type { LinkOptions } from './present-refs.ts'
import { saveContent, type Writing } from './write-content.service.ts'
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

/** Brings the words and fields of an earlier version back as a new one; its publication stays as it is now. */
export async function restoreVersion(
  db: Db,
  kind: Kind,
  id: number,
  version: number,
  current: number,
  writing: Writing,
): Promise<void> {
  const { snapshot } = await readVersion(db, kind, id, version)
  const values = Object.fromEntries(Object.entries(snapshot).filter(([name]) => !KEPT.includes(name)))
  await saveContent(db, kind, id, { ...values, version: current }, writing, 'restore')
}
