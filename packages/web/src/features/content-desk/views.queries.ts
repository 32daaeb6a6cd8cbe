import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ContentView, ViewBody } from '@kiosque/contract/wire/content-desk'
import { api } from '../../lib/api.ts'
import { sayRefusal } from '../../ui/refusal.tsx'
import { toast } from '../../ui/toast.tsx'

export const viewsQuery = queryOptions({
  queryKey: ['backoffice', 'content-views'],
  queryFn: ({ signal }) =>
    api.get<{ data: ContentView[] }>('/admin/content-views', { signal }).then((answer) => answer.data),
})

function useViewsChanged() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: viewsQuery.queryKey })
}

/** What it refuses is for the form to say. */
export function useCreateView() {
  return useMutation({
    mutationFn: (body: ViewBody) => api.post<ContentView>('/admin/content-views', body),
    onSuccess: ({ name }) => toast({ title: `Vue «\u00A0${name}\u00A0» enregistrée` }),
    onSettled: useViewsChanged(),
  })
}

export function useShareView() {
  return useMutation({
    mutationFn: ({ id, is_shared }: Pick<ContentView, 'id' | 'is_shared'>) =>
      api.patch<ContentView>(`/admin/content-views/${id}`, { is_shared }),
    onSuccess: (_, { is_shared }) =>
      toast({ title: is_shared ? 'Toute l’équipe voit cette vue' : 'Cette vue n’est plus partagée' }),
    onError: sayRefusal('Rien n’a changé'),
    onSettled: useViewsChanged(),
  })
}

export function useDeleteView() {
  return useMutation({
    mutationFn: ({ id }: ContentView) => api.delete<null>(`/admin/content-views/${id}`),
    onSuccess: (_, { name }) => toast({ title: `Vue «\u00A0${name}\u00A0» supprimée` }),
    onError: sayRefusal('Rien n’a changé'),
    onSettled: useViewsChanged(),
  })
}
