import { ACCOUNT_TYPES } from '@kiosque/contract/domain/roles'
import type { User } from '@kiosque/contract/wire/identity'
import type { ListOf } from '@kiosque/contract/wire/common'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { forbidden, notFound } from '../errors.ts'
import { queueMail } from '../mail/outbox.ts'
import { selectUserIds } from './admin-users.sql.ts'
import { welcomeMail } from '../identity/identity-mails.ts'
import { pageMeta } from '../kit/page-meta.ts'
import { makePasswordLink, WELCOME_LINK_MINUTES } from '../identity/password-reset.service.ts'
import { presentUser } from '../identity/presenters.ts'
import { emailTaken } from '../identity/registration.service.ts'
import { isAdministrator, type Viewer } from '../http/viewer.ts'
import { insertAccount, insertUser, selectUsers } from '../identity/person-records.ts'

/** Oneself, or anybody for right 1; others do not exist for the viewer (D3-08). */
export function demandReachable(viewer: Viewer, id: number): void {
  if (id !== viewer.user_id && !isAdministrator(viewer)) throw notFound()
}

export async function findUser(db: Db, viewer: Viewer, id: number, now: Date): Promise<User> {
  demandReachable(viewer, id)
  const [row] = await selectUsers(db, [id], now)
  if (!row || row.erased_at) throw notFound()
  return presentUser(row)
}

/** Advisers are known to the whole head office; the other rights only to those who manage them. */
export async function listByRight(
  db: Db,
  viewer: Viewer,
  query: { right: 1 | 2 | 3; page: number; per_page: number },
  now: Date,
): Promise<ListOf<User>> {
  if (query.right !== 3 && !isAdministrator(viewer)) throw forbidden()
  const filter = { ...query, right: String(query.right), person_disabled: false, sort: 'name' as const }
  const { ids, total } = await selectUserIds(db, filter)
  const rows = await selectUsers(db, ids, now)
  const byId = new Map(rows.map((row) => [row.id, presentUser(row)]))
  return { data: ids.flatMap((id) => byId.get(id) ?? []), meta: pageMeta(query, total) }
}

interface CreateBody {
  email: string
  first_name: string
  last_name: string
  right_id?: 1 | 2 | 3 | null | undefined
}

/** The head office opens an access; the person chooses their own password from the mail. */
export function createUser(deps: Deps, viewer: Viewer, body: CreateBody): Promise<User> {
  return inTransaction(deps.db, async (trx) => {
    const now = deps.now()
    const right_id = body.right_id ?? null
    const person = { email: body.email, first_name: body.first_name, last_name: body.last_name, right_id }
    const id = await insertUser(trx, {
      ...person,
      password_hash: null,
      terms_accepted_at: null,
      created_at: now,
    })
    if (id === null) throw emailTaken()
    if (right_id !== null) {
      await insertAccount(trx, {
        user_id: id,
        type: ACCOUNT_TYPES.admin,
        drugstore_id: null,
        created_at: now,
      })
    }
    const token = await makePasswordLink(trx, id, WELCOME_LINK_MINUTES, now)
    await queueMail(trx, welcomeMail(deps.env.publicUrl, body.email, token))
    const change = { action: 'user.create', subject_type: 'user', subject_id: id, after: { right_id } }
    await recordChange(trx, { actor: viewer, ...change, at: now })
    const [row] = await selectUsers(trx, [id], now)
    if (!row) throw notFound()
    return presentUser(row)
  })
}
