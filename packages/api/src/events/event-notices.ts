import type { Db } from '../db/db.ts'
import { queueMails, type NewMail } from '../mail/outbox.ts'
import { notify } from '../notices/notify.service.ts'
import { eventCalendar } from './event-calendar.ts'
import { linkOpensAt } from '@kiosque/contract/domain/events'
import { momentText, whenText, whereText } from './event-words.ts'
import type { EventRow } from './events.sql.ts'
import { selectRegistrations, type RegistrationRow } from './registrations.sql.ts'

/** Where the links of mails lead. */
export interface Site {
  publicUrl: string
}

export type Telling = Site & { now: Date }

export interface Words {
  kind: string
  title: string
  text: string
  /** The mail's own sentences, after « Bonjour ». */
  mail: string
  withCalendar?: boolean
  /** Whatever the hour, where to connect is in it. */
  withLink?: boolean
  /** Nothing is left of the event to be read. */
  isGone?: boolean
  /** An answer is waited for: it leads to where it is given. */
  asks?: boolean
}

/** Read so many at a time: an event may have a whole network to tell. */
const MANY = 1_000
const signature = '\n\nL’équipe Kiosque'

/** In the portal for those who have an account, and by mail for everybody who was to come. */
export async function tell(
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
  const link = words.isGone ? '/agenda' : `/agenda/${event.id}${words.asks ? '#inscription' : ''}`
  await notify(trx, { to: { people }, title: words.title, text: words.text, link, at: now })
  const where = whereText(event)
  const isNear = words.withLink === true && event.link !== null && now >= linkOpensAt(event.starts_at)
  const access = isNear ? `\nPour se connecter\u00a0: ${event.link}` : ''
  const facts = `${event.title}\n${whenText(event)}${where ? `\n${where}` : ''}${access}`
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
          withLink: true,
        }
      : !row.is_approved
        ? {
            kind: 'registration_asked',
            title: 'Demande d’inscription transmise',
            text: `${event.title}\u00a0: l’organisateur valide chaque inscription, nous vous dirons sa réponse.`,
            mail: 'Votre demande est transmise. L’organisateur valide chaque inscription\u00a0: nous vous écrirons dès sa réponse.',
          }
        : {
            kind: 'registration_waiting',
            title: 'Vous êtes sur liste d’attente',
            text: `${event.title} est complet\u00a0: vous êtes en position ${rank ?? 1}.`,
            mail: `L’événement est complet. Vous êtes sur liste d’attente, en position ${rank ?? 1}\u00a0: nous vous écrirons si une place se libère.`,
          }
  return tell(trx, event, [row], words, telling)
}

/** A place that frees is theirs for a while: they say yes, or it goes to the next. */
export function tellPromoted(trx: Db, event: EventRow, row: RegistrationRow, telling: Telling) {
  const until = row.confirm_by === null ? '' : momentText(row.confirm_by)
  const words = {
    kind: 'registration_promoted',
    title: 'Une place s’est libérée',
    text: `${event.title}, ${whenText(event)}. Confirmez avant le ${until}, sinon elle ira à la personne suivante.`,
    mail: `Bonne nouvelle\u00a0: une place s’est libérée et vous est réservée.\n\nConfirmez votre venue avant le ${until}\u00a0: passé ce délai, elle ira à la personne suivante.`,
    withCalendar: true,
    asks: true,
  }
  return tell(trx, event, [row], words, telling)
}

export function tellLapsed(trx: Db, event: EventRow, row: RegistrationRow, telling: Telling) {
  const words = {
    kind: 'registration_lapsed',
    title: 'Votre place est repartie',
    text: `${event.title}\u00a0: sans confirmation de votre part, elle va à la personne suivante.`,
    mail: 'Sans confirmation de votre part dans le délai, la place qui vous était réservée va à la personne suivante. Vous pouvez vous inscrire de nouveau si des places restent.',
  }
  return tell(trx, event, [row], words, telling)
}

export function tellRefused(
  trx: Db,
  event: EventRow,
  row: RegistrationRow,
  telling: Telling & { reason: string },
) {
  const reason = telling.reason === '' ? '' : ` ${telling.reason}`
  const words = {
    kind: 'registration_refused',
    title: 'Inscription refusée',
    text: `${event.title}, ${whenText(event)}.${reason}`,
    mail: `L’organisateur n’a pas retenu votre inscription à cet événement.${reason}`,
  }
  return tell(trx, event, [row], words, telling)
}

/** Whoever made the event hears that a registration waits for their yes. */
export async function tellOrganiser(
  trx: Db,
  event: EventRow,
  row: RegistrationRow,
  { now }: Telling,
): Promise<void> {
  if (event.created_by === null) return
  await notify(trx, {
    to: { people: [{ user_id: event.created_by }] },
    title: 'Une inscription à valider',
    text: `${event.title}\u00a0: ${row.drugstore}, ${row.attendees.length}\u00a0participant${row.attendees.length > 1 ? 's' : ''}.`,
    link: `/admin/events/${event.id}`,
    at: now,
  })
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
  const found: RegistrationRow[] = []
  for (const status of ['confirmed', 'waiting'] as const)
    for (let offset = 0, rows = MANY; rows === MANY; offset += MANY) {
      const filter = { reach: {}, eventId: event.id, status }
      const page = await selectRegistrations(trx, filter, { limit: MANY, offset })
      found.push(...page)
      rows = page.length
    }
  return found
}
