import { expect, test } from 'vitest'
import { uploadRefusal } from './uploads.ts'

test('S5-02 30,000,000 bytes pass, one more is refused with its size', () => {
  expect(uploadRefusal({ name: 'catalogue.pdf', size: 30_000_000 })).toBeNull()
  expect(uploadRefusal({ name: 'catalogue.pdf', size: 30_000_001 })).toBe(
    'Ce fichier dépasse 30\u00a0Mo (30,1\u00a0Mo).',
  )
})

test('D15-05 a type that is not accepted is refused before it is sent', () => {
  expect(uploadRefusal({ name: 'picto.svg', size: 10 })).toContain('SVG')
  expect(uploadRefusal({ name: 'outil.exe', size: 10 })).toContain('n’est pas accepté')
  expect(uploadRefusal({ name: 'sans-extension', size: 10 })).toContain('n’est pas accepté')
  expect(uploadRefusal({ name: 'PHOTO.JPG', size: 10 })).toBeNull()
  expect(uploadRefusal({ name: 'vide.png', size: 0 })).toContain('vide')
})

test('S5-02 a film of 2 GB is told where it can go instead', () => {
  expect(uploadRefusal({ name: 'Atelier.MP4', size: 2_000_000_000 })).toBe(
    'Ce fichier dépasse 30\u00a0Mo (2000\u00a0Mo). Allégez la vidéo, ou déposez-la chez un hébergeur accepté et donnez son adresse.',
  )
})
