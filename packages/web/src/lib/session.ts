import { useSyncExternalStore } from 'react'
import { ACCOUNT_TYPES } from '@kiosque/contract/domain/roles'
import type { Account, DrugstoreFull, LoginResponse, User } from '@kiosque/contract/wire/identity'
import { api } from './api.ts'
import { local, perTab } from './browser-storage.ts'
import { createSessionStore, sessionFromLogin } from './session-store.ts'
import type { Session } from './session-store.ts'

export type { Session }

export const sessionStore = createSessionStore(local, perTab)

export const getSession = sessionStore.read

export function useSession(): Session | null {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.read)
}

/**
 * For pages behind the auth guard. While signing out, the page keeps its last session until the
 * router has left it; so does a part of it that arrives at that very moment.
 */
export function useSignedIn(): Session {
  const session = useSession() ?? sessionStore.readLast()
  if (!session) throw new Error('This page needs a signed-in user')
  return session
}

/** S4-01 to S4-03. `shared`: a computer used by several people keeps the session in this tab only. */
export async function signIn(login: LoginResponse, options: { shared?: boolean } = {}): Promise<Session> {
  sessionStore.save(sessionFromLogin(login), { shared: options.shared ?? false })
  return withDrugstore()
}

/** S4-07. The server is told without waiting: leaving never depends on the network. */
export function signOut(options: { tellServer?: boolean } = {}): void {
  if (options.tellServer !== false && getSession()) void api.get('/logout').catch(() => undefined)
  sessionStore.clear()
}

let isTokenChanging = false

/** The token in use may be dead already and the next one still on its way: what it is refused ends no session. */
export const isSwitching = (): boolean => isTokenChanging

/** S4-05: logs into another of one’s accounts; the token changes with it. */
export async function switchAccount(account: Account): Promise<Session> {
  isTokenChanging = true
  try {
    const { token } = await api.post<{ token: string }>('/accounts', { id: account.id })
    const before = getSession()
    if (!before) throw new Error('Signed out meanwhile')
    sessionStore.save({ ...before, token, account, drugstoreFull: null })
  } finally {
    isTokenChanging = false
  }
  return withDrugstore()
}

/** S4-08. */
export async function refreshUser(): Promise<void> {
  const me = await api.get<User>('/users/me')
  const session = getSession()
  if (!session) return
  sessionStore.save({ ...session, me })
  await withDrugstore()
}

/** S4-02. A drugstore that cannot be read (disabled, say) leaves the session without its details. */
async function withDrugstore(): Promise<Session> {
  const session = getSession()
  if (!session) throw new Error('Signed out meanwhile')
  const drugstoreId = session.account?.drugstore?.id
  if (drugstoreId === undefined) return session
  try {
    const drugstoreFull = await api.get<DrugstoreFull>(`/drugstores/${drugstoreId}`)
    const current = getSession()
    if (current?.token !== session.token) return current ?? session
    const full = { ...current, drugstoreFull }
    sessionStore.save(full)
    return full
  } catch (error) {
    console.error(error)
    return session
  }
}

/** S6-04: the packs of the full drugstore, else of the user. */
export function packsOf(session: Session): string[] {
  return session.drugstoreFull?.packs ?? session.me.packs
}

/** Someone who belongs to no pharmacy and reads only what names guests (D4-04). */
export const isGuest = (session: Pick<Session, 'account'> | null): boolean =>
  session?.account?.type === ACCOUNT_TYPES.guest

export function hasAdminAccount(session: Session): boolean {
  return session.accounts.some((account) => account.type === 1000)
}
