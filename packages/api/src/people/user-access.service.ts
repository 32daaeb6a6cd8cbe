import type { AccessBody, AdminUser } from '@kiosque/contract/wire/people'
import { recordChange } from '../audit/audit.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { conflict, forbidden, notFound } from '../errors.ts'
import { findAdminUser } from './admin-users.service.ts'
import { revokeSessionsOf } from '../identity/sessions.service.ts'
import type { Viewer } from '../http/viewer.ts'
import { deleteLiveLinks, deleteOpenInvitationsBy, lockUser, updateUser } from '../identity/person-records.ts'
import { lockAdministrators } from './users.sql.ts'

/**
 * Closes someone's access or opens it again. Closed, it holds at their very next call: sessions, waiting links and
 * the invitations they sent end with it. Asked twice, it is done once.
 */
export function changeAccess(deps: Deps, viewer: Viewer, id: number, body: AccessBody): Promise<AdminUser> {
  return inTransaction(deps.db, async (trx) => {
    const now = deps.now()
    if (id === viewer.user_id) {
      throw forbidden('own_access', 'Vous ne pouvez pas désactiver votre propre compte.')
    }
    // Administrators first: two of them closing each other's access wait here.
    const administrators = await lockAdministrators(trx)
    const person = await lockUser(trx, id)
    if (!person) throw notFound()
    const disabled_reason = body.disabled_reason ?? null
    const was = { is_disabled: person.disabled_at !== null, disabled_reason: person.disabled_reason }
    if (was.is_disabled === body.is_disabled && was.disabled_reason === disabled_reason) {
      return findAdminUser(trx, id, now)
    }
    if (body.is_disabled && !administrators.some((other) => other !== id)) {
      throw conflict(
        'last_administrator',
        'C’est le dernier administrateur du siège : nommez-en un autre d’abord.',
      )
    }
    const disabled_at = body.is_disabled ? (person.disabled_at ?? now) : null
    await updateUser(trx, id, { disabled_at, disabled_reason }, now)
    if (body.is_disabled) {
      await deleteLiveLinks(trx, id)
      await deleteOpenInvitationsBy(trx, id, null)
    }
    await revokeSessionsOf(trx, id)
    await recordChange(trx, {
      actor: viewer,
      action: body.is_disabled ? 'user.disable' : 'user.enable',
      subject_type: 'user',
      subject_id: id,
      before: was,
      after: { is_disabled: body.is_disabled, disabled_reason },
      at: now,
    })
    return findAdminUser(trx, id, now)
  })
}
