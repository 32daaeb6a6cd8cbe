import type { ListOf } from '@kiosque/contract/wire/common'
import type { AdminDrugstore } from '@kiosque/contract/wire/people'
import { api } from './api.ts'
import { drugstoresKey } from './drugstores-key.ts'
import type { Choice, Search } from './use-choices.ts'

/** By a name, a town or a CIP. */
export const drugstoreChoices: Search<Choice> = (q) => ({
  queryKey: [...drugstoresKey, 'choices', q],
  queryFn: async ({ signal }) => {
    const query = { q, followed: true, per_page: 8 }
    const { data } = await api.get<ListOf<AdminDrugstore>>('/admin/drugstores', { query, signal })
    return data.map(({ id, name, city, cip_officine, is_disabled }) => ({
      id,
      label: name,
      note: `${city}, CIP ${cip_officine}${is_disabled ? ', désactivée' : ''}`,
    }))
  },
})
