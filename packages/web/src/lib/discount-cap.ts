import { queryOptions } from '@tanstack/react-query'
import { DEFAULT_CAP_PERCENT } from '@kiosque/contract/domain/egalim'
import { api } from './api.ts'

/** The EGalim cap in force today, as the settings have it (D6-05). */
export const capQuery = queryOptions({
  queryKey: ['backoffice', 'discount-cap'],
  queryFn: ({ signal }) =>
    api.get<{ cap: number }>('/admin/discounts/cap', { signal }).then((answer) => answer.cap),
  placeholderData: DEFAULT_CAP_PERCENT,
  staleTime: 5 * 60_000,
})
