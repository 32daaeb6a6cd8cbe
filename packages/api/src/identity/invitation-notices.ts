import type { Db } from '../db/db.ts'
import { notify } from '../notices/notify.service.ts'
import type { InvitationRow } from './invitations.sql.ts'
import { selectCredentials, selectCredentialsById } from './users.sql.ts'

const placeOf = (row: InvitationRow) =>
  row.drugstore_name ? `l’équipe de ${row.drugstore_name}` : 'le siège sur Kiosque'

/** Someone who already has an account is also told in the portal; the link itself travels only by mail. */
export async function tellInvited(trx: Db, row: InvitationRow, at: Date): Promise<void> {
  const person = await selectCredentials(trx, row.email)
  if (person === undefined) return
  await notify(trx, {
    to: { people: [{ user_id: person.id }] },
    title: `Vous êtes invité à rejoindre ${placeOf(row)}`,
    text: 'Acceptez avec le lien que vous avez reçu par e-mail, valable 7 jours.',
    link: '/account',
    by: row.invited_by,
    at,
  })
}

/** Whoever invited learns that it worked. */
export async function tellInviter(trx: Db, row: InvitationRow, userId: number, at: Date): Promise<void> {
  if (row.invited_by === null || row.invited_by === userId) return
  const person = await selectCredentialsById(trx, userId)
  const inviter = await selectCredentialsById(trx, row.invited_by)
  if (person === undefined || inviter === undefined) return
  await notify(trx, {
    to: { people: [{ user_id: inviter.id }] },
    title: `${person.first_name} ${person.last_name} a rejoint ${placeOf(row)}`,
    link: inviter.right_id === null ? '/account?section=equipe' : '/admin/invitations',
    by: userId,
    at,
  })
}
