import { kindOf } from '@kiosque/contract/kinds/registry'
import { KIND_ADDRESSES } from 'virtual:kind-addresses'
import { ASKS_OTHERWISE, OWN_DETAIL_KINDS, OWN_LIST_KINDS } from '../app/routes/own-pages.ts'
import { apiParams, PER_PAGE, readListAddress } from '../features/contents/list/list-address.ts'
import { queryString } from '../lib/api-client.ts'

/** Kinds whose addresses are not those every kind has. */
const ELSEWHERE = new Set(['catalogue', 'page', 'faq'])
const ownLists: ReadonlySet<string> = new Set(OWN_LIST_KINDS)
const ownDetails: ReadonlySet<string> = new Set(OWN_DETAIL_KINDS)

/** Read when the interface is built: what a list without any filter is asked is said by its own page's code. */
export const kindTable = KIND_ADDRESSES.filter(({ key }) => !ELSEWHERE.has(key)).map(
  ({ key, route, has_detail }) => {
    const kind = kindOf(key)
    const asked = kind && apiParams(kind, readListAddress(kind, {}), PER_PAGE)
    return {
      key,
      route,
      list: asked && !ASKS_OTHERWISE.has(key) ? queryString(asked) : null,
      hasCommonList: !ownLists.has(key),
      hasDetail: has_detail,
      hasCommonDetail: !ownDetails.has(key),
    }
  },
)
