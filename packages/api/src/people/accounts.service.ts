import { ACCOUNT_TYPES, grantableTypes } from '@kiosque/contract/domain/roles'
import type { AccountAnswer } from '@kiosque/contract/wire/people'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { conflict, forbidden, invalid, notFound } from '../errors.ts'
import { throttle } from '../http/limits.ts'
import { tellAttached } from './account-notices.ts'
import { lockDrugstore } from '../network/drugstores.service.ts'
import type { Origin } from '../identity/origin.ts'
import { presentAccount } from '../identity/presenters.ts'
import { forgetSessions, openSession } from '../identity/sessions.service.ts'
import { isAdministrator, type Viewer } from '../http/viewer.ts'
import {
  deleteOpenInvitationsBy,
  deleteSession,
  insertAccount,
  lockUser,
  selectAccount,
  type AccountRow,
} from '../identity/person-records.ts'
import { deleteAccount, isOfOwnTeams, selectDrugstoreAccounts, updateAccountType } from './accounts.sql.ts'

/** Logs into another of one's own accounts: a new token, the old one ends (D3-06, S4-05). */
export function switchAccount(
  deps: Deps,
  viewer: Viewer,
  accountId: number,
  origin: Origin,
): Promise<AccountAnswer> {
  return inTransaction(deps.db, async (trx) => {
    const now = deps.now()
    const account = await selectAccount(trx, accountId)
    if (!account || account.user_id !== viewer.user_id) throw notFound()
    const session = { user_id: viewer.user_id, account_id: accountId, device: origin.device }
    const token = await openSession(trx, session, now)
    await deleteSession(trx, viewer.session_id, viewer.user_id)
    await forgetSessions(trx, { user_id: viewer.user_id })
    const change = { action: 'session.switch_account', subject_type: 'account', subject_id: accountId }
    await recordChange(trx, { actor: viewer, ...change, at: now })
    return { account: presentAccount(account), token }
  })
}

interface NewAccount {
  user_id: number
  type: number
  drugstore_id: number | null
}

// Each addition writes to the person: adding and removing the same one again and again would flood their mailbox.
const BY_TEAM_AND_PERSON = { limit: 3, windowSeconds: 3_600 }

const needsDrugstore = (type: number) => type !== ACCOUNT_TYPES.guest && type !== ACCOUNT_TYPES.admin

/** A titulaire gives roles of their own drugstore, up to their own; right 1 gives any. */
function demandGrant(
  viewer: Viewer,
  { type, drugstore_id }: Pick<NewAccount, 'type' | 'drugstore_id'>,
): void {
  if (isAdministrator(viewer)) return
  const isTitulaire = viewer.account_type === ACCOUNT_TYPES.pharmacistAdmin
  if (!isTitulaire || drugstore_id === null || drugstore_id !== viewer.drugstore_id) throw forbidden()
  if (!grantableTypes(viewer.account_type).some((grantable) => grantable === type)) {
    throw forbidden('type_not_grantable', 'Vous ne pouvez pas donner ce rôle.')
  }
}

/**
 * The person to attach. A titulaire takes only people of their own pharmacies, others are invited; whoever else the
 * id is of, and whether it is anyone's, is told alike (D16-01). Head-office people are the head office's business.
 */
async function demandAttachable(trx: Db, viewer: Viewer, userId: number) {
  const person = await lockUser(trx, userId)
  if (isAdministrator(viewer)) {
    if (!person?.email) throw invalid({ user_id: ['Cette personne n’existe pas.'] })
    return { id: person.id, email: person.email }
  }
  const isOwn = await isOfOwnTeams(trx, viewer.user_id, userId)
  if (!person?.email || person.right_id !== null || person.disabled_at !== null || !isOwn) throw notFound()
  return { id: person.id, email: person.email }
}

export async function createAccount(deps: Deps, viewer: Viewer, account: NewAccount): Promise<AccountAnswer> {
  demandGrant(viewer, account)
  if (needsDrugstore(account.type) && account.drugstore_id === null) {
    throw invalid({ drugstore_id: ['Choisissez une officine.'] })
  }
  if (account.type === ACCOUNT_TYPES.admin && account.drugstore_id !== null) {
    throw invalid({ drugstore_id: ['Un compte du siège n’a pas d’officine.'] })
  }
  const now = deps.now()
  const key = `team:${account.drugstore_id}:${account.user_id}`
  await throttle(deps.db, key, BY_TEAM_AND_PERSON, now)
  return inTransaction(deps.db, async (trx) => {
    const drugstore = account.drugstore_id === null ? null : await lockDrugstore(trx, account.drugstore_id)
    if (drugstore === undefined) throw invalid({ drugstore_id: ['Cette officine n’existe pas.'] })
    const person = await demandAttachable(trx, viewer, account.user_id)
    const id = await insertAccount(trx, { ...account, created_at: now })
    if (id === null) throw conflict('account_exists', 'Cette personne a déjà un compte ici.')
    const place = { drugstore: drugstore?.name ?? null, type: account.type }
    await tellAttached(trx, { person, ...place, publicUrl: deps.env.publicUrl, by: viewer.user_id }, now)
    await forgetSessions(trx, { user_id: account.user_id })
    await audit(trx, viewer, 'account.create', { id, at: now, after: { ...account } })
    const row = await selectAccount(trx, id)
    if (!row) throw notFound()
    return { account: presentAccount(row), token: null }
  })
}

/** The account, once it is certain the viewer may change it. Its drugstore is locked: counts hold until the end. */
async function demandManaged(trx: Db, viewer: Viewer, id: number): Promise<AccountRow> {
  const seen = await selectAccount(trx, id)
  if (!seen) throw notFound()
  const isColleague = seen.drugstore_id !== null && seen.drugstore_id === viewer.drugstore_id
  if (!isAdministrator(viewer)) {
    if (!isColleague && seen.user_id !== viewer.user_id) throw notFound()
    if (!isColleague || viewer.account_type !== ACCOUNT_TYPES.pharmacistAdmin) throw forbidden()
  }
  if (seen.user_id === viewer.user_id) {
    throw forbidden('own_account', 'Vous ne pouvez ni retirer ni modifier votre propre compte.')
  }
  if (seen.drugstore_id !== null) await lockDrugstore(trx, seen.drugstore_id)
  const account = await selectAccount(trx, id)
  if (!account) throw notFound()
  return account
}

async function demandNotLast(trx: Db, account: AccountRow): Promise<void> {
  if (account.type !== ACCOUNT_TYPES.pharmacistAdmin || account.drugstore_id === null) return
  const team = await selectDrugstoreAccounts(trx, account.drugstore_id)
  const titulaires = team.filter(({ type }) => type === ACCOUNT_TYPES.pharmacistAdmin)
  if (titulaires.length < 2) {
    throw conflict(
      'last_pharmacist_admin',
      'C’est le dernier titulaire de l’officine : nommez-en un autre d’abord.',
    )
  }
}

export function changeAccountType(
  deps: Deps,
  viewer: Viewer,
  id: number,
  type: number,
): Promise<AccountAnswer> {
  return inTransaction(deps.db, async (trx) => {
    const account = await demandManaged(trx, viewer, id)
    demandGrant(viewer, { type, drugstore_id: account.drugstore_id })
    const fits = account.drugstore_id === null ? !needsDrugstore(type) : type !== ACCOUNT_TYPES.admin
    if (!fits) throw invalid({ type: ['Ce rôle ne convient pas à ce compte.'] })
    if (type !== account.type) {
      await demandNotLast(trx, account)
      await updateAccountType(trx, id, type)
      await withdrawInvitations(trx, account)
      await forgetSessions(trx, { user_id: account.user_id })
      const change = { id, at: deps.now(), before: { type: account.type }, after: { type } }
      await audit(trx, viewer, 'account.update', change)
    }
    return { account: presentAccount({ ...account, type }), token: null }
  })
}

/** Sessions on the account end with it. */
export function removeAccount(deps: Deps, viewer: Viewer, id: number): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const account = await demandManaged(trx, viewer, id)
    await demandNotLast(trx, account)
    await withdrawInvitations(trx, account)
    await deleteAccount(trx, id)
    await forgetSessions(trx, { user_id: account.user_id })
    const before = { user_id: account.user_id, type: account.type, drugstore_id: account.drugstore_id }
    await audit(trx, viewer, 'account.delete', { id, at: deps.now(), before })
  })
}

/** Links sent by someone who loses their role there no longer open anything. */
async function withdrawInvitations(trx: Db, account: AccountRow): Promise<void> {
  if (account.drugstore_id !== null) await deleteOpenInvitationsBy(trx, account.user_id, account.drugstore_id)
}

interface Audited {
  id: number
  at: Date
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

function audit(trx: Db, viewer: Viewer, action: string, { id, ...change }: Audited): Promise<void> {
  return recordChange(trx, { actor: viewer, action, subject_type: 'account', subject_id: id, ...change })
}
