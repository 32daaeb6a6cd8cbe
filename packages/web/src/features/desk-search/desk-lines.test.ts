import { IconFileText } from '@tabler/icons-react'
import { expect, test } from 'vitest'
import { emptyGroups, foundGroups, isNamed, type DeskWay } from './desk-lines.ts'
import type { Found } from './desk-search.queries.ts'

const way = (label: string, href: string): DeskWay => ({ label, href, icon: IconFileText })
const WAYS = [way('Mises en avant', '/admin/highlights'), way('Médiathèque', '/admin/media')]
const NOTHING: Found = { contents: null, drugstores: null, users: null, events: null }

test.each([
  ['Mises en avant', 'mise av', true],
  ['Médiathèque', 'mediat', true],
  ['Rappels de lot', 'lot', true],
  ['Rappels de lot', 'pels', false],
  ['Mises en avant', 'mise en arrière', false],
])('D13-05 « %s » found by « %s »: %s', (label, typed, isFound) => {
  expect(isNamed(label, typed)).toBe(isFound)
})

test('D13-05 before anything is typed: what one writes, then where one goes; empty groups are left out', () => {
  expect(emptyGroups([way('Actualité', '/admin/contents/news/new')], WAYS).map(({ label }) => label)).toEqual(
    ['Écrire', 'Aller à'],
  )
  expect(emptyGroups([], WAYS).map(({ label }) => label)).toEqual(['Aller à'])
})

test('D13-05 screens are found at once, before the server answers', () => {
  expect(foundGroups('média', WAYS, undefined).flatMap(({ lines }) => lines.map(({ href }) => href))).toEqual(
    ['/admin/media'],
  )
  expect(foundGroups('zzz', WAYS, NOTHING)).toEqual([])
})

test('D13-05 D16-02 pharmacies with their town and code; those one may not open are left out; the whole list last', () => {
  const open = {
    id: 7,
    name: 'Pharmacie des Tilleuls',
    city: 'Rennes',
    cip_officine: '2035417',
    can_open: true,
  }
  const closed = { id: 8, name: 'Pharmacie du Port', city: 'Brest', group_name: 'MPR', can_open: false }
  const drugstores = { data: [open, closed], meta: { page: 1, per_page: 5, total: 12, last_page: 3 } }
  const [group] = foundGroups('à & b', [], { ...NOTHING, drugstores } as unknown as Found)
  expect(group?.label).toBe('Officines')
  expect(group?.lines.map(({ href }) => href)).toEqual([
    '/admin/drugstores/7',
    `/admin/drugstores?q=${encodeURIComponent('à & b')}`,
  ])
  expect(group?.lines[0]?.note).toBe('Rennes · CIP 2035417')
  expect(group?.lines[1]?.title).toBe('Voir les 12\u00A0officines')
})
