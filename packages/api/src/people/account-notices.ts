import { ACCOUNT_TYPES, accountTypeLabel } from '@kiosque/contract/domain/roles'
import type { Db } from '../db/db.ts'
import { queueMail } from '../mail/outbox.ts'
import { notify } from '../notices/notify.service.ts'
import { addedToTeamMail } from '../identity/identity-mails.ts'

interface Attached {
  person: { id: number; email: string }
  drugstore: string | null
  type: number
  publicUrl: string
  by: number
}

/** Whoever is attached without having been asked learns it, by mail and in the portal (D16-01). */
export async function tellAttached(trx: Db, attached: Attached, at: Date): Promise<void> {
  const { person, type, publicUrl, by } = attached
  const place = attached.drugstore ?? (type === ACCOUNT_TYPES.admin ? 'le siège' : 'Kiosque')
  await queueMail(trx, addedToTeamMail(publicUrl, person.email, place, type))
  await notify(trx, {
    to: { people: [{ user_id: person.id }] },
    title: `Votre compte est rattaché à une nouvelle équipe : ${place}`,
    text: `Votre rôle : ${accountTypeLabel(type).toLowerCase()}. Changez de compte depuis votre menu.`,
    link: '/account',
    by,
    at,
  })
}
