import { expect, test } from 'vitest'
import { emptyTarget } from '@kiosque/contract/domain/audience'
import type { AdminMenuItem } from '@kiosque/contract/wire/menu'
import { newLink, putLink, removeItem, sentItems } from './menu-items.ts'

const item = (key: string, children: AdminMenuItem[] = []): AdminMenuItem => ({
  key,
  default_label: key,
  label: null,
  url: '/',
  is_hidden: false,
  target: emptyTarget(),
  children,
})
const menu = [item('area:news', [item('entry:news')]), item('area:faq', [item('entry:faq')])]
const charter = newLink('a', { label: 'Charte', url: '/p/charte', target: emptyTarget() })
const keysOf = (items: AdminMenuItem[]) => items.map(({ children }) => children.map(({ key }) => key))

test('D13-02 a link joins its area, moves to another, keeps its place when it is only changed, and goes', () => {
  const added = putLink(menu, charter, 'area:news')
  expect(keysOf(added)).toEqual([['entry:news', 'link:a'], ['entry:faq']])
  expect(keysOf(putLink(added, charter, 'area:faq'))).toEqual([['entry:news'], ['entry:faq', 'link:a']])

  const changed = putLink(added, { ...charter, url: '/p/autre' }, 'area:news')
  expect(changed[0]?.children[1]?.url).toBe('/p/autre')
  expect(keysOf(removeItem(added, 'link:a'))).toEqual([['entry:news'], ['entry:faq']])
})

test('D13-02 what is sent names a link, its address and its area; the address of other entries is not ours to say', () => {
  const sent = sentItems(putLink(menu, charter, 'area:news'))

  expect(sent.map(({ key }) => key)).toEqual(['area:news', 'entry:news', 'link:a', 'area:faq', 'entry:faq'])
  expect(sent[2]).toMatchObject({ label: 'Charte', url: '/p/charte', parent: 'area:news' })
  expect(sent[1]).not.toHaveProperty('url')
})
