import { expect, test } from 'vitest'
import type { Menu } from '@kiosque/contract/wire/menu'
import { NAV_AREAS } from './known-areas.ts'
import { navigationFrom } from './menu-areas.ts'

const entry = (
  key: string,
  url: string,
  children: Menu['data'][number]['entries'][number]['children'] = [],
) => ({
  key,
  label: `Libellé ${key}`,
  url,
  count: null,
  children,
})
const menu: Menu = {
  data: [
    {
      key: 'catalogue',
      label: 'Nos produits',
      url: '/catalogue',
      entries: [entry('product', '/catalogue', [{ label: 'Chambre', url: '/catalogue?room=400', count: 3 }])],
    },
    { key: 'news', label: 'Actualités', url: '/news', entries: [entry('news', '/news')] },
    {
      key: 'services',
      label: 'Services',
      url: '/services/gallery',
      entries: [entry('gallery', '/services/gallery'), entry('extra', '/p/charte')],
    },
    { key: 'club', label: 'Club', url: '/p/club', entries: [entry('club', '/p/club')] },
  ],
  aside: [entry('contact', '/contact')],
}
const { areas, hasAgenda, hasContact } = navigationFrom(menu, NAV_AREAS)
const hrefs = (key: string) =>
  areas.find((area) => area.key === key)?.columns.flatMap(({ entries }) => entries.map(({ href }) => href))

test('S1-03 the areas are those of the menu, in its order and under its names', () => {
  expect(areas.map(({ key, label }) => [key, label])).toEqual([
    ['catalogue', 'Nos produits'],
    ['news', 'Actualités'],
    ['services', 'Services'],
    ['club', 'Club'],
  ])
})

test('an entry the menu does not have is absent, and so is a value of a filter it lists', () => {
  expect(hrefs('services')).toEqual(['/services/gallery', '/p/charte'])
  expect(hrefs('catalogue')).toEqual(['/catalogue?room=400', '/catalogue'])
  expect(areas.find(({ key }) => key === 'services')?.card).toBeUndefined()
})

test('filters the menu says nothing about stay, and an area of the head office’s own is a plain link', () => {
  expect(hrefs('news')).toContain('/news?monthly=true')
  expect(areas.at(-1)).toMatchObject({ href: '/p/club', columns: [] })
})

test('D13-02 a link added by the head office shows in its area, even one that is a plain link otherwise', () => {
  const plain = NAV_AREAS.find(({ columns }) => columns.length === 0)!
  const added: Menu = {
    data: [
      {
        key: 'news',
        label: 'Actualités',
        url: '/news',
        entries: [entry('news', '/news'), entry('link:a', '/news?category=a')],
      },
      {
        key: plain.key,
        label: 'Seule',
        url: plain.href,
        entries: [entry('only', plain.href), entry('link:b', '/p/b')],
      },
    ],
    aside: [],
  }
  const shown = navigationFrom(added, NAV_AREAS).areas.map(({ columns }) =>
    columns.flatMap(({ entries }) => entries.map(({ href }) => href)),
  )

  expect(shown[0]).toContain('/news?category=a')
  expect(shown[1]).toEqual([plain.href, '/p/b'])
})

test('agenda and contact follow the menu too', () => {
  expect([hasAgenda, hasContact]).toEqual([false, true])
})
