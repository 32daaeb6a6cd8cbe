import type { AttendeesMailBody } from '@kiosque/contract/wire/registrations'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { conflict, notFound } from '../errors.ts'
import type { Viewer } from '../http/viewer.ts'
import { queueMails } from '../mail/outbox.ts'
import { notify } from '../notices/notify.service.ts'
import { selectReached } from './desk.sql.ts'
import type { Site } from './event-notices.ts'
import { selectEvent } from './events.sql.ts'

/** A word of the organiser to those chosen: by mail to each once, and in the portal for who has an account. */
export async function writeToAttendees(
  db: Db,
  id: number,
  { subject, message, attendee_ids: ids, filter = {} }: AttendeesMailBody,
  { viewer, now, publicUrl }: Site & { viewer: Viewer; now: Date },
): Promise<{ sent: number }> {
  return inTransaction(db, async (trx) => {
    const event = await selectEvent(trx, id, null)
    if (event === undefined) throw notFound()
    const { q, status, position, present } = filter
    const people = await selectReached(trx, {
      eventId: id,
      ids,
      q,
      standing: status,
      positionId: position,
      isPresent: present,
    })
    const addresses = [...new Set(people.flatMap(({ email }) => email ?? []))]
    if (addresses.length === 0)
      throw conflict('nobody', 'Personne ne correspond\u00a0: choisissez d’autres destinataires.')
    await queueMails(
      trx,
      addresses.map((to) => ({
        to,
        kind: 'event_word',
        subject,
        text: `Bonjour,\n\n${message.trim()}\n\n${event.title}\n${publicUrl}/agenda/${id}\n\nL’équipe Kiosque`,
      })),
    )
    await notify(trx, {
      to: {
        people: people.flatMap(({ user_id, drugstore_id }) =>
          user_id === null ? [] : [{ user_id, drugstore_id }],
        ),
      },
      title: subject,
      text: message.trim().slice(0, 300),
      link: `/agenda/${id}`,
      by: viewer.user_id,
      at: now,
    })
    await recordChange(trx, {
      actor: viewer,
      action: 'event.mail',
      subject_type: 'event',
      subject_id: id,
      after: { subject, recipients: addresses.length },
      at: now,
    })
    return { sent: addresses.length }
  })
}
