import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AuditList } from '@kiosque/contract/wire/audit'
import { api, saveDownload } from '../../lib/api.ts'

/** Days are those of Paris, as written: 2026-11-10. */
export type AuditFilter = {
  actor?: string
  drugstore?: string
  who?: string
  action?: string
  subject?: string
  from?: string
  to?: string
}

export const auditQuery = (filter: AuditFilter & { page?: number }) =>
  queryOptions({
    queryKey: ['backoffice', 'audit', filter],
    queryFn: ({ signal }) => api.get<AuditList>('/admin/audit', { query: { ...filter, fold: true }, signal }),
    placeholderData: keepPreviousData,
    // A journal that lags behind what one has just done is of no use.
    staleTime: 0,
  })

export const exportAudit = (filter: AuditFilter) =>
  saveDownload('/admin/audit/export', 'journal.csv', { query: filter })
