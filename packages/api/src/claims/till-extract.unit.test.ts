import { describe, expect, test } from 'vitest'
import { isTable, proofTableOf, tillExtractOf } from './till-extract.ts'

const products = [
  { id: 1, ean: '3401560118247' },
  { id: 2, ean: '3401560118254' },
]
const read = (text: string) => tillExtractOf(Buffer.from(text), products)

describe('a till’s extract', () => {
  test.each([
    ['semicolons', 'Date;Code EAN;Quantité\n01/10/2026;3401560118247;15\n02/10/2026;3401560118254;6\n'],
    ['commas', 'date,EAN,qte\n01/10/2026,3401560118247,15\n02/10/2026,3401560118254,6\n'],
    ['tabs and Windows line ends', 'CIP\tNb\r\n3401560118247\t15\r\n3401560118254\t6\r\n'],
    ['bars', 'Code produit|Nombre\n3401560118247|15\n3401560118254|6\n'],
    ['its mark and quotes', '\uFEFF"EAN";"Quantité"\n"3401560118247";"15"\n"3401560118254";"6"\n'],
  ])('counts vouchers by product with %s', (_name, text) => {
    expect(read(text)).toEqual({
      rows: 2,
      recognised: 2,
      vouchers: 21,
      by_product: [
        { product_id: 1, quantity: 15 },
        { product_id: 2, quantity: 6 },
      ],
    })
  })

  test('counts one voucher a line where there is no quantity, and adds up what comes back', () => {
    expect(read('EAN;Libellé\n3401560118247;Change\n3401560118247;Change\n9999999999999;Autre\n')).toEqual({
      rows: 3,
      recognised: 2,
      vouchers: 2,
      by_product: [{ product_id: 1, quantity: 2 }],
    })
  })

  test('finds codes without a header, and says zero of what it cannot read', () => {
    expect(read('3401560118247;4\n')).toMatchObject({ rows: 1, recognised: 1, vouchers: 1 })
    expect(read('Nom;Prix\nSavon;3,20\n')).toMatchObject({ rows: 1, recognised: 0, vouchers: 0 })
    expect(read('EAN;Qté\n3401560118247;mille\n')).toMatchObject({ recognised: 1, vouchers: 0 })
  })

  test.each([
    ['EAN;Qté\n999;4\n', true],
    ['Nom,Prix\nSavon,"3,20"\n', true],
    ['EAN|Qté\n999|4\n', true],
    ['3401560118247\n3401560118247\n', true],
    ['bonjour', false],
    ['Trois bons, promis.', false],
    ['EAN;Qté\n', false],
    ['une note\nsur deux lignes\n', false],
    ['', false],
  ])('%j proves something: %s', (text, expected) => {
    expect(isTable(Buffer.from(text), products)).toBe(expected)
  })

  test('is shown as a table, with the lines of the operation marked', () => {
    const table = proofTableOf(Buffer.from('EAN;Qté\n3401560118247;4\n111;2\n'), products)

    expect(table).toEqual({
      header: ['EAN', 'Qté'],
      rows: [
        { cells: ['3401560118247', '4'], product_id: 1 },
        { cells: ['111', '2'], product_id: null },
      ],
      total: 2,
    })
  })
})
