import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { recordChange, type Change } from '../audit/audit.ts'
import { CONTENT_CHANNEL } from '../db/channels.ts'
import type { Db } from '../db/db.ts'
import { publish } from '../db/events.ts'
import type { Viewer } from '../http/viewer.ts'
import { indexContent } from '../search-index/index-content.ts'
import type { ContentRow } from './content-rows.ts'
import { referencesOf, type Draft } from './derive-columns.ts'
import { insertVersions, replaceFiles, type NewVersion } from './write-content.sql.ts'

/** Who writes, and when. */
export interface Writing {
  actor: Viewer
  now: Date
}

export interface Trace extends Writing {
  action: string
  before: Draft | null
}

/** Files used, history, audit and the word to all processes: in the transaction of the change itself. */
export async function remember(
  trx: Db,
  kind: Kind,
  draft: Draft,
  row: ContentRow,
  trace: Trace,
): Promise<void> {
  await replaceFiles(trx, row.id, [...referencesOf(kind, draft).files])
  await indexContent(trx, kind, row)
  await insertVersions(trx, [versionOf(draft, row, trace)])
  await recordChange(trx, changeOf(kind, draft, row, trace))
  // A draft that changes is nobody's news (D16-07): the answers that members share stay. Scheduled counts as published,
  // for they hold until it begins.
  if (trace.before?.status === 'published' || draft.status === 'published')
    await publish(trx, CONTENT_CHANNEL, { id: row.id, kind: kind.key, action: trace.action })
}

export function versionOf(draft: Draft, row: ContentRow, { action, actor, now }: Trace): NewVersion {
  const { id: content_id, version } = row
  return { content_id, version, action, at: now, user_id: actor.user_id, snapshot: { ...draft } }
}

export function changeOf(kind: Kind, draft: Draft, row: ContentRow, trace: Trace): Change {
  const { action, before, actor, now } = trace
  return {
    actor,
    action: `content.${action}`,
    subject_type: 'content',
    subject_id: row.id,
    before: before === null ? null : { kind: kind.key, ...before },
    after: { kind: kind.key, ...draft },
    at: now,
  }
}
