import type {
  Account,
  CanRegister,
  LoginResponse,
  PharmacistBody,
  RegisterBody,
} from '@kiosque/contract/wire/identity'
import type { InvitationLookup } from '@kiosque/contract/wire/people'
import { RIGHTS } from '@kiosque/contract/domain/roles'
import { api } from '../../lib/api.ts'

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

export const acceptInvitation = (invitation: string) =>
  api.post<{ account: Account }>('/invitations/accept', { invitation })
