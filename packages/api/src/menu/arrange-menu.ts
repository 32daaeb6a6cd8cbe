import { AREAS } from '@kiosque/contract/kinds/areas'
import type { Menu, MenuEntry } from '@kiosque/contract/wire/menu'
import type { MenuChange as Change } from './menu-parts.ts'

/** The navigation as the head office arranged it: order, names, what is hidden and for whom. */
export function arrangeMenu(changes: readonly Change[], menu: Menu): Menu {
  const rows = new Map(changes.map((row) => [row.key, row]))
  if (rows.size === 0) return menu
  const data = arranged(withLinkedAreas(menu.data, rows), 'area', rows).flatMap((area) => {
    const entries = arranged([...area.entries, ...linksIn(area.key, rows)], 'entry', rows)
    const [first] = entries
    return first === undefined ? [] : [{ ...area, entries, url: first.url }]
  })
  return { data, aside: arranged<MenuEntry>(menu.aside, 'aside', rows) }
}

/** The entries the head office added to an area; their key is whole, since nothing declares them. */
const linksIn = (area: string, rows: ReadonlyMap<string, Change>): MenuEntry[] =>
  [...rows.values()]
    .filter((row) => row.parent === `area:${area}`)
    .map(({ key, label, url }) => ({ key, label: label ?? '', url: url ?? '', count: null, children: [] }))

/** An area with nothing to read but a link of the head office's own has its place too. */
function withLinkedAreas(areas: Menu['data'], rows: ReadonlyMap<string, Change>): Menu['data'] {
  return AREAS.flatMap(({ key, label }) => {
    const filled = areas.find((area) => area.key === key)
    if (filled) return [filled]
    return linksIn(key, rows).length > 0 ? [{ key, label, url: '/', entries: [] }] : []
  })
}

function arranged<Item extends { key: string; label: string }>(
  items: readonly Item[],
  prefix: string,
  rows: ReadonlyMap<string, Change>,
): Item[] {
  const rowOf = (item: Item) => rows.get(item.key) ?? rows.get(`${prefix}:${item.key}`)
  const placeOf = (item: Item) => rowOf(item)?.position ?? Number.MAX_SAFE_INTEGER
  return items
    .filter((item) => rowOf(item)?.is_hidden !== true && rowOf(item)?.holds !== false)
    .map((item) => ({ ...item, label: rowOf(item)?.label ?? item.label }))
    .toSorted((a, b) => placeOf(a) - placeOf(b))
}
