import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { DrugstoreDuplicate, UserDuplicate } from '@kiosque/contract/wire/duplicates'
import { api } from '../../lib/api.ts'

export type Duplicates = 'users' | 'drugstores'

export const duplicatesKey = ['backoffice', 'duplicates'] as const

const PER_PAGE = 5

const duplicates = <Row>(what: Duplicates, page: number, dismissed: boolean) =>
  queryOptions({
    queryKey: [...duplicatesKey, what, page, dismissed],
    queryFn: ({ signal }) =>
      api.get<ListOf<Row>>(`/admin/${what}/duplicates`, {
        query: { page, per_page: PER_PAGE, ...(dismissed ? { dismissed } : {}) },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const userDuplicatesQuery = (page: number, dismissed: boolean) =>
  duplicates<UserDuplicate>('users', page, dismissed)
export const drugstoreDuplicatesQuery = (page: number, dismissed: boolean) =>
  duplicates<DrugstoreDuplicate>('drugstores', page, dismissed)

const dismissalOf = (what: Duplicates, [first, second]: Pair) =>
  `/admin/${what}/duplicates/${first}/${second}/dismissal`

export type Pair = readonly [number, number]
/** « Ce ne sont pas des doublons »: never proposed again. */
export const dismiss = (what: Duplicates, pair: Pair) => api.put<null>(dismissalOf(what, pair))
export const proposeAgain = (what: Duplicates, pair: Pair) => api.delete<null>(dismissalOf(what, pair))

export const merge = (what: Duplicates, body: { keep_id: number; remove_id: number; take: string[] }) =>
  api.post<{ id: number }>(`/admin/${what}/merge`, body)
