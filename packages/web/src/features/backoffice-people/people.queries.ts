import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { AccountType, RightId } from '@kiosque/contract/domain/roles'
import type { User } from '@kiosque/contract/wire/identity'
import type { AccessBody, AccountAnswer, AdminUser, UpdateUserBody } from '@kiosque/contract/wire/people'
import { api } from '../../lib/api.ts'
import { sayRefusal } from '../../ui/refusal.tsx'
import { toast } from '../../ui/toast.tsx'
import { fullName } from './full-name.ts'

export type UsersFilter = {
  q?: string
  right?: string
  type?: string
  zone_id?: string
  drugstore_id?: string
  group?: string
  pack?: string
  is_disabled?: string
  person_disabled?: string
  never_signed_in?: string
  inactive_since?: string
  sort?: string
  page?: number
}

export const usersKey = ['backoffice', 'users'] as const

export const usersQuery = (filter: UsersFilter) =>
  queryOptions({
    queryKey: [...usersKey, 'list', filter],
    queryFn: ({ signal }) => api.get<ListOf<AdminUser>>('/admin/users', { query: filter, signal }),
    placeholderData: keepPreviousData,
  })

export const userQuery = (id: number) =>
  queryOptions({
    queryKey: [...usersKey, 'one', id],
    queryFn: ({ signal }) => api.get<AdminUser>(`/admin/users/${id}`, { signal }),
    meta: { isPage: true },
  })

export type NewUser = { email: string; first_name: string; last_name: string; right_id: RightId | null }

export const createUser = (body: NewUser) => api.post<User>('/users', body)
export const updateUser = (id: number, body: UpdateUserBody) => api.patch<User>(`/users/${id}`, body)
/** Closes someone's access with its reason, or opens it again. */
export function useChangeAccess(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: AccessBody) => api.patch<AdminUser>(`/admin/users/${id}`, body),
    onSuccess: (user) => {
      void queryClient.invalidateQueries({ queryKey: usersKey })
      toast(
        user.is_disabled
          ? { title: 'Personne désactivée', text: `${fullName(user)} n’a plus accès au portail.` }
          : { title: 'Personne réactivée', text: `${fullName(user)} peut se connecter.` },
      )
    },
  })
}
/** Right of erasure: personal data is removed for good (D3-08). */
export const useEraseUser = () =>
  useMutation({ mutationFn: (id: number) => api.delete<null>(`/users/${id}`) })
/** The same mail as « Mot de passe oublié ? », asked by the head office. */
export const useSendResetMail = () =>
  useMutation({
    mutationFn: (email: string) => api.post<{ message: string }>('/password/email', { email }),
    onSuccess: (_, email) =>
      toast({
        title: 'Lien demandé',
        text: `${email} le recevra, 3 fois par heure au plus. Il est valable 60 minutes.`,
      }),
    onError: sayRefusal('Le lien n’a pas pu être envoyé'),
  })

export type NewAccount = { user_id: number; type: AccountType; drugstore_id: number | null }

export const addAccount = (body: NewAccount) => api.post<AccountAnswer>('/accounts', body)
export const useChangeAccount = () =>
  useMutation({
    mutationFn: ({ id, type }: { id: number; type: AccountType }) =>
      api.patch<AccountAnswer>(`/accounts/${id}`, { type }),
  })
export const useRemoveAccount = () =>
  useMutation({ mutationFn: (id: number) => api.delete<null>(`/accounts/${id}`) })
