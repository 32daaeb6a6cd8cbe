import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Settings, SettingsPatch } from '@kiosque/contract/wire/settings'
import { api } from '../../lib/api.ts'

export const settingsQuery = queryOptions({
  queryKey: ['backoffice', 'settings'],
  queryFn: ({ signal }) => api.get<Settings>('/admin/settings', { signal }),
})

/** The answer is the settings themselves: nothing is asked again. */
export function useChangeSettings() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (patch: SettingsPatch) => api.patch<Settings>('/admin/settings', patch),
    onSuccess: (saved) => queryClient.setQueryData(settingsQuery.queryKey, saved),
  })
}
