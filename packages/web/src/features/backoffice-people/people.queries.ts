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

const usersKey = ['backoffice', 'users'] as const

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

function useRefreshUsers() {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: usersKey })
}

export const useCreateUser = () =>
  useMutation({
    mutationFn: (body: NewUser) => api.post<User>('/users', body),
    onSuccess: useRefreshUsers(),
  })

export const useChangeUser = (id: number) =>
  useMutation({
    mutationFn: (body: UpdateUserBody) => api.patch<User>(`/users/${id}`, body),
    onSuccess: useRefreshUsers(),
  })

/** Closes someone's access with its reason, or opens it again. */
export function useChangeAccess(id: number) {
  const refresh = useRefreshUsers()
  return useMutation({
    mutationFn: (body: AccessBody) => api.patch<AdminUser>(`/admin/users/${id}`, body),
    onSuccess: (user) => {
      refresh()
      toast(
        user.is_disabled
          ? { title: 'Personne désactivée', text: `${fullName(user)} n’a plus accès au portail.` }
          : { title: 'Personne réactivée', text: `${fullName(user)} peut se connecter.` },
      )
    },
  })
}

/** Right of erasure: personal data is removed for good (D3-08). The sheet itself is gone: only the lists are read again. */
export function useEraseUser() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api.delete<null>(`/users/${id}`),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: [...usersKey, 'list'] }),
  })
}

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

export const useAddAccount = () =>
  useMutation({
    mutationFn: (body: NewAccount) => api.post<AccountAnswer>('/accounts', body),
    onSuccess: useRefreshUsers(),
  })

export const useChangeAccount = () =>
  useMutation({
    mutationFn: ({ id, type }: { id: number; type: AccountType }) =>
      api.patch<AccountAnswer>(`/accounts/${id}`, { type }),
    onSuccess: useRefreshUsers(),
  })

export const useRemoveAccount = () =>
  useMutation({
    mutationFn: (id: number) => api.delete<null>(`/accounts/${id}`),
    onSuccess: useRefreshUsers(),
  })
