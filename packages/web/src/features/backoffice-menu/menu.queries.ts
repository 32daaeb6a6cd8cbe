import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AdminMenu, AdminMenuBody } from '@kiosque/contract/wire/menu'
import { api } from '../../lib/api.ts'
import { keepMenu } from './menu-draft.ts'

export const adminMenuQuery = queryOptions({
  queryKey: ['backoffice', 'menu'],
  queryFn: ({ signal }) => api.get<AdminMenu>('/admin/menu', { signal }),
})

/** The answer is the menu itself; the portal's own is asked for again. */
export function useSaveMenu() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: AdminMenuBody & { version: number }) => api.put<AdminMenu>('/admin/menu', body),
    onSuccess: (saved, { version }) => {
      // Forgotten first: the new menu has a new editor, and the one that leaves says what it still keeps.
      keepMenu(version, null)
      queryClient.setQueryData(adminMenuQuery.queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: ['menu'] })
    },
  })
}
