import { expect, test } from 'vitest'
import { mayOpen, rightsOf } from './backoffice-menu.ts'
import { declaredPages } from './declared-pages.ts'

const pages = declaredPages()
  .map((page) => page.path)
  .filter((path) => path.startsWith('/admin'))
const opened = (right: number) => pages.filter((path) => mayOpen(path, right))

test('D1-02 D16-02 a conseiller opens the desk, figures, pharmacies and « voir comme », nothing that is written', () => {
  expect(opened(3)).toEqual([
    '/admin/login',
    '/admin',
    '/admin/statistics',
    '/admin/statistics/contents/$id',
    '/admin/trainings',
    '/admin/trainings/$id',
    '/admin/drugstores',
    '/admin/drugstores/$id',
    '/admin/zones',
    '/admin/packs',
    '/admin/groups',
    '/admin/recalls',
    '/admin/recalls/$id',
    '/admin/readings',
    '/admin/readings/$id',
    '/admin/training-feedback',
    '/admin/agreements',
    '/admin/preview',
    // The back office's own lost page.
    '/admin/$',
  ])
})

test('D1-02 an editor does not manage people, pharmacies or settings; an administrator opens everything', () => {
  const closed = pages.filter((path) => !mayOpen(path, 2))
  expect(closed).toEqual([
    '/admin/drugstores/import',
    '/admin/users',
    '/admin/users/$id',
    '/admin/duplicates',
    '/admin/invitations',
    '/admin/invitations/import',
    '/admin/audit',
    '/admin/settings',
  ])
  expect(opened(1)).toHaveLength(pages.length)
})

test('D1-02 an address typed in capitals opens the same page, so it asks the same right', () => {
  expect(rightsOf('/Admin/Users/12')).toEqual([1])
  expect(rightsOf('/ADMIN/drugstores/Import')).toEqual([1])
  expect(mayOpen('/admin/Contents/news', 3)).toBe(false)
})
