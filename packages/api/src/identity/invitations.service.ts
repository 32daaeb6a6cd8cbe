import { ACCOUNT_TYPES, grantableTypes, managesTeam } from '@kiosque/contract/domain/roles'
import type { Invitation, InvitationBody } from '@kiosque/contract/wire/people'
import type { ListOf } from '@kiosque/contract/wire/common'
import { recordChange } from '../audit/audit.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { conflict, forbidden, invalid, notFound } from '../errors.ts'
import { throttle } from '../http/limits.ts'
import { queueMail } from '../mail/outbox.ts'
import { hasDrugstore } from './drugstores.sql.ts'
import { invitationMail } from './identity-mails.ts'
import { tellInvited } from './invitation-notices.ts'
import * as invitations from './invitations.sql.ts'
import { pageMeta } from '../kit/page-meta.ts'
import { hashToken, newToken } from './tokens.ts'
import { isAdministrator, type Viewer } from '../http/viewer.ts'

const INVITATION_DAYS = 7
const BY_INVITER = { limit: 200, windowSeconds: 3_600 }
const BY_ADDRESS = { limit: 3, windowSeconds: 3_600 }

/** Many colleagues may be invited within the hour, but none of them again and again. */
async function limitInvitations(db: Db, viewer: Viewer, email: string, now: Date): Promise<void> {
  await throttle(db, `invitations:to:${email}`, BY_ADDRESS, now)
  await throttle(db, `invitations:${viewer.user_id}`, BY_INVITER, now)
}

const expiry = (now: Date) => new Date(now.getTime() + INVITATION_DAYS * 86_400_000)

/** Where this invitation leads; throws when the viewer may not give that (D3-05). */
async function placeOf(db: Db, viewer: Viewer, body: InvitationBody) {
  if (body.right_id !== undefined) {
    if (!isAdministrator(viewer)) throw forbidden()
    const extra = body.type !== undefined ? 'type' : body.drugstore_id != null ? 'drugstore_id' : null
    if (extra) throw invalid({ [extra]: ['Un droit du siège remplace le type et l’officine.'] })
    return { right_id: body.right_id, type: null, drugstore_id: null }
  }
  if (body.type === undefined) throw invalid({ type: ['Choisissez un rôle.'] })
  const type = body.type
  if (isAdministrator(viewer)) {
    const needsDrugstore = type !== ACCOUNT_TYPES.admin && type !== ACCOUNT_TYPES.guest
    const drugstore_id = body.drugstore_id ?? null
    if (needsDrugstore && drugstore_id === null) throw invalid({ drugstore_id: ['Choisissez une officine.'] })
    if (type === ACCOUNT_TYPES.admin) throw invalid({ type: ['Pour le siège, choisissez un droit.'] })
    if (drugstore_id !== null && !(await hasDrugstore(db, drugstore_id))) {
      throw invalid({ drugstore_id: ['Cette officine n’existe pas.'] })
    }
    return { right_id: null, type, drugstore_id }
  }
  const drugstore_id = body.drugstore_id ?? viewer.drugstore_id
  if (drugstore_id === null || drugstore_id !== viewer.drugstore_id) throw forbidden()
  if (!grantableTypes(viewer.account_type).includes(type)) {
    throw forbidden('type_not_grantable', 'Vous ne pouvez pas donner ce rôle.')
  }
  return { right_id: null, type, drugstore_id }
}

export async function invite(deps: Deps, viewer: Viewer, body: InvitationBody): Promise<Invitation> {
  const { db, env } = deps
  if (!isAdministrator(viewer) && !managesTeam(viewer.account_type)) throw forbidden()
  const place = await placeOf(db, viewer, body)
  const now = deps.now()
  await limitInvitations(db, viewer, body.email, now)
  return inTransaction(db, async (trx) => {
    const token = newToken()
    const sent = { token_hash: hashToken(token), created_at: now, expires_at: expiry(now) }
    const fields = { ...place, ...sent, email: body.email, invited_by: viewer.user_id }
    const id = await invitations.upsertInvitation(trx, fields)
    const row = await invitations.selectInvitation(trx, id)
    if (!row) throw notFound()
    await queueMail(trx, invitationMail(env.publicUrl, row, token))
    await tellInvited(trx, row, now)
    await audit(trx, viewer, 'invitation.create', row, now)
    return present(row)
  })
}

/** The head office sees them all, a titulaire or cotitulaire those of their drugstore. */
async function demandManaged(db: Db, viewer: Viewer, id: number): Promise<invitations.InvitationRow> {
  const row = await invitations.selectInvitation(db, id)
  const isOwn = row?.drugstore_id != null && row.drugstore_id === viewer.drugstore_id
  if (!row || !(isAdministrator(viewer) || (isOwn && managesTeam(viewer.account_type)))) throw notFound()
  return row
}

export async function resend(deps: Deps, viewer: Viewer, id: number): Promise<Invitation> {
  const { db, env } = deps
  const now = deps.now()
  const row = await demandManaged(db, viewer, id)
  if (row.accepted_at) throw conflict('already_accepted', 'Cette invitation a déjà été acceptée.')
  if (!isAdministrator(viewer) && row.type !== null && row.type > (viewer.account_type ?? 0))
    throw forbidden()
  await limitInvitations(db, viewer, row.email, now)
  return inTransaction(db, async (trx) => {
    const token = newToken()
    const sent = { token_hash: hashToken(token), created_at: now, expires_at: expiry(now) }
    await invitations.updateInvitationToken(trx, id, sent)
    await queueMail(trx, invitationMail(env.publicUrl, row, token))
    await audit(trx, viewer, 'invitation.resend', row, now)
    return present({ ...row, created_at: now, expires_at: sent.expires_at })
  })
}

export async function withdraw(deps: Deps, viewer: Viewer, id: number): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const row = await demandManaged(trx, viewer, id)
    if (row.accepted_at) throw conflict('already_accepted', 'Cette invitation a déjà été acceptée.')
    await invitations.deleteInvitation(trx, id)
    await audit(trx, viewer, 'invitation.delete', row, deps.now())
  })
}

export async function listInvitations(
  db: Db,
  viewer: Viewer,
  query: { page: number; per_page: number },
): Promise<ListOf<Invitation>> {
  const isAdmin = isAdministrator(viewer)
  if (!isAdmin && (!managesTeam(viewer.account_type) || viewer.drugstore_id === null)) throw forbidden()
  const drugstoreId = isAdmin ? null : viewer.drugstore_id
  const { rows, total } = await invitations.selectInvitations(db, { ...query, drugstoreId })
  return { data: rows.map(present), meta: pageMeta(query, total) }
}

function present(row: invitations.InvitationRow): Invitation {
  const inviter = `${row.inviter_first_name ?? ''} ${row.inviter_last_name ?? ''}`.trim()
  return {
    id: row.id,
    email: row.email,
    type: row.type as Invitation['type'],
    right_id: row.right_id as Invitation['right_id'],
    drugstore: row.drugstore_id === null ? null : { id: row.drugstore_id, name: row.drugstore_name ?? '' },
    invited_by: inviter || null,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    accepted_at: row.accepted_at?.toISOString() ?? null,
  }
}

function audit(
  trx: Db,
  viewer: Viewer,
  action: string,
  row: invitations.InvitationRow,
  at: Date,
): Promise<void> {
  const after = { type: row.type, right_id: row.right_id, drugstore_id: row.drugstore_id }
  return recordChange(trx, {
    actor: viewer,
    action,
    subject_type: 'invitation',
    subject_id: row.id,
    after,
    at,
  })
}
