import type { Popin } from '@kiosque/contract/wire/popins'
import type { Member } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { fileRefs } from '../files/file-refs.ts'
import type { FileRef } from '@kiosque/contract/wire/files'
import { isPopinVisible, selectDuePopins, upsertDismissal, type PopinRow } from './popins.sql.ts'
import { wholeList } from '../kit/whole-list.ts'
import type { ListOf } from '@kiosque/contract/wire/common'

interface Who {
  viewer: Member
  now: Date
}

/** Those to show now, the most pressing first (D9-03). */
export async function duePopins(db: Db, who: Who & { secret: string }): Promise<ListOf<Popin>> {
  const rows = await selectDuePopins(db, who)
  const ids = rows.map((row) => row.image_id)
  const pictures = await fileRefs(db, ids, { secret: who.secret, now: who.now })
  return wholeList(rows.map((row) => presentPopin(row, pictures)))
}

/** Once per person, however often it is said; what one may not see does not exist. */
export async function dismissPopin(db: Db, id: number, { viewer, now }: Who): Promise<void> {
  if (!(await isPopinVisible(db, id, { viewer, now }))) throw notFound()
  await upsertDismissal(db, { popin_id: id, user_id: viewer.user_id, at: now })
}

export function presentPopin(row: PopinRow, pictures: ReadonlyMap<number, FileRef>): Popin {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    text: row.text,
    image: row.image_id === null ? null : (pictures.get(row.image_id) ?? null),
    link: row.link,
    link_label: row.link_label,
    frequency: row.frequency,
    every_days: row.every_days,
    priority: row.priority,
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
  }
}
