import { queryOptions } from '@tanstack/react-query'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { ContactThread } from '@kiosque/contract/wire/contact'
import { api } from '../../lib/api.ts'
import { mineKey } from '../contact.queries.ts'

/** One's latest requests, whatever they are about: an open one for a partner is told on its tile. */
export const latestRequestsQuery = queryOptions({
  queryKey: [...mineKey, 'latest'],
  queryFn: ({ signal }) =>
    api.get<ListOf<ContactThread>>('/contact/messages', { query: { page: 1, per_page: 50 }, signal }),
  staleTime: 60_000,
  throwOnError: false,
})
