import type {
  Account,
  CanRegister,
  LoginResponse,
  PharmacistBody,
  RegisterBody,
} from '@kiosque/contract/wire/identity'
import type { InvitationLookup } from '@kiosque/contract/wire/people'
import { RIGHTS } from '@kiosque/contract/domain/roles'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { refreshUser, sessionStore, switchAccount } from '../../lib/session.ts'

export const checkRegistration = (body: PharmacistBody, signal?: AbortSignal) =>
  api.post<CanRegister>('/drugstores/register', body, signal ? { signal } : {})

export const registerPharmacist = (body: PharmacistBody) =>
  api.post<LoginResponse>('/register/pharmacist', body)

export const registerGuest = (body: RegisterBody) => api.post<LoginResponse>('/register', body)

/** An adviser's invitation is accepted at its own address (D3-05). */
export const registerInvited = (body: RegisterBody, rightId: number | null) =>
  api.post<LoginResponse>(rightId === RIGHTS.adviser ? '/register/conseiller' : '/register', body)

export const lookUpInvitation = (invitation: string) =>
  api.post<InvitationLookup>('/invitations/lookup', { invitation })

/** One more account for who is signed in, who then goes to it. */
export const useAcceptInvitation = (invitation: string, { right_id }: InvitationLookup) =>
  useMutation({
    mutationFn: async () => {
      const { account } = await api.post<{ account: Account }>('/invitations/accept', { invitation })
      const current = sessionStore.read()
      if (current) sessionStore.save({ ...current, accounts: [...current.accounts, account] })
      await switchAccount(account)
      // A right of the head office came with it.
      if (right_id !== null) await refreshUser()
    },
  })
