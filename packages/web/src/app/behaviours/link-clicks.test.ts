import { expect, test } from 'vitest'
import { innerHref } from './link-clicks.ts'

const click = {
  defaultPrevented: false,
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
}
const origin = 'https://kiosque.test'
const link = (href: string, more: { target?: string; attributes?: string[] } = {}) => ({
  href,
  target: more.target ?? '',
  hasAttribute: (name: string) => (more.attributes ?? []).includes(name),
})

test('a plain click on a link of this site stays in the app', () => {
  expect(innerHref(click, link(`${origin}/news?page=2#fin`), origin)).toBe('/news?page=2#fin')
})

test.each([
  ['another site', click, link('https://mal.example/news')],
  ['a new tab asked', { ...click, ctrlKey: true }, link(`${origin}/news`)],
  ['the middle button', { ...click, button: 1 }, link(`${origin}/news`)],
  ['a handled click', { ...click, defaultPrevented: true }, link(`${origin}/news`)],
  ['a target', click, link(`${origin}/news`, { target: '_blank' })],
  ['a download', click, link(`${origin}/news`, { attributes: ['download'] })],
  ['the API', click, link(`${origin}/api/docs`)],
  ['a file', click, link(`${origin}/files/12?sig=x`)],
  ['a document', click, link(`${origin}/guide.pdf`)],
])('the browser follows the link itself: %s', (_what, event, anchor) => {
  expect(innerHref(event, anchor, origin)).toBeNull()
})
