import { closesAt, positionLabel } from '@kiosque/contract/domain/events'
import { mayAnswerFor } from '@kiosque/contract/domain/roles'
import type { Registration } from '@kiosque/contract/wire/registrations'
import type { Member } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { isHeadOffice } from '../http/viewer.ts'
import { writesEvents } from './events.service.ts'
import { answerFiles, shownAnswers, type Links } from './present-answers.ts'
import type { RegistrationRow } from './registrations.sql.ts'

/** Whose it is to change: who made it, those who answer for the pharmacy, and the head office. */
export function mayChange(row: RegistrationRow, viewer: Member): boolean {
  if (writesEvents(viewer)) return true
  if (row.created_by === viewer.user_id) return true
  return row.drugstore_id === viewer.drugstore_id && mayAnswerFor(viewer.account_type)
}

export async function presentOne(
  db: Db,
  row: RegistrationRow,
  reader: Links & { viewer: Member },
): Promise<Registration> {
  const [shown] = await presentRegistrations(db, [row], reader)
  if (shown === undefined) throw notFound()
  return shown
}

export async function presentRegistrations(
  db: Db,
  rows: readonly RegistrationRow[],
  { viewer, now, secret }: Links & { viewer: Member },
): Promise<Registration[]> {
  const files = await answerFiles(db, rows, { now, secret })
  return rows.map((row) => {
    const mine = mayChange(row, viewer)
    const seesAddresses = mine || isHeadOffice(viewer)
    const isOpen = row.event_status === 'published' && (now < closesAt(row) || writesEvents(viewer))
    const isComing = row.attendees.some(({ user_id }) => user_id === viewer.user_id)
    return {
      id: row.id,
      event_id: row.event_id,
      event: {
        id: row.event_id,
        title: row.title,
        starts_at: row.starts_at.toISOString(),
        ends_at: row.ends_at.toISOString(),
      },
      drugstore_id: row.drugstore_id,
      drugstore: {
        id: row.drugstore_id,
        name: row.drugstore,
        city: row.city,
        cip_officine: row.cip_officine,
      },
      status: row.status,
      waiting_rank: row.waiting_rank,
      attendees: row.attendees.map(({ user_id, certificate_code: _code, rating, ...attendee }) => ({
        ...attendee,
        // Addresses of colleagues are for those who manage them, as in the team itself.
        email: seesAddresses || user_id === viewer.user_id ? attendee.email : null,
        position: positionLabel(attendee.position_id),
        checked_in_at:
          attendee.checked_in_at === null ? null : new Date(attendee.checked_in_at).toISOString(),
        is_me: user_id === viewer.user_id,
        has_certificate: user_id === viewer.user_id && attendee.checked_in_at !== null && now >= row.ends_at,
        rating: user_id === viewer.user_id ? rating : null,
      })),
      comment: row.comment,
      is_approved: row.is_approved,
      confirm_by: row.confirm_by?.toISOString() ?? null,
      can_confirm: row.confirm_by !== null && row.status === 'confirmed' && (mine || isComing),
      answers: mine || isHeadOffice(viewer) ? shownAnswers(row.questions, row.answers, files) : [],
      slots: row.slots,
      can_change: row.status !== 'cancelled' && isOpen && mine,
      created_by: row.author,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    }
  })
}
