import { emptyTarget, normaliseTarget } from '@kiosque/contract/domain/audience'
import { isWindowPossible, phaseOf } from '@kiosque/contract/domain/publication'
import type { AdminPopin, PopinBody, PopinPatch } from '@kiosque/contract/wire/popins'
import { TARGETS_CHANNEL } from '../db/channels.ts'
import { targetErrors } from '../audience/audience.service.ts'
import { targetColumn } from '../audience/target-column.ts'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { publish } from '../db/events.ts'
import { inTransaction } from '../db/transaction.ts'
import { invalid, notFound, staleVersion, type FieldErrors } from '../errors.ts'
import { fileRefs, type RefOptions } from '../files/file-refs.ts'
import { requireFiles } from '../files/file-uses.ts'
import type { Viewer } from '../http/viewer.ts'
import { pageMeta } from '../kit/page-meta.ts'
import { presentPopin } from './popins.service.ts'
import {
  countDismissals,
  countPopins,
  deletePopin,
  insertPopin,
  selectPopinForUpdate,
  selectPopins,
  updatePopin,
  type PopinRow,
} from './popins.sql.ts'

interface Writing {
  actor: Viewer
  now: Date
}

export async function listPopins(
  db: Db,
  { page, per_page }: { page: number; per_page: number },
  links: RefOptions,
) {
  const total = await countPopins(db)
  const rows = await selectPopins(db, { limit: per_page, offset: (page - 1) * per_page })
  const data = await presentForEditors(db, rows, links)
  return { data, meta: pageMeta({ page, per_page }, total) }
}

const FEWEST_TOLD = 5

export async function presentForEditors(
  db: Db,
  rows: readonly PopinRow[],
  links: RefOptions,
): Promise<AdminPopin[]> {
  const ids = rows.map((row) => row.image_id)
  const pictures = await fileRefs(db, ids, links)
  const closed = await countDismissals(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => {
    const count = closed.get(row.id) ?? 0
    return {
      ...presentPopin(row, pictures),
      image_id: row.image_id,
      status: row.status,
      phase: phaseOf(row, links.now) as AdminPopin['phase'],
      target: row.target,
      dismissals: count > 0 && count < FEWEST_TOLD ? null : count,
      version: row.version,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    }
  })
}

const dateOf = (value: string | null | undefined, before: Date | null) =>
  value === undefined ? before : value === null ? null : new Date(value)

async function checkedPopin(trx: Db, body: PopinPatch, before: PopinRow | null) {
  const frequency = body.frequency ?? before?.frequency ?? 'once'
  const wantsDays = frequency === 'every_days'
  const draft = {
    title: (body.title ?? before?.title ?? '').trim(),
    text: (body.text ?? before?.text ?? '').trim(),
    image_id: body.image_id === undefined ? (before?.image_id ?? null) : body.image_id,
    link: body.link === undefined ? (before?.link ?? null) : body.link,
    link_label: (body.link_label ?? before?.link_label ?? '').trim(),
    frequency,
    every_days: wantsDays
      ? body.every_days === undefined
        ? (before?.every_days ?? null)
        : body.every_days
      : null,
    priority: body.priority ?? before?.priority ?? 0,
    status: body.status ?? before?.status ?? 'draft',
    starts_at: dateOf(body.starts_at, before?.starts_at ?? null),
    ends_at: dateOf(body.ends_at, before?.ends_at ?? null),
  }
  const kept = before === null ? emptyTarget() : before.target
  const target = body.target === undefined ? kept : normaliseTarget(body.target)
  const errors: FieldErrors = await targetErrors(trx, target)
  if (!isWindowPossible(draft.starts_at, draft.ends_at))
    errors['ends_at'] = ['La date de fin doit suivre la date de début.']
  if (wantsDays && draft.every_days === null) errors['every_days'] = ['Ce champ est requis.']
  if (draft.image_id !== null) await checkPicture(trx, draft.image_id, errors)
  if (Object.keys(errors).length > 0) throw invalid(errors)
  if (draft.image_id !== null) await requireFiles(trx, [draft.image_id], 'image_id')
  return { ...draft, ...targetColumn(target) }
}

async function checkPicture(trx: Db, id: number, errors: FieldErrors): Promise<void> {
  const file = (await fileRefs(trx, [id], { secret: '', now: new Date(0), isPublic: true })).get(id)
  if (file === undefined) errors['image_id'] = ['Ce fichier n’existe plus. Choisissez-en un autre.']
  else if (!file.type.startsWith('image/')) errors['image_id'] = ['Choisissez une image.']
}

export async function createPopin(db: Db, body: PopinBody, writing: Writing): Promise<PopinRow> {
  return inTransaction(db, async (trx) => {
    const columns = await checkedPopin(trx, body, null)
    const row = await insertPopin(trx, { ...columns, created_at: writing.now, updated_at: writing.now })
    await remember(trx, 'create', null, row, writing)
    return row
  })
}

export async function changePopin(db: Db, id: number, body: PopinPatch, writing: Writing): Promise<PopinRow> {
  return inTransaction(db, async (trx) => {
    const before = await selectPopinForUpdate(trx, id)
    if (before === undefined) throw notFound()
    if (body.version !== undefined && body.version !== before.version)
      throw staleVersion('Quelqu’un a modifié cette popin entre-temps. Relisez-la d’abord.', before.version)
    const columns = await checkedPopin(trx, body, before)
    const row = await updatePopin(trx, id, {
      ...columns,
      version: before.version + 1,
      updated_at: writing.now,
    })
    await remember(trx, 'update', before, row, writing)
    return row
  })
}

export async function removePopin(db: Db, id: number, writing: Writing): Promise<void> {
  await inTransaction(db, async (trx) => {
    const before = await selectPopinForUpdate(trx, id)
    if (before === undefined) throw notFound()
    await deletePopin(trx, id)
    await remember(trx, 'delete', before, null, writing)
  })
}

async function remember(
  trx: Db,
  action: string,
  before: PopinRow | null,
  after: PopinRow | null,
  { actor, now }: Writing,
): Promise<void> {
  await recordChange(trx, {
    actor,
    action: `popin.${action}`,
    subject_type: 'popin',
    subject_id: (after ?? before)?.id ?? null,
    before: before === null ? null : { ...before },
    after: after === null ? null : { ...after },
    at: now,
  })
  await publish(trx, TARGETS_CHANNEL)
}
