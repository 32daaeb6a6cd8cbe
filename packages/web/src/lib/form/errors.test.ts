import { expect, test } from 'vitest'
import { inOrder } from './errors.ts'

test('errors are read in the order of the screen, those of one field as they came', () => {
  const errors = { slug: 'a', 'items.2': 'b', 'items.0': 'c', title: 'd' }

  expect(inOrder(errors, ['title', 'items', 'slug']).map(([path]) => path)).toEqual([
    'title',
    'items.2',
    'items.0',
    'slug',
  ])
})
