import { isDeepStrictEqual } from 'node:util'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { discountErrorsIn } from '@kiosque/contract/kinds/discounts-in'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { type AppError, invalid, notFound, staleVersion } from '../errors.ts'
import { requireFiles } from '../files/file-uses.ts'
import { announce, forgetAnnouncement } from '../announcements/announce.service.ts'
import { draftErrors } from './check-draft.ts'
import type { ContentRow } from './content-rows.ts'
import { remember, type Writing } from './content-trace.ts'
import { columnsFor, referencesOf, type Draft } from './derive-columns.ts'
import { changedDraft, draftOfRow, newDraft, type Body, type Unnamed } from './draft-of-body.ts'
import { freeSlug } from './free-slug.ts'
import { creationErrors, publicationErrors } from './publication-errors.ts'
import { tellFollowers } from './tell-followers.ts'
import { ACTIONS, actionOf, followTransition, publishedAt } from './transitions.ts'
import { insertContent, selectForUpdate, updateContent } from './write-content.sql.ts'

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
  refuseDiscounts(kind, draft)
  const unready = creationErrors(kind, draft)
  if (Object.keys(unready).length > 0) throw invalid(unready)
  const slug = await freeSlug(trx, kind, draft.title, wantedSlug, null)
  const unseen = { ...draft, published_at: null }
  const whole: Draft = { ...draft, slug, published_at: publishedAt(null, unseen, now) }
  const row = await insertContent(trx, firstColumns(kind, whole, { actor, now }))
  await remember(trx, kind, whole, row, { action: 'create', before: null, actor, now })
  return row
}

/** The row of a content that has never been saved before. */
export function firstColumns(kind: Kind, draft: Draft, { actor, now }: Writing) {
  return {
    ...columnsFor(kind, draft, now),
    kind: kind.key,
    fields: draft.values,
    version: 1,
    created_at: now,
    updated_at: now,
    created_by: actor.user_id,
    updated_by: actor.user_id,
  }
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
  const change = (draft: Draft) => changedDraft(kind, draft, body)
  const { version, slug } = body as { version?: number; slug?: string }
  return changeContent(db, { kind, id, action, version, slug, change }, writing)
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
  const change = (draft: Draft): Draft => ({
    ...draft,
    status: 'published',
    starts_at: givenMoment(starts_at, draft.starts_at),
    ends_at: givenMoment(ends_at, draft.ends_at),
  })
  return inTransaction(db, async (trx) => {
    const row = await changeContent(trx, { kind, id, action: 'publish', version, change }, writing)
    if (notify === true) await announce(trx, kind, row, { by: actor.user_id, at: now })
    if (notify === false) await forgetAnnouncement(trx, id)
    return row
  })
}

const givenMoment = (given: string | null | undefined, current: Date | null) =>
  given === undefined ? current : given === null ? null : new Date(given)

/** Off the portal, kept aside. */
export const archiveContent = takeDown('archived')

/** Off the portal, back on the desk: a draft again, to be worked on and published anew. */
export const unpublishContent = takeDown('draft')

function takeDown(status: 'archived' | 'draft') {
  return (db: Db, kind: Kind, id: number, version: number | undefined, writing: Writing) =>
    changeContent(
      db,
      { kind, id, action: ACTIONS[status], version, change: (draft) => ({ ...draft, status }) },
      writing,
    )
}

export interface ContentChange {
  kind: Kind
  id: number
  /** What the history and the audit call it. */
  action: string
  /** The version it was read at; absent, whatever is there is changed. */
  version?: number | undefined
  /** Another address, where one is asked for. */
  slug?: string | undefined
  change: (draft: Draft) => Draft
}

/** Changing state twice is done once: a second click, or a call tried again, adds no version. */
const DONE_ONCE: readonly string[] = Object.values(ACTIONS)

/** Every change of a content that exists goes through here, so that each follows the same rules (transitions.ts). */
export async function changeContent(
  db: Db,
  { kind, id, action, version, slug: wantedSlug, change }: ContentChange,
  { actor, now }: Writing,
): Promise<ContentRow> {
  return inTransaction(db, async (trx) => {
    const held = await selectForUpdate(trx, kind.key, id)
    if (held === undefined) throw notFound()
    if (version !== undefined && version !== held.version) throw stale(held.version)
    const before = draftOfRow(held)
    const changed = change(before)
    await refuseErrors(trx, kind, changed)
    if (!isDeepStrictEqual(before.values, changed.values)) refuseDiscounts(kind, changed)
    // Undoing gives back what was published as it was.
    if (action !== 'undo') await refuseUnready(trx, kind, before, changed)
    const slug =
      wantedSlug === undefined ? held.slug : await freeSlug(trx, kind, changed.title, wantedSlug, id)
    const whole: Draft = { ...changed, slug, published_at: publishedAt(before, changed, now) }
    if (DONE_ONCE.includes(action) && isDeepStrictEqual(whole, before)) return held
    const row = await updateContent(trx, id, {
      ...columnsFor(kind, whole, held.created_at),
      fields: whole.values,
      version: held.version + 1,
      updated_at: now,
      updated_by: actor.user_id,
    })
    const isElsewhere = !isDeepStrictEqual(showing(before), showing(whole))
    await followTransition(trx, { id, before: before.status, after: whole, now, isElsewhere })
    await tellFollowers(trx, kind, row, { before, after: whole, by: actor.user_id, at: now })
    const named = actionOf(action, before.status, whole.status)
    await remember(trx, kind, whole, row, { action: named, before, actor, now })
    return row
  })
}

/** Whom a content is for, and when it shows. */
const showing = ({ target, starts_at, ends_at }: Draft) => ({ target, starts_at, ends_at })

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

/** Asked when values change: what was let in before a rule can still be archived, moved or given another target. */
function refuseDiscounts(kind: Kind, draft: Unnamed): void {
  const errors = discountErrorsIn(kind.fields, draft.values)
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

async function refuseUnready(db: Db, kind: Kind, before: Draft, changed: Draft): Promise<void> {
  const errors = await publicationErrors(db, kind, before, changed)
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** 409: the current version is in the sentence for a person, in a header for a program (D15-01). */
export function stale(current: number): AppError {
  const message = `Quelqu’un a enregistré ce contenu entre-temps\u00a0: la version actuelle est la ${current}. Relisez-la avant d’enregistrer.`
  return staleVersion(message, current)
}
