import { expect, test } from 'vitest'
import { emptyProduct, productProblem, productsOf, typedProducts } from './typed-products.ts'

const good = { ...emptyProduct(), name: 'Spray', ean: '3401560118247', value: '2,00' }

test('what is typed becomes cents and codes; a blank line is no product', () => {
  expect(productsOf([{ ...good, ean: '3401 5601 18247', max_quantity: '40' }, emptyProduct()])).toEqual([
    { name: 'Spray', detail: '', ean: '3401560118247', value: 200, max_quantity: 40 },
  ])
  expect(productProblem([good, emptyProduct()])).toBeUndefined()
})

test('a product already there comes back as it was', () => {
  const known = {
    id: 4,
    name: 'Spray',
    detail: '125 ml',
    ean: '3401560118247',
    value: 150,
    max_quantity: null,
  }

  expect(productsOf(typedProducts([known]))).toEqual([known])
})

test.each([
  ['no product', [emptyProduct()], 'au moins un produit'],
  ['no name', [{ ...good, name: '' }], 'son nom'],
  ['a short code', [{ ...good, ean: '12' }], '13'],
  ['no value', [good, { ...good, value: 'gratuit' }], 'Produit 2'],
  ['a cap that is none', [{ ...good, max_quantity: '0' }], 'plafond'],
])('%s is said', (_name, products, message) => {
  expect(productProblem(products)).toContain(message)
})
