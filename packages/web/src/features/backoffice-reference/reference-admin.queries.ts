import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type { PageMeta } from '@kiosque/contract/wire/common'
import { api } from '../../lib/api.ts'
import type { ReferenceKind, ReferenceRow, Values } from './reference-kind.ts'

export type ReferenceList = { data: ReferenceRow[]; meta?: PageMeta }

const keyOf = (kind: ReferenceKind) => ['backoffice', kind.path] as const

export const referenceQuery = (kind: ReferenceKind, { q, page }: { q?: string | undefined; page?: number }) =>
  queryOptions({
    queryKey: [...keyOf(kind), 'list', q ?? '', page ?? 1],
    queryFn: ({ signal }) =>
      api.get<ReferenceList>(`/admin/${kind.path}`, {
        query: kind.isNetwork ? {} : { q, page: page ?? 1, per_page: 100 },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

/** The page reads its lists again: it knows which ones show this kind. */
export const useSaveReference = (kind: ReferenceKind, row: ReferenceRow | null) =>
  useMutation({
    mutationFn: (values: Values) =>
      row
        ? api.patch<ReferenceRow>(`/admin/${kind.path}/${encodeURIComponent(kind.idOf(row))}`, values)
        : api.post<ReferenceRow>(`/admin/${kind.path}`, values),
  })
export const useDeleteReference = (kind: ReferenceKind, row: ReferenceRow) =>
  useMutation({
    mutationFn: (replacement: string | undefined) =>
      api.delete<null>(`/admin/${kind.path}/${encodeURIComponent(kind.idOf(row))}`, undefined, {
        query: { replacement },
      }),
  })
export const orderReference = (kind: ReferenceKind, ids: number[]) =>
  api.put<null>(`/admin/${kind.path}/order`, { ids })
