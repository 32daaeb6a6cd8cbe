import { emptyTarget, normaliseTarget } from '@kiosque/contract/domain/audience'
import { picturesIn } from '@kiosque/contract/domain/rich-text'
import type { EventBody, EventPatch } from '@kiosque/contract/wire/events'
import { forgetEvent, takeBackEvent } from '../announcements/announce.service.ts'
import { targetErrors } from '../audience/audience.service.ts'
import { targetColumn } from '../audience/target-column.ts'
import { recordChange } from '../audit/audit.ts'
import { cleanHtml } from '../content/clean-html.ts'
import { CONTENT_CHANNEL, TARGETS_CHANNEL } from '../db/channels.ts'
import type { Db } from '../db/db.ts'
import { publish } from '../db/events.ts'
import { inTransaction } from '../db/transaction.ts'
import { invalid, notFound, staleVersion, type FieldErrors } from '../errors.ts'
import { requireFiles, setFileUses } from '../files/file-uses.ts'
import { fileRefs } from '../files/file-refs.ts'
import type { Viewer } from '../http/viewer.ts'
import { searchText } from '../kit/search-text.ts'
import { tellCancelled, tellMoved, type Site } from './event-notices.ts'
import { announceOnce } from './announce-event.ts'
import { demandNobodyAttended, demandPossible } from './demand-possible.ts'
import { demandSlotsKept } from './slots.ts'
import {
  deleteEvent,
  insertEvent,
  lockEvent,
  selectLaboratory,
  updateEvent,
  type EventRow,
} from './events.sql.ts'
import { forgetReminders } from './reminders.sql.ts'
import { promoteWaiting } from './seats.ts'
import { isTraining } from './training-sessions.ts'
import { approveWaiting } from './waiting.sql.ts'

export interface Writing extends Site {
  actor: Viewer
  now: Date
  /** Nobody is told of what is published: a series is announced by its first date. */
  isQuiet?: boolean | undefined
}

const trimmed = (given: string | null | undefined, before: string | null) =>
  given === undefined ? before : given?.trim() || null
const dateOf = (given: string | null | undefined, before: Date | null) =>
  given === undefined ? before : given === null ? null : new Date(given)
const kept = <Value>(given: Value | undefined, before: Value) => (given === undefined ? before : given)

/** What would be stored, or everything that is wrong with it, field by field. */
async function checkedEvent(trx: Db, body: EventPatch, before: EventRow | null) {
  const startsAt = dateOf(body.starts_at, before?.starts_at ?? null)
  const endsAt = dateOf(body.ends_at, before?.ends_at ?? null)
  const deadline = dateOf(body.registration_deadline, before?.registration_deadline ?? null)
  const target = body.target === undefined ? (before?.target ?? emptyTarget()) : normaliseTarget(body.target)
  const coverId = kept(body.cover_id, before?.cover_id ?? null)
  const errors: FieldErrors = await targetErrors(trx, target)
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt)
    errors['ends_at'] = ['La fin doit venir après le début.']
  if (deadline !== null && endsAt !== null && deadline > endsAt)
    errors['registration_deadline'] = ['La date limite d’inscription doit précéder la fin de l’événement.']
  if (coverId !== null && coverId !== before?.cover_id) await checkCover(trx, coverId, errors)
  const laboratoryId = kept(body.laboratory_id, before?.laboratory_id ?? null)
  if (
    laboratoryId !== null &&
    laboratoryId !== before?.laboratory_id &&
    (await selectLaboratory(trx, laboratoryId)) === undefined
  )
    errors['laboratory_id'] = ['Ce laboratoire n’existe pas.']
  const trainingId = kept(body.training_id, before?.training_id ?? null)
  if (trainingId !== null && trainingId !== before?.training_id && !(await isTraining(trx, trainingId)))
    errors['training_id'] = ['Cette formation de laboratoire n’existe pas.']
  if (startsAt === null || endsAt === null || body.kind === null) throw invalid(errors)
  if (Object.keys(errors).length > 0) throw invalid(errors)
  if (coverId !== null) await requireFiles(trx, [coverId], 'cover_id')
  if (body.body !== undefined) await requireFiles(trx, picturesIn(cleanHtml(body.body)), 'body')
  const draft = {
    title: (body.title ?? before?.title ?? '').trim(),
    kind: body.kind ?? before?.kind ?? 'reunion',
    excerpt: kept(body.excerpt, before?.excerpt ?? '').trim(),
    body: body.body === undefined ? (before?.body ?? '') : cleanHtml(body.body),
    cover_id: coverId,
    place: trimmed(body.place, before?.place ?? null),
    address: trimmed(body.address, before?.address ?? null),
    city: trimmed(body.city, before?.city ?? null),
    link: trimmed(body.link, before?.link ?? null),
    starts_at: startsAt,
    ends_at: endsAt,
    registration_deadline: deadline,
    capacity: kept(body.capacity, before?.capacity ?? null),
    max_per_drugstore: kept(body.max_per_drugstore, before?.max_per_drugstore ?? null),
    status: body.status ?? before?.status ?? 'draft',
    cancel_reason: kept(body.cancel_reason, before?.cancel_reason ?? '').trim(),
    needs_approval: kept(body.needs_approval, before?.needs_approval ?? false),
    questions: JSON.stringify(kept(body.questions, before?.questions ?? [])),
    sessions: JSON.stringify(kept(body.sessions, before?.sessions ?? [])),
    training_id: trainingId,
    laboratory_id: laboratoryId,
    advantages: JSON.stringify(laboratoryId === null ? {} : kept(body.advantages, before?.advantages ?? {})),
    convention_number: kept(body.convention_number, before?.convention_number ?? '').trim(),
  }
  const { title, excerpt, place, city } = draft
  const words = draft.body.replaceAll(/<[^>]*>/g, ' ').slice(0, 4_000)
  return {
    ...draft,
    ...targetColumn(target),
    search: searchText(title, excerpt, place, city, words),
  }
}

async function checkCover(trx: Db, id: number, errors: FieldErrors): Promise<void> {
  const file = (await fileRefs(trx, [id], { secret: '', now: new Date(0), isPublic: true })).get(id)
  if (file === undefined) errors['cover_id'] = ['Ce fichier n’existe plus. Choisissez-en un autre.']
  else if (!file.type.startsWith('image/')) errors['cover_id'] = ['Choisissez une image.']
}

export async function createEvent(db: Db, body: EventBody, writing: Writing): Promise<EventRow> {
  return inTransaction(db, async (trx) => {
    const draft = await checkedEvent(trx, body, null)
    const { actor, now } = writing
    const row = await insertEvent(trx, {
      ...draft,
      created_by: actor.user_id,
      created_at: now,
      updated_at: now,
    })
    await setFileUses(trx, { type: 'event', id: row.id }, picturesIn(row.body))
    await remember(trx, 'create', null, row, writing)
    await announceOnce(trx, row, { ...writing, isQuiet: body.announce === false || writing.isQuiet })
    return row
  })
}

/** Saves, then does what follows from it: a larger room lets people in, those who come are told of what changes. */
export async function changeEvent(db: Db, id: number, body: EventPatch, writing: Writing): Promise<EventRow> {
  return inTransaction(db, async (trx) => {
    const before = await lockEvent(trx, id)
    if (before === undefined) throw notFound()
    if (body.version !== undefined && body.version !== before.version)
      throw staleVersion('Quelqu’un a modifié cet événement entre-temps. Relisez-le d’abord.', before.version)
    const draft = await checkedEvent(trx, body, before)
    demandPossible(before, draft)
    if (body.sessions !== undefined) await demandSlotsKept(trx, before, body.sessions)
    const { now } = writing
    const saved = await updateEvent(trx, id, { ...draft, version: before.version + 1, updated_at: now })
    await setFileUses(trx, { type: 'event', id }, picturesIn(saved.body))
    await remember(trx, saved.status === before.status ? 'update' : verbOf(saved), before, saved, writing)
    if (before.target_id !== saved.target_id || before.status !== saved.status) await takeBackEvent(trx, id)
    if (saved.status === 'cancelled' && before.status === 'published')
      await tellCancelled(trx, saved, writing)
    if (saved.status === 'published') {
      if (isElsewhere(before, saved)) await tellMoved(trx, saved, writing)
      if (before.starts_at.getTime() !== saved.starts_at.getTime()) await forgetReminders(trx, id)
      await announceOnce(trx, saved, { ...writing, isQuiet: body.announce === false || writing.isQuiet })
      if (before.needs_approval && !saved.needs_approval) await approveWaiting(trx, id)
      await promoteWaiting(trx, saved, writing)
    }
    return (await lockEvent(trx, id)) ?? saved
  })
}

const verbOf = ({ status }: EventRow) =>
  status === 'published' ? 'publish' : status === 'cancelled' ? 'cancel' : 'unpublish'

const isElsewhere = (before: EventRow, after: EventRow) =>
  before.starts_at.getTime() !== after.starts_at.getTime() ||
  before.ends_at.getTime() !== after.ends_at.getTime() ||
  (['place', 'address', 'city', 'link'] as const).some((name) => before[name] !== after[name])

/** Whoever was to come is told; then nothing of it is left. */
export async function removeEvent(db: Db, id: number, writing: Writing): Promise<void> {
  await inTransaction(db, async (trx) => {
    const before = await lockEvent(trx, id)
    if (before === undefined) throw notFound()
    await demandNobodyAttended(trx, id)
    if (before.status === 'published' && before.ends_at > writing.now)
      await tellCancelled(trx, before, { ...writing, isGone: true })
    await setFileUses(trx, { type: 'event', id }, [])
    await forgetEvent(trx, id)
    await deleteEvent(trx, id)
    await remember(trx, 'delete', before, null, writing)
  })
}

export async function remember(
  trx: Db,
  action: string,
  before: EventRow | null,
  after: EventRow | null,
  { actor, now }: Writing,
): Promise<void> {
  const told = (row: EventRow | null) => {
    if (row === null) return null
    const { search: _search, target_id: _target, version: _version, updated_at: _at, ...fields } = row
    return fields
  }
  await recordChange(trx, {
    actor,
    action: `event.${action}`,
    subject_type: 'event',
    subject_id: (after ?? before)?.id ?? null,
    before: told(before),
    after: told(after),
    at: now,
  })
  await publish(trx, TARGETS_CHANNEL)
  // What puts it forward, and what finds it, say it anew.
  await publish(trx, CONTENT_CHANNEL, { action: `event.${action}` })
}
