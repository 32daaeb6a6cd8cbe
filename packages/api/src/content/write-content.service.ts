import { isDeepStrictEqual } from 'node:util'
import { slugify, SLUG_MAX } from '@kiosque/contract/domain/slug'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { CONTENT_CHANNEL } from '../audience/shared-answers.ts'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { publish } from '../db/events.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError, invalid, notFound } from '../errors.ts'
import { requireFiles } from '../files/file-uses.ts'
import type { Viewer } from '../identity/viewer.ts'
import { announce, forgetAnnouncement } from '../notifications/notify.service.ts'
import { indexContent } from '../search/index-content.ts'
import { draftErrors } from './check-draft.ts'
import type { ContentRow } from './content-rows.ts'
import { columnsFor, referencesOf, type Draft } from './derive-columns.ts'
import { changedDraft, draftOfRow, newDraft, type Body, type Unnamed } from './draft-of-body.ts'
import { publicationErrors } from './publication-errors.ts'
import {
  insertContent,
  insertVersion,
  replaceFiles,
  selectForUpdate,
  selectTakenSlugs,
  updateContent,
} from './write-content.sql.ts'

/** Who writes, and when. */
export interface Writing {
  actor: Viewer
  now: Date
}

const UNIQUE_VIOLATION = '23505'

export async function createContent(db: Db, kind: Kind, body: Body, writing: Writing): Promise<ContentRow> {
  const slug = body['slug'] as string | undefined
  const write = () => inTransaction(db, (trx) => insertDraft(trx, kind, newDraft(kind, body), slug, writing))
  try {
    return await write()
  } catch (error) {
    // Someone took the same slug at the same instant: the next try finds another.
    if (slug === undefined && (error as { code?: unknown }).code === UNIQUE_VIOLATION && !db.isTransaction)
      return write()
    throw error
  }
}

async function insertDraft(
  trx: Db,
  kind: Kind,
  draft: Unnamed,
  wantedSlug: string | undefined,
  { actor, now }: Writing,
): Promise<ContentRow> {
  await refuseErrors(trx, kind, draft)
  const slug = await freeSlug(trx, kind, draft.title, wantedSlug, null)
  const whole: Draft = { ...draft, slug, published_at: draft.status === 'published' ? now : null }
  const row = await insertContent(trx, {
    ...columnsFor(kind, whole, now),
    kind: kind.key,
    fields: whole.values,
    version: 1,
    created_at: now,
    updated_at: now,
    created_by: actor.user_id,
    updated_by: actor.user_id,
  })
  await remember(trx, kind, whole, row, { action: 'create', before: null, actor, now })
  return row
}

/** Saves any part of a content; refused when someone saved since the version it was read at (D13-01). */
export async function saveContent(
  db: Db,
  kind: Kind,
  id: number,
  body: Body,
  writing: Writing,
  action: 'update' | 'restore' = 'update',
): Promise<ContentRow> {
  return changeContent(
    db,
    kind,
    id,
    action,
    body['version'] as number | undefined,
    writing,
    (draft) => changedDraft(kind, draft, body),
    body['slug'] as string | undefined,
  )
}

export interface Publishing {
  /** Absent: the window stays as it is. */
  starts_at?: string | null | undefined
  ends_at?: string | null | undefined
  /** Tells those the target holds for, now or when the window opens; false takes back what waits. */
  notify?: boolean | undefined
}

export async function publishContent(
  db: Db,
  kind: Kind,
  id: number,
  version: number | undefined,
  writing: Writing,
  { starts_at, ends_at, notify }: Publishing = {},
): Promise<ContentRow> {
  const { actor, now } = writing
  if (typeof ends_at === 'string' && new Date(ends_at) <= now)
    throw invalid({ ends_at: ['La date de fin est déjà passée.'] })
  return inTransaction(db, async (trx) => {
    const row = await changeContent(trx, kind, id, 'publish', version, writing, (draft) => ({
      ...draft,
      status: 'published',
      starts_at: givenMoment(starts_at, draft.starts_at),
      ends_at: givenMoment(ends_at, draft.ends_at),
    }))
    if (notify === true) await announce(trx, kind, row, { by: actor.user_id, at: now })
    if (notify === false) await forgetAnnouncement(trx, id)
    return row
  })
}

const givenMoment = (given: string | null | undefined, current: Date | null) =>
  given === undefined ? current : given === null ? null : new Date(given)

export async function archiveContent(
  db: Db,
  kind: Kind,
  id: number,
  version: number | undefined,
  writing: Writing,
): Promise<ContentRow> {
  return inTransaction(db, async (trx) => {
    const row = await changeContent(trx, kind, id, 'archive', version, writing, (draft) => ({
      ...draft,
      status: 'archived',
    }))
    await forgetAnnouncement(trx, id)
    return row
  })
}

export async function changeContent(
  db: Db,
  kind: Kind,
  id: number,
  action: string,
  version: number | undefined,
  { actor, now }: Writing,
  change: (draft: Draft) => Draft,
  wantedSlug?: string,
): Promise<ContentRow> {
  return inTransaction(db, async (trx) => {
    const before = await selectForUpdate(trx, kind.key, id)
    if (before === undefined) throw notFound()
    if (version !== undefined && version !== before.version) throw stale(before.version)
    const changed = change(draftOfRow(before))
    await refuseErrors(trx, kind, changed)
    // Undoing gives back what was published as it was.
    if (action !== 'undo') await refuseUnready(trx, kind, draftOfRow(before), changed)
    const slug =
      wantedSlug === undefined ? before.slug : await freeSlug(trx, kind, changed.title, wantedSlug, id)
    const published_at = changed.status === 'published' ? (changed.published_at ?? now) : changed.published_at
    const whole: Draft = { ...changed, slug, published_at }
    // Published or archived twice is done once: a second click, or a call tried again, adds no version.
    const isAgain = action === 'publish' || action === 'archive'
    if (isAgain && isDeepStrictEqual(whole, draftOfRow(before))) return before
    const row = await updateContent(trx, id, {
      ...columnsFor(kind, whole, before.created_at),
      fields: whole.values,
      version: before.version + 1,
      updated_at: now,
      updated_by: actor.user_id,
    })
    await remember(trx, kind, whole, row, { action, before: draftOfRow(before), actor, now })
    return row
  })
}

/** A copy nobody sees yet, with everything of the original but its publication. */
export async function duplicateContent(
  db: Db,
  kind: Kind,
  id: number,
  writing: Writing,
): Promise<ContentRow> {
  return inTransaction(db, async (trx) => {
    const original = await selectForUpdate(trx, kind.key, id)
    if (original === undefined) throw notFound()
    const { slug: _slug, published_at: _at, ...draft } = draftOfRow(original)
    const title = `Copie de ${draft.title}`.slice(0, 200)
    const values =
      kind.title_from === undefined ? draft.values : { ...draft.values, [kind.title_from]: title }
    return insertDraft(trx, kind, { ...draft, title, values, status: 'draft' }, undefined, writing)
  })
}

async function refuseErrors(db: Db, kind: Kind, draft: Unnamed): Promise<void> {
  const errors = await draftErrors(db, kind, draft)
  if (Object.keys(errors).length > 0) throw invalid(errors)
  // Nobody deletes a file between this check and the end of the transaction.
  await requireFiles(db, [...referencesOf(kind, draft).files], 'attachment_ids')
}

async function refuseUnready(db: Db, kind: Kind, before: Draft, changed: Draft): Promise<void> {
  const errors = await publicationErrors(db, kind, before, changed)
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

interface Trace extends Writing {
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
  const { action, before, actor, now } = trace
  await replaceFiles(trx, row.id, [...referencesOf(kind, draft).files])
  await indexContent(trx, kind, row)
  await insertVersion(trx, {
    content_id: row.id,
    version: row.version,
    action,
    at: now,
    user_id: actor.user_id,
    snapshot: { ...draft },
  })
  await recordChange(trx, {
    actor,
    action: `content.${action}`,
    subject_type: 'content',
    subject_id: row.id,
    before: before === null ? null : { kind: kind.key, ...before },
    after: { kind: kind.key, ...draft },
    at: now,
  })
  await publish(trx, CONTENT_CHANNEL, { id: row.id, kind: kind.key, action })
}

/** 409 with the version that is current, for the editor to compare with (D15-01). */
export function stale(current: number): AppError {
  const message = `Quelqu’un a enregistré ce contenu entre-temps\u00a0: la version actuelle est la ${current}. Relisez-la avant d’enregistrer.`
  return new AppError(409, 'stale', message, {
    errors: { version: [String(current)] },
    headers: { 'x-current-version': String(current) },
  })
}

/** The slug asked for, or one made from the title with a number where it is taken. */
export async function freeSlug(
  db: Db,
  kind: Kind,
  title: string,
  wanted: string | undefined,
  exceptId: number | null,
): Promise<string> {
  const base = wanted ?? slugify(title)
  const taken = await selectTakenSlugs(db, kind.key, base, exceptId)
  if (!taken.has(base)) return base
  if (wanted !== undefined) throw invalid({ slug: ['Cette adresse est déjà prise par un autre contenu.'] })
  for (let rank = 2; ; rank += 1) {
    const candidate = `${base.slice(0, SLUG_MAX - 7).replace(/-+$/, '')}-${rank}`
    if (!taken.has(candidate) && !(await selectTakenSlugs(db, kind.key, candidate, exceptId)).has(candidate))
      return candidate
  }
}
