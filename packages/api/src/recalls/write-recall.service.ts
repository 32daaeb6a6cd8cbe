import { emptyTarget, normaliseTarget, type Target } from '@kiosque/contract/domain/audience'
import { formatDay } from '@kiosque/contract/domain/dates'
import { USUAL_ESCALATION_HOURS } from '@kiosque/contract/domain/recalls'
import type { DeskRecall } from '@kiosque/contract/wire/recalls'
import { targetErrors } from '../audience/audience.service.ts'
import { targetColumn } from '../audience/target-column.ts'
import { recordChange } from '../audit/audit.ts'
import { TARGETS_CHANNEL } from '../db/channels.ts'
import type { Db } from '../db/db.ts'
import { publish } from '../db/events.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { conflict, invalid, notFound, staleVersion, type FieldErrors } from '../errors.ts'
import type { Viewer } from '../http/viewer.ts'
import { searchText } from '../kit/search-text.ts'
import { notifyDrugstores, settleLink, wakeDesk } from '../notices/notify.service.ts'
import { readDeskRecall } from './desk.service.ts'
import { RECALLS_DESK } from './recalls.service.ts'
import * as rows from './recalls.sql.ts'

export interface Writing extends Pick<Deps, 'jobs'> {
  actor: Viewer
  now: Date
}

export interface RecallDraft {
  product: string
  cips: string[]
  lots: string[]
  reason: string
  instructions: string
  deadline_at: string
  escalate_after_hours: number
  target: Partial<Target>
}

/** What would be stored, or everything that is wrong with it. */
async function checked(trx: Db, given: Partial<RecallDraft>, before: rows.RecallRow | null, now: Date) {
  const target =
    given.target === undefined ? (before?.target ?? emptyTarget()) : normaliseTarget(given.target)
  const deadline = given.deadline_at === undefined ? before?.deadline_at : new Date(given.deadline_at)
  const errors: FieldErrors = await targetErrors(trx, target)
  if (target.account_types.length > 0)
    errors['target.account_types'] = ['Un rappel va à toute l’équipe\u00a0: retirez les rôles.']
  if (deadline === undefined) errors['deadline_at'] = ['Ce champ est requis.']
  else if (given.deadline_at !== undefined && deadline <= now)
    errors['deadline_at'] = ['L’échéance est déjà passée.']
  if (Object.keys(errors).length > 0 || deadline === undefined) throw invalid(errors)
  const product = (given.product ?? before?.product ?? '').trim()
  const cips = [...new Set(given.cips ?? before?.cips ?? [])]
  const lots = given.lots ?? before?.lots ?? []
  const reason = (given.reason ?? before?.reason ?? '').trim()
  return {
    product,
    cips,
    lots,
    reason,
    instructions: (given.instructions ?? before?.instructions ?? '').trim(),
    deadline_at: deadline,
    escalate_after_hours:
      given.escalate_after_hours ?? before?.escalate_after_hours ?? USUAL_ESCALATION_HOURS,
    ...targetColumn(target),
    search: searchText(product, ...cips, ...lots, reason),
  }
}

export async function createRecall(
  db: Db,
  body: Partial<RecallDraft>,
  writing: Writing,
): Promise<DeskRecall> {
  return inTransaction(db, async (trx) => {
    const { actor, now } = writing
    const draft = await checked(trx, body, null, now)
    const row = await rows.insertRecall(trx, {
      ...draft,
      opened_at: null,
      closed_at: null,
      reminded_at: null,
      created_by: actor.user_id,
      created_at: now,
      updated_at: now,
    })
    await remember(trx, 'create', null, row, writing)
    return readDeskRecall(trx, row.id, actor)
  })
}

/** What may still change once pharmacies have read it: how long they have and what they are to do. */
const AFTER_OPENING: readonly string[] = ['deadline_at', 'instructions', 'escalate_after_hours', 'version']

export async function changeRecall(
  db: Db,
  id: number,
  body: Partial<RecallDraft> & { version?: number | undefined },
  writing: Writing,
): Promise<DeskRecall> {
  return inTransaction(db, async (trx) => {
    const { actor, now } = writing
    const before = await demandRecall(trx, id)
    if (body.version !== undefined && body.version !== before.version)
      throw staleVersion('Quelqu’un a modifié ce rappel entre-temps. Relisez-le d’abord.', before.version)
    if (before.status === 'closed') throw alreadyClosed(before)
    const frozen = Object.keys(body).filter((name) => !AFTER_OPENING.includes(name))
    if (before.status === 'open' && frozen.length > 0)
      throw conflict(
        'recall_open',
        'Ce rappel est parti\u00a0: seules l’échéance, l’escalade et les consignes peuvent encore changer. Pour un autre lot, créez un nouveau rappel.',
      )
    const draft = await checked(trx, body, before, now)
    const row = await rows.updateRecall(trx, id, { ...draft, version: before.version + 1, updated_at: now })
    await remember(trx, 'update', before, row, writing)
    return readDeskRecall(trx, id, actor)
  })
}

/** Every pharmacy of the target is asked, and its whole team told: two statements, however many they are. */
export async function openRecall(db: Db, id: number, writing: Writing): Promise<DeskRecall> {
  return inTransaction(db, async (trx) => {
    const { actor, now, jobs } = writing
    const before = await demandRecall(trx, id)
    if (before.status !== 'draft') throw conflict('recall_open', 'Ce rappel est déjà parti.')
    if (before.deadline_at <= now) throw invalid({ deadline_at: ['L’échéance est déjà passée.'] })
    const pharmacies = await rows.insertPharmacies(trx, id, before.target)
    if (pharmacies === 0)
      throw invalid({ target: ['Ce ciblage n’atteint aucune officine\u00a0: élargissez-le.'] })
    await notifyDrugstores(trx, {
      topic: 'recall',
      title: `Rappel de lot\u00a0: ${before.product}`,
      text: `${lotsText(before.lots)} à retirer. Répondez avant le ${formatDay(before.deadline_at)}.`,
      link: rows.recallLink(id),
      by: actor.user_id,
      at: now,
      drugstoreIds: rows.pharmaciesOf(id),
    })
    const row = await rows.updateRecall(trx, id, {
      status: 'open',
      opened_at: now,
      updated_at: now,
      version: before.version + 1,
    })
    // The mails follow in a job of their own: thousands of them must not hold the notifications back.
    await jobs.send(trx, 'recalls.mail', { id })
    await remember(trx, 'open', before, row, writing)
    return readDeskRecall(trx, id, actor)
  })
}

export const lotsText = (lots: readonly string[]): string =>
  lots.length === 1 ? `Lot ${lots[0]}` : `Lots ${lots.slice(0, 4).join(', ')}${lots.length > 4 ? '…' : ''}`

/** Nobody answers a closed recall any more; it leaves the notifications and what people have to do. */
export async function closeRecall(
  db: Db,
  id: number,
  { note = '' }: { note?: string | undefined },
  writing: Writing,
): Promise<DeskRecall> {
  return inTransaction(db, async (trx) => {
    const { actor, now } = writing
    const before = await demandRecall(trx, id)
    if (before.status === 'draft')
      throw conflict('recall_draft', 'Ce rappel n’est pas parti\u00a0: supprimez-le plutôt.')
    if (before.status === 'closed') throw alreadyClosed(before)
    const row = await rows.updateRecall(trx, id, {
      status: 'closed',
      closed_at: now,
      closing_note: note.trim(),
      updated_at: now,
      version: before.version + 1,
    })
    await settleLink(trx, 'recall', rows.recallLink(id), now)
    await remember(trx, 'close', before, row, writing)
    return readDeskRecall(trx, id, actor)
  })
}

/** Only what never left. */
export async function removeRecall(db: Db, id: number, writing: Writing): Promise<void> {
  await inTransaction(db, async (trx) => {
    const before = await demandRecall(trx, id)
    if (before.status !== 'draft')
      throw conflict('recall_open', 'Ce rappel est parti\u00a0: il reste dans l’historique des officines.')
    await rows.deleteRecall(trx, id)
    await remember(trx, 'delete', before, null, writing)
  })
}

async function demandRecall(trx: Db, id: number): Promise<rows.RecallRow> {
  const row = await rows.lockRecall(trx, id)
  if (row === undefined) throw notFound()
  return row
}

const alreadyClosed = ({ closed_at }: rows.RecallRow) =>
  conflict('recall_closed', `Ce rappel est clos depuis le ${formatDay(closed_at ?? new Date(0))}.`)

async function remember(
  trx: Db,
  action: string,
  before: rows.RecallRow | null,
  after: rows.RecallRow | null,
  { actor, now }: Writing,
): Promise<void> {
  const told = (row: rows.RecallRow | null) => {
    if (row === null) return null
    const { search: _search, target_id: _target, version: _version, updated_at: _at, ...fields } = row
    return fields
  }
  await recordChange(trx, {
    actor,
    action: `recall.${action}`,
    subject_type: 'recall',
    subject_id: (after ?? before)?.id ?? null,
    before: told(before),
    after: told(after),
    at: now,
  })
  await publish(trx, TARGETS_CHANNEL)
  await wakeDesk(trx, RECALLS_DESK)
}
