import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { OpenSession, User } from '@kiosque/contract/wire/identity'
import type { UpdateUserBody } from '@kiosque/contract/wire/people'
import { api } from '../../lib/api.ts'
import { sessionStore } from '../../lib/session.ts'
import { toast } from '../../ui/toast.tsx'

/** Saves one’s own profile; the session then says the same as the server. */
export async function updateMe(body: UpdateUserBody): Promise<User> {
  const me = await api.patch<User>('/users/me', body)
  const session = sessionStore.read()
  if (session) sessionStore.save({ ...session, me })
  return me
}

export const confirmEmail = (token: string) =>
  api.post<{ message: string }>('/users/me/email/confirm', { token })

export const sessionsQuery = queryOptions({
  queryKey: ['me', 'sessions'],
  queryFn: ({ signal }) => api.get<{ data: OpenSession[] }>('/me/sessions', { signal }),
})

export function useCloseSessions() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (ids: number[]) => Promise.all(ids.map((id) => api.delete(`/me/sessions/${id}`))),
    onSuccess: (_, ids) => toast({ title: ids.length > 1 ? 'Autres sessions fermées' : 'Session fermée' }),
    onSettled: () => queryClient.invalidateQueries(sessionsQuery),
  })
}
