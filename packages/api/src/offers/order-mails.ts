import { formatEuros } from '@kiosque/contract/domain/money'
import type { NewMail } from '../mail/outbox.ts'
import type { OrderForm } from './order-pdf.ts'

const signature = '\n\nL’équipe Kiosque\n\nCe message est automatique : merci de ne pas y répondre.'

/** One to the laboratory, which can answer the pharmacy; one to the pharmacy, which keeps it. */
export function orderMails(
  form: OrderForm,
  { sentTo, copyTo }: { sentTo: string | null; copyTo: string | null },
  pdf: Buffer,
): NewMail[] {
  const attachment = { name: `bon-de-commande-${form.number ?? ''}.pdf`, base64: pdf.toString('base64') }
  const lines = form.lines.map(
    ({ name, quantity, total }) =>
      `– ${quantity} × ${name}${total === null ? '' : ` (${formatEuros(total)} indicatif)`}`,
  )
  const comment = form.comment ? `\n\nCommentaire :\n${form.comment}` : ''
  const reply = [form.buyer.phone, form.buyer.email].filter(Boolean).join(' ou ')
  const mails: NewMail[] = []
  if (sentTo)
    mails.push({
      to: sentTo,
      kind: 'offer_order',
      subject: `Commande ${form.number ?? ''} · ${form.buyer.name} (CIP ${form.buyer.cip_officine})`,
      text: `Bonjour,

${form.buyer.name}, ${form.buyer.city} (CIP ${form.buyer.cip_officine}) commande sur l’offre « ${form.title} » :

${lines.join('\n')}${comment}

Le bon de commande est joint à ce message.${reply ? ` Pour joindre l’officine : ${reply}.` : ''}${signature}`,
      attachment,
    })
  if (copyTo)
    mails.push({
      to: copyTo,
      kind: 'offer_order_copy',
      subject: `Copie de votre commande ${form.number ?? ''}`,
      text: `Bonjour,

${sentTo ? `Votre commande sur l’offre « ${form.title} » a été envoyée à ${form.laboratory ?? 'votre contact'} (${sentTo}).` : `Votre commande sur l’offre « ${form.title} » est enregistrée. L’offre n’indique aucune adresse : transmettez le bon joint à votre contact.`}

${lines.join('\n')}${comment}

Le bon de commande est joint à ce message.${signature}`,
      attachment,
    })
  return mails
}
