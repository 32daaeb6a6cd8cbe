import { endOfParisDay } from '@kiosque/contract/domain/dates'
import { mayAnswerFor } from '@kiosque/contract/domain/roles'
import type { EnrolmentAnswer, Enrolments, Participation } from '@kiosque/contract/wire/enrolments'
import type { Member } from '../audience/visible-targets.ts'
import { recordChange } from '../audit/audit.ts'
import type { Live } from '../content/live.ts'
import { findVisible } from '../content/visible-content.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { conflict, forbidden, notFound } from '../errors.ts'
import { sees } from '../live/sees.ts'
import { CAMPAIGNS } from './campaign-kinds.ts'
import {
  countAnswers,
  countParticipants,
  selectEnrolment,
  selectEnrolments,
  selectFields,
  upsertEnrolment,
} from './enrolments.sql.ts'

export interface Who {
  viewer: Member
  now: Date
}

/** A content this viewer sees and that asks pharmacies for an answer; anything else does not exist here. */
export async function findCampaign(db: Db, id: number, who: Who): Promise<{ deadline: string | null }> {
  await findVisible(db, id, who)
  const fields = await selectFields(db, id)
  if (fields.enrolment_open !== true) throw notFound()
  const deadline = fields.enrolment_deadline
  return { deadline: typeof deadline === 'string' ? deadline : null }
}

const isOver = (deadline: string | null, now: Date) => deadline !== null && now >= endOfParisDay(deadline)

export async function readEnrolment(db: Db, id: number, who: Who): Promise<EnrolmentAnswer> {
  const { deadline } = await findCampaign(db, id, who)
  const drugstoreId = who.viewer.drugstore_id
  const row = drugstoreId === null ? undefined : await selectEnrolment(db, id, drugstoreId)
  return {
    participates: row?.participates ?? null,
    answered_at: row?.answered_at.toISOString() ?? null,
    answered_by: row?.first_name ? `${row.first_name} ${row.last_name}` : null,
    participants: await countParticipants(db, id),
    can_answer: drugstoreId !== null && mayAnswerFor(who.viewer.account_type) && !isOver(deadline, who.now),
  }
}

/** Every answer of the viewer's pharmacy; the head office has none. */
export async function listEnrolments(db: Db, { drugstore_id }: Member): Promise<Enrolments> {
  return { data: drugstore_id === null ? [] : await selectEnrolments(db, drugstore_id) }
}

/** How many took part in each campaign this viewer sees; a guest is told nothing of it. */
export async function listParticipation(db: Db, who: Who & { live: Live }): Promise<Participation> {
  const { viewer, now, live } = who
  if (viewer.drugstore_id === null && viewer.right_id === null) return { data: [] }
  await live.contents.refresh()
  const isSeen = sees(viewer, now.getTime())
  const seen = CAMPAIGNS.flatMap((kind) => live.contents.ofKind(kind).newest.filter(isSeen))
  return {
    data: await countAnswers(
      db,
      seen.map(({ id }) => id),
    ),
  }
}

/** The pharmacy this person may answer for, until the last day asked for is over. */
export async function demandAnswerable(db: Db, id: number, who: Who): Promise<number> {
  const { viewer, now } = who
  const { deadline } = await findCampaign(db, id, who)
  if (viewer.drugstore_id === null || !mayAnswerFor(viewer.account_type))
    throw forbidden('forbidden', 'Seuls le titulaire, le cotitulaire et l’adjoint répondent pour l’officine.')
  if (isOver(deadline, now)) throw conflict('deadline_passed', 'La date limite de réponse est passée.')
  return viewer.drugstore_id
}

/** The pharmacy answers, or changes its mind. */
export async function answerEnrolment(
  db: Db,
  id: number,
  participates: boolean,
  who: Who,
): Promise<EnrolmentAnswer> {
  const { viewer, now } = who
  const row = {
    content_id: id,
    drugstore_id: await demandAnswerable(db, id, who),
    participates,
    answered_by: viewer.user_id,
    answered_at: now,
  }
  await inTransaction(db, async (trx) => {
    await upsertEnrolment(trx, row)
    await recordChange(trx, {
      actor: viewer,
      action: 'enrolment.answer',
      subject_type: 'content',
      subject_id: id,
      after: { drugstore_id: row.drugstore_id, participates },
      at: now,
    })
  })
  return readEnrolment(db, id, who)
}
