import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ListOf } from '@kiosque/contract/wire/common'
import type {
  AccessBody,
  AdminDrugstore,
  CreateDrugstoreBody,
  ListedDrugstore,
  TeamMember,
  UpdateDrugstoreBody,
} from '@kiosque/contract/wire/people'
import { api } from '../../lib/api.ts'
import { drugstoresKey } from '../../lib/drugstores-key.ts'
import { toast } from '../../ui/toast.tsx'

export type DrugstoresFilter = {
  q?: string
  group?: string
  zone_id?: string
  pack?: string
  is_disabled?: string
  has_titulaire?: string
  inactive_since?: string
  sort?: string
  per_page?: number
  page?: number
}

export const drugstoresQuery = (filter: DrugstoresFilter) =>
  queryOptions({
    queryKey: [...drugstoresKey, 'list', filter],
    queryFn: ({ signal }) => api.get<ListOf<ListedDrugstore>>('/admin/drugstores', { query: filter, signal }),
    placeholderData: keepPreviousData,
  })

export const drugstoreQuery = (id: number) =>
  queryOptions({
    queryKey: [...drugstoresKey, 'one', id],
    queryFn: ({ signal }) => api.get<AdminDrugstore>(`/admin/drugstores/${id}`, { signal }),
    meta: { isPage: true },
  })

export const teamQuery = (id: number) =>
  queryOptions({
    queryKey: [...drugstoresKey, 'team', id],
    queryFn: ({ signal }) => api.get<{ data: TeamMember[] }>(`/drugstores/${id}/team`, { signal }),
  })

const updateDrugstore = (id: number, body: UpdateDrugstoreBody) =>
  api.patch<AdminDrugstore>(`/admin/drugstores/${id}`, body)

export function useCreateDrugstore() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: CreateDrugstoreBody) => api.post<AdminDrugstore>('/admin/drugstores', body),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: drugstoresKey }),
  })
}

export function useChangeDrugstore() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body }: { id: number; body: UpdateDrugstoreBody }) => updateDrugstore(id, body),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: drugstoresKey }),
  })
}

/** Closes the access of its whole team with a reason, or opens it again. */
export function useChangeDrugstoreAccess(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: AccessBody) => updateDrugstore(id, body),
    onSuccess: ({ name, is_disabled }) => {
      void queryClient.invalidateQueries({ queryKey: drugstoresKey })
      toast(
        is_disabled
          ? { title: `${name} est désactivée`, text: 'Son équipe est déconnectée.' }
          : { title: `${name} est réactivée`, text: 'Son équipe peut se connecter.' },
      )
    },
  })
}
