import { expect, test } from 'vitest'
import { anchorHeadings, fileIdIn, plainText, readingMinutes } from './rich-text.ts'
import { isSafeLink, isSafePicture, isVideoAddress } from './safe-html.ts'
import { slugify } from './slug.ts'

test.each([
  'https://www.youtube.com/embed/abc',
  'https://www.youtube-nocookie.com/embed/abc?rel=0',
  'https://player.vimeo.com/video/1',
  'HTTPS://WWW.YouTube.com/embed/abc',
])('D5-03 frames may come from %s', (address) => {
  expect(isVideoAddress(address)).toBe(true)
})

test.each([
  'http://www.youtube.com/embed/abc',
  '//www.youtube.com/embed/abc',
  'https://www.youtube.com.evil.test/embed',
  'https://evil.test/www.youtube.com',
  'https://www.youtube.com@evil.test/',
  'https://user:pw@www.youtube.com/',
  'https://www.youtube.com:8443/',
  'https:/\\www.youtube.com/embed',
  'https:\\\\www.youtube.com/embed',
  'https://evil.test\\@www.youtube.com/',
  'https://www.youtubе.com/embed',
  'https://www.youtube.com\u3002evil.test/',
  'https://www.you\ttube.com/',
  ' https://www.youtube.com/embed',
  'https:www.youtube.com/embed',
  'javascript:alert(1)',
  'data:text/html,x',
  '/embed',
  '',
])('D5-03 frames never come from %j', (address) => {
  expect(isVideoAddress(address)).toBe(false)
})

test.each([
  'https://a.test/b?c=d&e=f',
  'http://a.test',
  'mailto:a@b.fr',
  'tel:+33123456789',
  '/news/3',
  '#bas',
  '?q=1',
  'page.html',
])('D5-03 %s is a link', (address) => {
  expect(isSafeLink(address)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:x',
  'data:text/html,x',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  'https:/\\evil.test',
  'file:///etc/passwd',
  'https:',
  '',
])('D5-03 %j is no link', (address) => {
  expect(isSafeLink(address)).toBe(false)
  expect(isSafePicture(address)).toBe(false)
})

test('D12-01 pictures of the library are recognised by id, signed or not', () => {
  expect(fileIdIn('/api/v1/files/12?exp=1&sig=a')).toBe(12)
  expect(fileIdIn('/api/v1/files/12')).toBe(12)
  expect(fileIdIn('/api/v1/files/012')).toBeNull()
  expect(fileIdIn('https://elsewhere.test/api/v1/files/12')).toBeNull()
})

test('S9-05 headings get anchors of their own, unique within the text', () => {
  const { html, headings } = anchorHeadings(
    '<h2>Été</h2><p>x</p><h3>Été</h3><h2><strong>Fin</strong></h2>',
    slugify,
  )

  expect(html).toBe(
    '<h2 id="ete">Été</h2><p>x</p><h3 id="ete-2">Été</h3><h2 id="fin"><strong>Fin</strong></h2>',
  )
  expect(headings.map(({ level, text }) => [level, text])).toEqual([
    [2, 'Été'],
    [3, 'Été'],
    [2, 'Fin'],
  ])
})

test('D5-01 the words of a text, for extracts and reading time', () => {
  expect(plainText('<p>Un</p><ul><li>deux &amp; trois</li></ul>&lt;b&gt;')).toBe('Un deux & trois <b>')
  expect(readingMinutes('')).toBe(0)
  expect(readingMinutes(`<p>${'mot '.repeat(660)}</p>`)).toBe(3)
})
