import { AREAS } from '@kiosque/contract/kinds/areas'
import { allKinds } from '@kiosque/contract/kinds/registry'
import { kindView } from '../../features/contents/kinds/kind-views.ts'
import type { NavArea, NavEntry } from './nav-area.ts'
import { PANELS } from './panels.ts'

const addressOf = (route: string, query: string | undefined) =>
  query === undefined ? route : `${route}?${query}`

/** One area with its panel: what its kinds say of themselves, in their order, then the pages that are no list. */
function areaFrom({ key, label }: (typeof AREAS)[number]): NavArea {
  const { columns, own = [], start, ...look } = PANELS[key]
  const views = allKinds
    .filter((kind) => kind.area === key)
    .map((kind) => ({ route: kind.route, ...kindView(kind.key) }))
  const entries = [
    ...views.flatMap(({ route, nav = [] }) =>
      nav.map(({ query, ...place }) => ({ ...place, href: addressOf(route, query) })),
    ),
    ...own,
  ]
  const under = (title: string): NavEntry[] =>
    entries.filter(({ column }) => column === title).map(({ column: _, ...entry }) => entry)
  const [card] = views.flatMap(({ route, navCard }) =>
    navCard ? [{ ...navCard, href: addressOf(route, navCard.query) }] : [],
  )
  return {
    key,
    label,
    ...look,
    href: start ?? views[0]?.route ?? '/',
    columns: columns.map((title) => ({ title, entries: under(title) })),
    ...(card && { card }),
  }
}

/** The nine areas of the portal, in the order of the header (S1-03). */
export const NAV_AREAS: readonly NavArea[] = AREAS.map(areaFrom)
