import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { PageMeta } from '@kiosque/contract/wire/common'
import { api } from '../../lib/api.ts'
import type { ReferenceKind, ReferenceRow, Values } from './reference-kinds.ts'

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

export const createReference = (kind: ReferenceKind, values: Values) =>
  api.post<ReferenceRow>(`/admin/${kind.path}`, values)
export const changeReference = (kind: ReferenceKind, id: string, values: Values) =>
  api.patch<ReferenceRow>(`/admin/${kind.path}/${encodeURIComponent(id)}`, values)
export const deleteReference = (kind: ReferenceKind, id: string, replacement: string | undefined) =>
  api.delete<null>(`/admin/${kind.path}/${encodeURIComponent(id)}`, undefined, { query: { replacement } })
export const orderReference = (kind: ReferenceKind, ids: number[]) =>
  api.put<null>(`/admin/${kind.path}/order`, { ids })
