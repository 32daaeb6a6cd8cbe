import { expect, test } from 'vitest'
import { drawCover } from './cover-pattern.ts'
import { initialsOf } from './initials.ts'
import { pageWindow } from './page-window.ts'
import { toast, toastStore } from './toast-store.ts'

test('a content keeps its cover, and two contents differ', () => {
  expect(drawCover(12, 5, 3)).toEqual(drawCover('12', 5, 3))
  expect(drawCover(12, 5, 3)).not.toEqual(drawCover(13, 5, 3))
})

test.each([
  ['Pharmacie des Tilleuls', 'PT'],
  ['Claire Morvan', 'CM'],
  ['Hydrélis', 'HY'],
  ['Affich’Activ', 'AA'],
  ['', '?'],
])('initials of « %s » are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [12, 12, [1, null, 9, 10, 11, 12]],
])('page %i of %i offers %j', (page, last, expected) => {
  expect(pageWindow(page, last)).toEqual(expected)
})

test('S9-04 three toasts at most are shown, the latest ones', () => {
  for (const title of ['un', 'deux', 'trois', 'quatre']) toast({ title })

  expect(toastStore.read().map((entry) => entry.title)).toEqual(['deux', 'trois', 'quatre'])
})
