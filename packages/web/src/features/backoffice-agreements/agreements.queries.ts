import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { DeskStanding, DeskStandings, PurchaseImport } from '@kiosque/contract/wire/agreements'
import type { ListOf } from '@kiosque/contract/wire/common'
import { api } from '../../lib/api.ts'
import { sayRefusal } from '../../ui/refusal.tsx'
import { toast } from '../../ui/toast-store.ts'

type Values = Record<string, string | number | undefined>

/** A line is a pharmacy and a laboratory. */
export type StandingRow = DeskStanding & { id: string }
export type Standings = Omit<DeskStandings, 'data'> & { data: StandingRow[] }

export const deskStandingsQuery = (query: Values) =>
  queryOptions({
    queryKey: ['backoffice', 'agreements', query],
    queryFn: async ({ signal }): Promise<Standings> => {
      const found = await api.get<DeskStandings>('/admin/agreements', { query, signal })
      return {
        ...found,
        data: found.data.map((row) => ({ ...row, id: `${row.drugstore.id}-${row.laboratory.id}` })),
      }
    },
    placeholderData: keepPreviousData,
  })

export const purchaseImportsQuery = (query: Values) =>
  queryOptions({
    queryKey: ['backoffice', 'purchase-imports', query],
    queryFn: ({ signal }) => api.get<ListOf<PurchaseImport>>('/admin/agreements/imports', { query, signal }),
    placeholderData: keepPreviousData,
  })

export function useWithdrawImport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api.delete<PurchaseImport>(`/admin/agreements/imports/${id}`),
    onSuccess: () => toast({ title: 'Import retiré', text: 'Ses montants ne comptent plus.' }),
    onError: sayRefusal('L’import n’a pas été retiré'),
    onSettled: () => client.invalidateQueries({ queryKey: ['backoffice'] }),
  })
}
