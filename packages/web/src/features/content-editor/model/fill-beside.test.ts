import { expect, test } from 'vitest'
import { productLines } from '@kiosque/contract/kinds/fields'
import { filledBeside } from './fill-beside.ts'

const { fields } = productLines()
const product = { title: 'Sérum physiologique', ean: '3400930000001', code: 'SP-10', price: 390 }

test('D5 a product of the catalogue brings its name, its EAN and its price where nothing is written', () => {
  expect(filledBeside(fields, fields['product']!, { name: '', ean: '', price: '' }, product)).toEqual({
    values: { name: 'Sérum physiologique', ean: '3400930000001', price: '3,90' },
    labels: ['Désignation', 'EAN', 'Prix moyen constaté'],
  })
})

test('what is typed stays, a reference stands in for an absent EAN, and nothing is made up', () => {
  const beside = { name: 'Mon nom', ean: '', price: '' }

  expect(filledBeside(fields, fields['product']!, beside, { ...product, ean: null, price: null })).toEqual({
    values: { ean: 'SP-10' },
    labels: ['EAN'],
  })
  expect(filledBeside(fields, fields['name']!, beside, product).labels).toEqual([])
})
