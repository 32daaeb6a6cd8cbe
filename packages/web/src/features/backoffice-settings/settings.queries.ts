import { queryOptions } from '@tanstack/react-query'
import type { Settings, SettingsPatch } from '@kiosque/contract/wire/settings'
import { api } from '../../lib/api.ts'

export const settingsQuery = queryOptions({
  queryKey: ['backoffice', 'settings'],
  queryFn: ({ signal }) => api.get<Settings>('/admin/settings', { signal }),
})

export const changeSettings = (patch: SettingsPatch) => api.patch<Settings>('/admin/settings', patch)
