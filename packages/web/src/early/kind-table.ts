import { AREAS } from '@kiosque/contract/kinds/areas'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { KnownKind } from '@kiosque/contract/kinds/registry'
import { KIND_ADDRESSES } from 'virtual:kind-addresses'
import { ASKS_OTHERWISE, OWN_DETAIL_KINDS, OWN_LIST_KINDS } from '../app/routes/own-pages.ts'
import { kindView } from '../features/contents/kinds/kind-views.ts'
import { apiParams, PER_PAGE, readListAddress, sortLabels } from '../features/contents/list/list-address.ts'
import { queryString } from '../lib/api-client.ts'
import type { ListHead } from './list-head.ts'

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

/** Heads of the lists that the document draws: those whose cards begin with a picture. */
export const listHeads: Record<string, ListHead> = Object.fromEntries(
  kindTable
    .filter(({ hasCommonList, list }) => hasCommonList && list !== null)
    .flatMap(({ key }) => {
      const kind = kindOf(key)
      return kind && !kindView(kind.key).isCompact ? [[key, headOf(kind)] as const] : []
    }),
)

/** As the page says it (list-page-head.tsx, list-toolbar.tsx). */
function headOf(kind: KnownKind): ListHead {
  const { plural, intro } = kind.labels
  const sorts = Object.entries(sortLabels(kind))
  const first = readListAddress(kind, {}).sort
  const area = AREAS.find(({ key }) => key === kind.area)?.label ?? null
  return {
    area: area === plural ? null : area,
    title: plural,
    intro,
    sorts: sorts.toSorted(([a], [b]) => Number(b === first) - Number(a === first)).map(([, label]) => label),
    hasTabs: kind.has_phase_tabs === true,
  }
}
