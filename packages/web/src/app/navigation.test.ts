import { expect, test } from 'vitest'
import type { Session } from '../lib/session-store.ts'
import { allKinds } from '@kiosque/contract/kinds/registry'
import { entryOf, menuFor } from './backoffice-menu.ts'
import { paths } from '../lib/paths.ts'
import { pageAt } from './declared-pages.ts'
import { areaOf, visibleColumns } from './navigation.ts'
import { NAV_AREAS } from './navigation/known-areas.ts'

const links = NAV_AREAS.flatMap((area) => [
  area.href,
  ...(area.card ? [area.card.href] : []),
  ...area.columns.flatMap((column) => column.entries.map((entry) => entry.href)),
])

test('S1-03 every link of the navigation leads to a route', () => {
  const lost = links.filter((href) => !pageAt(href.split('?')[0] ?? href))

  expect(lost).toEqual([])
})

test('every address of lib/paths leads to a page', () => {
  const { admin: _, ...named } = paths
  const all: ((...parts: string[]) => string)[] = Object.values(named)
  const addresses = all.flatMap((path) => [path('1'), path('1', '2')])
  const lost = addresses.filter((href) => !pageAt(href.split('?')[0] ?? href))

  expect(lost).toEqual([])
})

test('S2-46 « Compensation BRI » is there for those of a drugstore who claim, and absent for the others', () => {
  const services = NAV_AREAS.find((area) => area.key === 'services')
  const labels = (account: object) =>
    visibleColumns(services!, { account } as Session).flatMap((column) =>
      column.entries.map((entry) => entry.label),
    )

  const drugstore = { id: 4 }
  for (const type of [200, 180, 160, 100]) expect(labels({ type, drugstore })).toContain('Compensation BRI')
  expect(labels({ type: 90, drugstore })).not.toContain('Compensation BRI')
  for (const type of [1000, 0]) expect(labels({ type, drugstore: null })).not.toContain('Compensation BRI')
})

test('D7-02 the trainings of the team are offered to whoever manages one', () => {
  const area = NAV_AREAS.find(({ key }) => key === 'formations')
  const labels = (type: number) =>
    visibleColumns(area!, { account: { type, drugstore: { id: 4 } } } as Session).flatMap((column) =>
      column.entries.map((entry) => entry.label),
    )

  for (const type of [200, 180]) expect(labels(type)).toContain('Formations de l’équipe')
  for (const type of [160, 100, 90]) {
    expect(labels(type)).not.toContain('Formations de l’équipe')
    expect(labels(type)).toContain('Mes formations')
  }
})

test.each([
  ['/news/12', 'news'],
  ['/formations/equipe', 'formations'],
  ['/catalogues', 'catalogue'],
  ['/campaigns', 'campaigns'],
  ['/campaigns/monthly-animations/3', 'campaigns'],
  ['/osez-la-sante', 'formations'],
  ['/faq/commandes/3', 'faq'],
  ['/contact', undefined],
])('%s belongs to %s', (path, key) => {
  expect(areaOf(path)?.key).toBe(key)
})

test('D1-02 the sidebar shows to each right what it may open, and every entry leads to a route', () => {
  const hrefs = (right: number | null) =>
    menuFor(right).flatMap((group) => group.entries.map((entry) => entry.href))

  expect(hrefs(null)).toEqual([])
  expect(hrefs(3)).not.toContain('/admin/settings')
  expect(hrefs(1)).toContain('/admin')
  expect(hrefs(1).filter((href) => !pageAt(href))).toEqual([])
})

test('every kind of content is found in the sidebar under an area of its own', () => {
  const without = allKinds.filter(
    (kind) => entryOf(`/admin/contents/${kind.key}/12`)?.href === '/admin/contents',
  )
  expect(without.map((kind) => kind.key)).toEqual([])
  expect(entryOf('/admin/contents/health_test')?.label).toBe('Formations et quiz')
  expect(entryOf('/admin/contents')?.label).toBe('Tous les contenus')
  expect(entryOf('/admin')?.label).toBe('Tableau de bord')
})
