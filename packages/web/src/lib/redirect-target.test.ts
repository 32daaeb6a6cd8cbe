import { expect, test } from 'vitest'
import { safeRedirect } from './redirect-target.ts'

test.each([
  '/',
  '/news',
  '/news/12?tri=fin&page=2',
  '/news/12#fin',
  '/faq/tout/3',
  '/search-results?q=a%20b%2Fc',
])('D15-11 a path of this site is kept: %s', (path) => {
  expect(safeRedirect(path)).toBe(path)
})

test.each([
  undefined,
  null,
  12,
  ['/news'],
  '',
  'news',
  'https://mal.example',
  'http:mal.example',
  '//mal.example',
  '///mal.example',
  '/\\mal.example',
  '\\\\mal.example',
  '/\t/mal.example',
  '/\n/mal.example',
  ' /news',
  '\u0000/news',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '/%5c/mal.example/../..//x\\',
  '/.//mal.example',
  '/..//mal.example',
  'https:/mal.example',
  '@mal.example',
  '/news\\..\\..',
  `/${'a'.repeat(3000)}`,
])('D15-11 anything else leads home: %j', (wanted) => {
  expect(safeRedirect(wanted)).toBe('/')
})

test.each(['/login', '/login?redirect=%2F', '/register', '/password-reset', '/maintenance', '/admin/login'])(
  'D15-11 one is never sent back to %s',
  (path) => {
    expect(safeRedirect(path, '/admin')).toBe('/admin')
  },
)
