import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { PageMeta } from '@kiosque/contract/wire/common'
import { api } from '../../lib/api.ts'
import { sayRefusal } from '../../ui/refusal.tsx'
import { toast } from '../../ui/toast.tsx'
import type { ReferenceKind, ReferenceRow, Values } from './reference-kind.ts'

export type ReferenceList = { data: ReferenceRow[]; meta?: PageMeta }

const keyOf = (kind: ReferenceKind) => ['backoffice', kind.path] as const

type Asked = { q?: string | undefined; page?: number }

export const referenceQuery = (kind: ReferenceKind, { q, page }: Asked) =>
  queryOptions({
    queryKey: [...keyOf(kind), 'list', q ?? '', page ?? 1],
    queryFn: ({ signal }) =>
      api.get<ReferenceList>(`/admin/${kind.path}`, {
        query: kind.isNetwork ? {} : { q, page: page ?? 1, per_page: 100 },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

/** Names of reference data stand in filters and lists all over the back office. */
function useRefreshDesk() {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: ['backoffice'] })
}

export const useSaveReference = (kind: ReferenceKind, row: ReferenceRow | null) =>
  useMutation({
    mutationFn: (values: Values) =>
      row
        ? api.patch<ReferenceRow>(`/admin/${kind.path}/${encodeURIComponent(kind.idOf(row))}`, values)
        : api.post<ReferenceRow>(`/admin/${kind.path}`, values),
    onSuccess: useRefreshDesk(),
  })

export const useDeleteReference = (kind: ReferenceKind, row: ReferenceRow) =>
  useMutation({
    mutationFn: (replacement: string | undefined) =>
      api.delete<null>(`/admin/${kind.path}/${encodeURIComponent(kind.idOf(row))}`, undefined, {
        query: { replacement },
      }),
    onSuccess: useRefreshDesk(),
  })

/** Rows stand where they were dropped at once, in the list they were dragged in, and go back when it is refused. */
export function useOrderReference(kind: ReferenceKind, asked: Asked) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (rows: readonly ReferenceRow[]) =>
      api.put<null>(`/admin/${kind.path}/order`, { ids: rows.map((row) => Number(row['id'])) }),
    onMutate: (rows) => {
      const { queryKey } = referenceQuery(kind, asked)
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(
        queryKey,
        (old) => old && { ...old, data: [...rows, ...old.data.filter((row) => !rows.includes(row))] },
      )
      return { queryKey, before }
    },
    onSuccess: () => toast({ title: 'Ordre enregistré' }),
    onError: (error, _rows, context) => {
      if (context) queryClient.setQueryData(context.queryKey, context.before)
      sayRefusal('L’ordre n’a pas pu être enregistré')(error)
    },
  })
}
