import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Dashboard } from '@kiosque/contract/wire/dashboard'
import { api } from '../../lib/api.ts'

export type DashboardPeriod = '7' | '28' | '364'

export const dashboardQuery = (period: DashboardPeriod) =>
  queryOptions({
    queryKey: ['backoffice', 'dashboard', period],
    queryFn: ({ signal }) => api.get<Dashboard>('/admin/dashboard', { query: { period }, signal }),
    placeholderData: keepPreviousData,
    // What waits changes while one works elsewhere: fresh at each return.
    refetchOnMount: 'always',
  })
