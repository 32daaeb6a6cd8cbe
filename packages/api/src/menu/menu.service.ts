import { AREAS } from '@kiosque/contract/kinds/areas'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { Option } from '@kiosque/contract/kinds/fields'
import { bundleOf } from '@kiosque/contract/kinds/fields/bundles'
import { allKinds } from '@kiosque/contract/kinds/registry'
import type { Menu, MenuEntry } from '@kiosque/contract/wire/menu'
import { arrangeMenu } from './arrange-menu.ts'
import type { Reader } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import { valueCounts } from '../content/list-shape.ts'
import { menuParts, type MenuParts, type MenuReading } from './menu-parts.ts'

/** The navigation of one audience: an area with nothing to read in it is absent, not empty (UI.md, section 7). */
export async function menuOf(db: Db, reading: MenuReading): Promise<Menu> {
  const { viewer } = reading
  const parts = await menuParts(db, reading)
  const { filled, categories, themes } = parts
  const values = await countShortcuts(parts)

  const childrenOf = (kind: Kind): MenuEntry['children'] => {
    if (kind.menu === undefined) return []
    // A theme without a question yet keeps its page, so its entry too; a filter that finds nothing has none.
    if (kind.menu === 'by_theme')
      return themes.map(({ slug, label, count }) => ({ label, url: `${kind.route}/${slug}`, count }))
    const name = kind.menu.by
    return optionsOf(kind, name, categories).flatMap(({ value, label }) => {
      const count = values.get(`${kind.key} ${name}=${value}`) ?? 0
      return count === 0 ? [] : [{ label, url: `${kind.route}?${name}=${value}`, count }]
    })
  }
  const entryOf = (kind: Kind): MenuEntry => {
    const children = childrenOf(kind)
    const url = kind.menu === 'by_theme' ? (children[0]?.url ?? kind.route) : kind.route
    return { key: kind.key, label: kind.labels.plural, url, count: null, children }
  }

  const data = AREAS.flatMap((area) => {
    const kinds = allKinds.filter((kind) => kind.area === area.key && filled.has(kind.key))
    const entries = [...kinds.map(entryOf), ...(area.key === 'services' ? servicesOf(viewer) : [])]
    const [first] = entries
    return first === undefined ? [] : [{ key: area.key, label: area.label, url: first.url, entries }]
  })
  const aside = [
    ...(reading.hasAgenda === false ? [] : [plain('agenda', 'Agenda', '/agenda')]),
    plain('contact', 'Contact', '/contact'),
  ]
  return arrangeMenu(parts.changes, { data, aside })
}

/** How many have each value of these filters: `product room=100`. The kinds’ own lists read the same sums. */
async function countShortcuts(parts: MenuParts): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const kind of allKinds) {
    if (typeof kind.menu !== 'object') continue
    for (const { name, value, count } of valueCounts(await parts.shapeOf(kind), kind.menu.by)) {
      counts.set(`${kind.key} ${name}=${value}`, count)
    }
  }
  return counts
}

const plain = (key: string, label: string, url: string): MenuEntry => ({
  key,
  label,
  url,
  count: null,
  children: [],
})

/** Claims belong to a pharmacy: only its people have the entry (S2-46). */
function servicesOf({ drugstore_id }: Reader): MenuEntry[] {
  return drugstore_id === null ? [] : [plain('bri', 'Compensation BRI', '/services/bri-compensation')]
}

function optionsOf(kind: Kind, name: string, categories: MenuParts['categories']): readonly Option[] {
  if (name === 'category') {
    return categories.filter((row) => row.kind === kind.key).map(({ key, label }) => ({ value: key, label }))
  }
  const field = kind.fields[name]
  return field === undefined ? [] : bundleOf(field).options(field)
}
