import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { DrugstoreDuplicate, UserDuplicate } from '@kiosque/contract/wire/duplicates'
import { api } from '../../lib/api.ts'

export type Duplicates = 'users' | 'drugstores'

export const duplicatesKey = ['backoffice', 'duplicates'] as const

const PER_PAGE = 5

const duplicates = <Row>(what: Duplicates, page: number) =>
  queryOptions({
    queryKey: [...duplicatesKey, what, page],
    queryFn: ({ signal }) =>
      api.get<ListOf<Row>>(`/admin/${what}/duplicates`, { query: { page, per_page: PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
  })

export const userDuplicatesQuery = (page: number) => duplicates<UserDuplicate>('users', page)
export const drugstoreDuplicatesQuery = (page: number) => duplicates<DrugstoreDuplicate>('drugstores', page)

export const merge = (what: Duplicates, body: { keep_id: number; remove_id: number; take: string[] }) =>
  api.post<{ id: number }>(`/admin/${what}/merge`, body)
