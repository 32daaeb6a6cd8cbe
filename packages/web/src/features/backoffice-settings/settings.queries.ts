import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Settings, SettingsPatch } from '@kiosque/contract/wire/settings'
import { api } from '../../lib/api.ts'
import { capQuery } from '../../lib/discount-cap.ts'

export const settingsQuery = queryOptions({
  queryKey: ['backoffice', 'settings'],
  queryFn: ({ signal }) => api.get<Settings>('/admin/settings', { signal }),
})

/** The answer is the settings themselves: they are not asked again. */
export function useChangeSettings() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (patch: SettingsPatch) => api.patch<Settings>('/admin/settings', patch),
    onSuccess: (saved) => {
      queryClient.setQueryData(settingsQuery.queryKey, saved)
      // The meter of the discount form compares with the cap in force.
      void queryClient.invalidateQueries(capQuery)
    },
  })
}
