import { delayText } from '@kiosque/contract/domain/contact'
import { formatDay } from '@kiosque/contract/domain/dates'
import type { NewMail } from '../mail/outbox.ts'

export interface Written {
  /** Where the portal is, without a slash at the end. */
  site: string
  id: number
  number: string
  subject: string
  message: string
  files: number
}

interface Writer {
  first_name: string
  last_name: string
  drugstore: string | null
  city: string | null
  cip_officine: string | null
}

const SIGNATURE = '\n\nL’équipe Kiosque'
const filesLine = (files: number) =>
  files === 0
    ? ''
    : `\n\n${files === 1 ? '1\u00a0pièce jointe' : `${files}\u00a0pièces jointes`}, à lire dans Kiosque.`
const nameOf = (who: Writer) => `${who.first_name} ${who.last_name}`
const placeOf = (who: Writer) =>
  who.drugstore === null ? 'sans officine' : `${who.drugstore}, ${who.city}, CIP ${who.cip_officine}`

const threadUrl = ({ site, id }: Written) => `${site}/contact/${id}`
const deskUrl = ({ site, id }: Written) => `${site}/admin/messages?demande=${id}`

/** The member keeps a copy, with the number and the delay they may count on. */
export function acknowledgement(
  written: Written,
  to: string,
  promise: { first_name: string; desk: string; delay_hours: number },
): NewMail {
  const { number, subject, message, files } = written
  return {
    kind: 'contact_acknowledgement',
    to,
    subject: `Votre demande ${number} est arrivée\u00a0: ${subject}`,
    text: `Bonjour ${promise.first_name},

Votre demande n°\u00a0${number} est entre les mains du service «\u00a0${promise.desk}\u00a0». Une réponse vous parviendra ${delayText(promise.delay_hours)}.

Objet\u00a0: ${subject}

${message}${filesLine(files)}

Suivez-la et complétez-la ici\u00a0: ${threadUrl(written)}${SIGNATURE}`,
  }
}

/** To the desk: who asks what, and where to answer. */
export function deskMails(
  written: Written,
  to: readonly string[],
  { writer, isNew, dueAt }: { writer: Writer; isNew: boolean; dueAt: Date },
): NewMail[] {
  const { number, subject, message, files } = written
  return to.map((address) => ({
    kind: 'contact_desk',
    to: address,
    subject: `[${number}] ${isNew ? 'Nouvelle demande' : 'Nouveau message'}\u00a0: ${subject}`,
    text: `${nameOf(writer)} (${placeOf(writer)}) ${isNew ? 'écrit au siège' : 'a répondu'}. Réponse attendue avant le ${formatDay(dueAt)} à ${hourOf(dueAt)}.

Objet\u00a0: ${subject}

${message}${filesLine(files)}

Répondez depuis la messagerie\u00a0: ${deskUrl(written)}`,
  }))
}

const HOUR = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  hour: '2-digit',
  minute: '2-digit',
})
const hourOf = (at: Date) => HOUR.format(at).replace(':', '\u00a0h\u00a0')

export function answerMail(
  written: Written,
  to: string,
  { first_name, by, isClosed }: { first_name: string; by: string; isClosed: boolean },
): NewMail {
  const { number, subject, message, files } = written
  const end = isClosed
    ? 'La demande est close. Vous pouvez noter la réponse, ou rouvrir la demande'
    : 'Lisez l’échange et répondez'
  return {
    kind: 'contact_answer',
    to,
    subject: `Réponse à votre demande ${number}\u00a0: ${subject}`,
    text: `Bonjour ${first_name},

${by} vous répond au sujet de «\u00a0${subject}\u00a0»\u00a0:

${message}${filesLine(files)}

${end} ici\u00a0: ${threadUrl(written)}${SIGNATURE}`,
  }
}
