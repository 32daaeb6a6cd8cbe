import { expect, test } from 'vitest'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import { assetsOf, isBanner, typesOf } from './gallery-assets.ts'

const visual = (id: number, format: string | null, width: number, height: number) => ({
  title: `Visuel ${id}`,
  format,
  file: { id, size: 10, width, height },
})

const album = (asset_type: string, media: object[]) =>
  ({ id: 1, title: 'Octobre rose', asset_type, rights_until: null, media }) as unknown as CardOf<'gallery'>

const wall = assetsOf([
  album('affiche', [
    visual(1, 'A3', 2480, 3508),
    visual(2, 'Bandeau 2400 × 800', 2400, 800),
    visual(3, 'Carré 1080 × 1080', 1080, 1080),
    visual(4, 'Carré 1080 × 1080', 1080, 1080),
  ]),
  album('photo', [visual(5, 'Illustration 1600 × 1000', 1600, 1000), visual(6, null, 800, 800)]),
])

test('S2-16 a visual is called what it is, whatever the rest of its album', () => {
  expect(wall.map(({ type }) => type)).toEqual([
    'Affiche A3',
    'Bandeau',
    'Réseaux sociaux',
    'Réseaux sociaux',
    'Photo',
    'Photo',
  ])
})

test('S2-16 the types of a wall are counted by visual, the most frequent first', () => {
  expect(typesOf(wall)).toEqual([
    ['Photo', 2],
    ['Réseaux sociaux', 2],
    ['Affiche A3', 1],
    ['Bandeau', 1],
  ])
})

test('S2-16 the words of a banner are not covered; a photograph has none', () => {
  expect(wall.filter(isBanner).map(({ file }) => file.id)).toEqual([2])
})
