import { emptyTarget, normaliseTarget } from '@kiosque/contract/domain/audience'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { DueDates, DueDatesBody } from '@kiosque/contract/wire/due-dates'
import { targetErrors } from '../audience/audience.service.ts'
import type { Reader } from '../audience/visible-targets.ts'
import { recordChange } from '../audit/audit.ts'
import { CONTENT_CHANNEL, TARGETS_CHANNEL } from '../db/channels.ts'
import type { Db } from '../db/db.ts'
import { publish } from '../db/events.ts'
import { inTransaction } from '../db/transaction.ts'
import { invalid, notFound, type FieldErrors } from '../errors.ts'
import type { Viewer } from '../http/viewer.ts'
import {
  lockContent,
  replaceDueDates,
  selectContent,
  selectDueDates,
  selectLastDay,
  selectOwnDays,
  type DueDate,
} from './due-dates.sql.ts'

export type { DueDate }

/** Only what has a last day of its own may have others. */
function demandDated<Content extends { kind: string }>(found: Content | undefined): Content {
  if (found === undefined || kindOf(found.kind)?.due_field === undefined) throw notFound()
  return found
}

/** Who has another last day, the nearest first. */
export async function listDueDates(db: Db, id: number): Promise<DueDates> {
  demandDated(await selectContent(db, id))
  return { data: await selectDueDates(db, id) }
}

const keyOf = (due: DueDate) => JSON.stringify(due.target)

/** The whole list at once: what is not in it is no more. */
export function changeDueDates(
  db: Db,
  id: number,
  body: DueDatesBody,
  { actor, now }: { actor: Viewer; now: Date },
): Promise<DueDates> {
  return inTransaction(db, async (trx) => {
    const training = demandDated(await lockContent(trx, id))
    const before = await selectDueDates(trx, id)
    const wanted = body.data.map(({ target, due_on }) => ({ target: normaliseTarget(target), due_on }))
    await refuseErrors(trx, wanted)
    await replaceDueDates(trx, id, wanted)
    const after = await selectDueDates(trx, id)
    await recordChange(trx, {
      actor,
      action: 'content.due_dates',
      subject_type: 'content',
      subject_id: id,
      before: { due_dates: before },
      after: { due_dates: after },
      at: now,
    })
    // Lists are in the order of the days, and cards show them.
    if (training.status === 'published')
      await publish(trx, CONTENT_CHANNEL, { id, kind: training.kind, action: 'due_dates' })
    else await publish(trx, TARGETS_CHANNEL)
    return { data: after }
  })
}

async function refuseErrors(trx: Db, wanted: readonly DueDate[]): Promise<void> {
  const errors: FieldErrors = {}
  const everyone = JSON.stringify(normaliseTarget(emptyTarget()))
  for (const [index, due] of wanted.entries()) {
    const at = `data.${index}`
    for (const [name, messages] of Object.entries(await targetErrors(trx, due.target)))
      errors[`${at}.${name}`] = messages
    if (keyOf(due) === everyone)
      errors[`${at}.target`] = ['Choisissez un public\u00a0: la date de tous se donne dans la fiche.']
    if (wanted.findIndex((other) => keyOf(other) === keyOf(due)) < index)
      errors[`${at}.target`] = ['Ce public a déjà une date.']
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** For whom a training has another day, and which: for figures over everybody it is for. */
export const dueDatesOf = (db: Db, contentId: number): Promise<DueDate[]> => selectDueDates(db, contentId)

/** Of these trainings, the nearest day that holds for this reader. */
export const ownDaysOf = (db: Db, contentIds: readonly number[], reader: Reader) =>
  selectOwnDays(db, contentIds, reader)

/** Once it is over for everybody: the last of its own day and of those of audiences. */
export async function lastDayOf(db: Db, contentId: number, own: string | null): Promise<string | null> {
  const given = await selectLastDay(db, contentId)
  if (given === null || own === null) return given ?? own
  return given > own ? given : own
}
