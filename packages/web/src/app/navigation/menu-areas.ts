import { IconLink } from '@tabler/icons-react'
import type { Menu } from '@kiosque/contract/wire/menu'
import type { NavArea, NavColumn, NavEntry } from './nav-area.ts'

/** What the header, its panels and the drawer show. */
export interface Navigation {
  areas: readonly NavArea[]
  hasAgenda: boolean
  hasContact: boolean
}

type MenuArea = Menu['data'][number]

/**
 * The head office's menu, dressed as the mock-ups want it: which areas and entries there are, their order and
 * their addresses come from the server; columns, icons and hints from the areas we know. What we do not know is
 * shown all the same, plainly.
 */
export function navigationFrom(menu: Menu, known: readonly NavArea[]): Navigation {
  const reach = reachOf(menu)
  const areas = menu.data.map((area) =>
    dressed(
      area,
      known.find(({ key }) => key === area.key),
      reach,
    ),
  )
  const aside = new Set(menu.aside.map((entry) => entry.url))
  return { areas, hasAgenda: aside.has('/agenda'), hasContact: aside.has('/contact') }
}

interface Reach {
  paths: ReadonlySet<string>
  /** Filters that the menu itself lists for a path: `/catalogue room`. Only the listed values exist there. */
  listed: ReadonlySet<string>
  urls: ReadonlySet<string>
}

const pathOf = (url: string) => url.split('?')[0] ?? url
const filterOf = (url: string) => /\?(\w+)=/.exec(url)?.[1]

function reachOf(menu: Menu): Reach {
  const entries = menu.data.flatMap((area) => area.entries)
  const children = entries.flatMap((entry) => entry.children)
  return {
    paths: new Set([...entries, ...children].map(({ url }) => pathOf(url))),
    listed: new Set(children.map(({ url }) => `${pathOf(url)} ${filterOf(url) ?? ''}`)),
    urls: new Set(children.map(({ url }) => url)),
  }
}

function isReached(href: string, { paths, listed, urls }: Reach): boolean {
  if (!paths.has(pathOf(href))) return false
  const filter = filterOf(href)
  return filter === undefined || !listed.has(`${pathOf(href)} ${filter}`) || urls.has(href)
}

function dressed(area: MenuArea, known: NavArea | undefined, reach: Reach): NavArea {
  if (known === undefined) {
    const entries = area.entries.map(plainEntry)
    const columns = entries.length > 1 ? [{ title: area.label, entries }] : []
    return { key: area.key, label: area.label, icon: IconLink, tone: 'teal', href: area.url, columns }
  }
  const { card, ...rest } = known
  return {
    ...rest,
    label: area.label,
    href: area.url,
    columns: known.columns.length === 0 && area.entries.length < 2 ? [] : columnsOf(area, known, reach),
    ...(card && isReached(card.href, reach) ? { card } : {}),
  }
}

const isLink = ({ key }: { key: string }) => key.startsWith('link:')

function columnsOf(area: MenuArea, known: NavArea, reach: Reach): NavColumn[] {
  const columns = known.columns
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ href, isOwn }) => isOwn ?? isReached(href, reach)),
    }))
    .filter(({ entries }) => entries.some(({ isOwn }) => !isOwn))
  const shown = new Set(columns.flatMap(({ entries }) => entries.map(({ href }) => pathOf(href))))
  // The head office's own links stand by themselves, even where a page of the same address is already listed.
  const others = area.entries
    .filter((entry) => isLink(entry) || !shown.has(pathOf(entry.url)))
    .map(plainEntry)
  return others.length === 0 ? columns : [...columns, { title: 'Et aussi', entries: others }]
}

function plainEntry({ label, url }: { label: string; url: string }): NavEntry {
  return { label, hint: '', href: url, icon: IconLink }
}
