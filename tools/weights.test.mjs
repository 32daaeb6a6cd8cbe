import { expect, test } from 'vitest'
import { chunksOf, excesses, straysOf } from './weights.mjs'

const manifest = {
  'index.html': { file: 'entry.js', imports: ['_shared.js'], dynamicImports: ['a.tsx', 'b.tsx'] },
  '_shared.js': { file: 'shared.js', css: ['shared.css'] },
  'a.tsx': { file: 'a.js', imports: ['_shared.js', 'index.html'] },
  'b.tsx': { file: 'b.js' },
}

test('a page weighs its entry, its own chunk and what both import, each once', () => {
  expect(chunksOf(manifest, ['index.html', 'a.tsx']).map(({ file }) => file)).toEqual([
    'entry.js',
    'shared.js',
    'a.js',
  ])
})

test('a page missing from the build is an error, never a weight of zero', () => {
  expect(() => chunksOf(manifest, ['c.tsx'])).toThrow('c.tsx')
})

test('a budget passed by one byte is said, and the others are not', () => {
  const page = { path: '/login', js: 100, css: 10 }
  expect(excesses([{ page, js: 101, css: 10 }])).toEqual(['/login : 101 octets de JS, pour 100 au plus.'])
})

test('a page of the portal that would bring the editor along is named, and fails the budget', () => {
  const editor = 'src/features/content-editor/rich-text/rich-text-editor.tsx'
  const built = {
    'index.html': { file: 'entry.js', dynamicImports: [editor] },
    [editor]: { file: 'editor.js' },
    'src/pages/portal/good-page.tsx': { file: 'good.js', dynamicImports: [editor] },
    'src/pages/portal/bad-page.tsx': { file: 'bad.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'shared.js', imports: [editor] },
  }
  expect(straysOf(built, ['index.html', 'src/pages/portal/good-page.tsx'])).toEqual([])
  const strays = straysOf(built, ['index.html', 'src/pages/portal/bad-page.tsx'])
  expect(strays).toEqual([editor])
  const page = { path: '/bad', js: 100, css: 10 }
  expect(excesses([{ page, strays, js: 1, css: 1 }])).toHaveLength(1)
})
