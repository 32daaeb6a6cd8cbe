import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { RIGHTS, type RightId } from '@kiosque/contract/domain/roles'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { AdminContentList } from '@kiosque/contract/wire/contents'
import type { EventList } from '@kiosque/contract/wire/events'
import type { AdminUser, ListedDrugstore } from '@kiosque/contract/wire/people'
import { api } from '../../lib/api.ts'

/** How many of each are shown: the lists have the others. */
export const SHOWN = 5

export type Found = {
  contents: AdminContentList | null
  drugstores: ListOf<ListedDrugstore> | null
  users: ListOf<AdminUser> | null
  events: EventList | null
}

/** Everything this right may open, asked at once. */
export const deskSearchQuery = (words: string, right: RightId) =>
  queryOptions({
    queryKey: ['backoffice', 'search', right, words],
    enabled: words.length >= 2,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Found> => {
      const isEditor = right !== RIGHTS.adviser
      const query = { q: words, per_page: SHOWN }
      const [contents, drugstores, users, events] = await Promise.all([
        isEditor ? api.get<AdminContentList>('/admin/contents', { query, signal }) : null,
        api.get<ListOf<ListedDrugstore>>('/admin/drugstores', {
          query: isEditor ? query : { ...query, followed: 'true' },
          signal,
        }),
        right === RIGHTS.administrator ? api.get<ListOf<AdminUser>>('/admin/users', { query, signal }) : null,
        isEditor
          ? api.get<EventList>('/admin/events', { query: { ...query, sort: '-starts_at' }, signal })
          : null,
      ])
      return { contents, drugstores, users, events }
    },
  })
