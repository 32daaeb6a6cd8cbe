import type { Db } from '../db/db.ts'
import { queueMails, type NewMail } from '../mail/outbox.ts'
import { notify } from '../notices/notify.service.ts'
import { eventCalendar } from './event-calendar.ts'
import { whenText, whereText } from './event-words.ts'
import type { EventRow } from './events.sql.ts'
import { selectRegistrations, type RegistrationRow } from './registrations.sql.ts'

/** Where the links of mails lead. */
export interface Site {
  publicUrl: string
}

type Telling = Site & { now: Date }

interface Words {
  kind: string
  title: string
  text: string
  /** The mail's own sentences, after « Bonjour ». */
  mail: string
  withCalendar?: boolean
  /** Nothing is left of the event to be read. */
  isGone?: boolean
}

const MANY = 5_000
const signature = '\n\nL’équipe Kiosque'

/** In the portal for those who have an account, and by mail for everybody who was to come. */
async function tell(
  trx: Db,
  event: EventRow,
  registrations: readonly RegistrationRow[],
  words: Words,
  { now, publicUrl }: Telling,
): Promise<void> {
  const people = registrations.flatMap(({ created_by, drugstore_id, attendees }) =>
    [created_by, ...attendees.map((attendee) => attendee.user_id)].flatMap((user_id) =>
      user_id === null ? [] : [{ user_id, drugstore_id }],
    ),
  )
  const link = words.isGone ? '/agenda' : `/agenda/${event.id}`
  await notify(trx, { to: { people }, title: words.title, text: words.text, link, at: now })
  const where = whereText(event)
  const facts = `${event.title}\n${whenText(event)}${where ? `\n${where}` : ''}`
  const attachment = words.withCalendar
    ? {
        name: 'evenement.ics',
        base64: Buffer.from(eventCalendar([{ event, isOwn: true }], { publicUrl, now })).toString('base64'),
      }
    : undefined
  const addresses = new Set(
    registrations.flatMap(({ attendees }) => attendees.flatMap((attendee) => attendee.email ?? [])),
  )
  const mails = [...addresses].map((to): NewMail => ({
    to,
    kind: words.kind,
    subject: `${words.title}\u00a0: ${event.title}`,
    text: `Bonjour,\n\n${words.mail}\n\n${facts}\n\n${publicUrl}${link}${signature}`,
    ...(attachment ? { attachment } : {}),
  }))
  await queueMails(trx, mails)
}

/** Confirmed or waiting, said as it is. */
export function tellRegistered(trx: Db, event: EventRow, row: RegistrationRow, telling: Telling) {
  const rank = row.waiting_rank
  const words: Words =
    row.status === 'confirmed'
      ? {
          kind: 'registration_confirmed',
          title: 'Inscription confirmée',
          text: `${event.title}, ${whenText(event)}.`,
          mail: 'Votre inscription est confirmée. L’événement est joint pour votre agenda.',
          withCalendar: true,
        }
      : {
          kind: 'registration_waiting',
          title: 'Vous êtes sur liste d’attente',
          text: `${event.title} est complet\u00a0: vous êtes en position ${rank ?? 1}.`,
          mail: `L’événement est complet. Vous êtes sur liste d’attente, en position ${rank ?? 1}\u00a0: nous vous écrirons si une place se libère.`,
        }
  return tell(trx, event, [row], words, telling)
}

export function tellPromoted(trx: Db, event: EventRow, row: RegistrationRow, telling: Telling) {
  const words = {
    kind: 'registration_promoted',
    title: 'Une place s’est libérée',
    text: `Votre inscription est confirmée\u00a0: ${event.title}, ${whenText(event)}.`,
    mail: 'Bonne nouvelle\u00a0: une place s’est libérée et votre inscription est confirmée.',
    withCalendar: true,
  }
  return tell(trx, event, [row], words, telling)
}

export function tellWithdrawn(trx: Db, event: EventRow, row: RegistrationRow, telling: Telling) {
  const words = {
    kind: 'registration_cancelled',
    title: 'Inscription annulée',
    text: `${event.title}, ${whenText(event)}.`,
    mail: 'Votre inscription à cet événement est annulée.',
  }
  return tell(trx, event, [row], words, telling)
}

/** Everybody who comes or waits. */
export async function tellCancelled(
  trx: Db,
  event: EventRow,
  telling: Telling & { isGone?: boolean },
): Promise<void> {
  const reason = event.cancel_reason === '' ? '' : ` ${event.cancel_reason}`
  const words = {
    kind: 'event_cancelled',
    title: 'Événement annulé',
    text: `${event.title}, ${whenText(event)}.${reason}`,
    mail: `Cet événement est annulé.${reason}`,
    isGone: telling.isGone ?? false,
  }
  await tell(trx, event, await everybody(trx, event), words, telling)
}

export async function tellMoved(trx: Db, event: EventRow, telling: Telling): Promise<void> {
  const where = whereText(event)
  const words = {
    kind: 'event_moved',
    title: 'Un événement change',
    text: `${event.title}\u00a0: ${whenText(event)}${where ? `, ${where}` : ''}.`,
    mail: 'L’horaire ou le lieu de cet événement a changé. Voici où et quand nous vous attendons\u00a0:',
    withCalendar: true,
  }
  await tell(trx, event, await everybody(trx, event), words, telling)
}

async function everybody(trx: Db, event: EventRow): Promise<RegistrationRow[]> {
  const page = { limit: MANY, offset: 0 }
  const of = (status: 'confirmed' | 'waiting') =>
    selectRegistrations(trx, { reach: {}, eventId: event.id, status }, page)
  return [...(await of('confirmed')), ...(await of('waiting'))]
}
