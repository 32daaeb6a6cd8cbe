import type { Target } from '@kiosque/contract/domain/audience'
import type { AdminMenuItem } from '@kiosque/contract/wire/menu'

type Items = readonly AdminMenuItem[]

export const nameOf = (item: AdminMenuItem) => item.label ?? item.default_label
/** An entry the head office added itself: it can be changed wholly, moved to another area, and taken away. */
export const isLink = (item: AdminMenuItem) => item.key.startsWith('link:')
export const isArea = (item: AdminMenuItem) => item.key.startsWith('area:')

export function changeItem(items: Items, key: string, patch: Partial<AdminMenuItem>): AdminMenuItem[] {
  return items.map((item) =>
    item.key === key ? { ...item, ...patch } : { ...item, children: changeItem(item.children, key, patch) },
  )
}

export function removeItem(items: Items, key: string): AdminMenuItem[] {
  return items
    .filter((item) => item.key !== key)
    .map((item) => ({ ...item, children: removeItem(item.children, key) }))
}

/** A link put last in its area; in the area where it already is, it keeps its place. */
export function putLink(items: Items, link: AdminMenuItem, parent: string): AdminMenuItem[] {
  const home = items.find((item) => item.children.some((child) => child.key === link.key))
  if (home?.key === parent) return changeItem(items, link.key, link)
  return removeItem(items, link.key).map((item) =>
    item.key === parent ? { ...item, children: [...item.children, link] } : item,
  )
}

export function newLink(
  name: string,
  { label, url, target }: { label: string; url: string; target: Target },
): AdminMenuItem {
  return {
    key: `link:${name}`,
    default_label: label,
    label: null,
    url,
    is_hidden: false,
    target,
    children: [],
  }
}

type Sent = Pick<AdminMenuItem, 'key' | 'label' | 'is_hidden' | 'target'> & { url?: string; parent?: string }

/** Flat, in the order shown: that is all the order there is. */
export function sentItems(items: Items, parent?: string): Sent[] {
  return items.flatMap((item) => {
    const { key, label, is_hidden, target, url, default_label } = item
    const own =
      isLink(item) && parent !== undefined
        ? { key, label: default_label, is_hidden, target, url, parent }
        : { key, label, is_hidden, target }
    return [own, ...sentItems(item.children, key)]
  })
}
