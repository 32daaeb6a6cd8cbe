import { formatEuros, parseEuros } from '@kiosque/contract/domain/money'
import type { BriProduct } from '@kiosque/contract/wire/claims'

/** A product of an operation as it is being typed. */
export interface TypedProduct {
  key: number
  id?: number
  name: string
  detail: string
  ean: string
  value: string
  max_quantity: string
}

let keys = 0
const nextKey = () => {
  keys += 1
  return keys
}

export const emptyProduct = (): TypedProduct => ({
  key: nextKey(),
  name: '',
  detail: '',
  ean: '',
  value: '',
  max_quantity: '',
})

export const typedProducts = (products: readonly BriProduct[]): TypedProduct[] =>
  products.map(({ id, name, detail, ean, value, max_quantity }) => ({
    key: nextKey(),
    id,
    name,
    detail,
    ean,
    value: formatEuros(value).replace(/\u00A0€$/, ''),
    max_quantity: String(max_quantity ?? ''),
  }))

const isBlank = ({ name, ean, value }: TypedProduct) => name.trim() + ean.trim() + value.trim() === ''

/** Lines left blank are no products. */
export const productsOf = (products: readonly TypedProduct[]) =>
  products
    .filter((product) => !isBlank(product))
    .map(({ id, name, detail, ean, value, max_quantity }) => ({
      ...(id === undefined ? {} : { id }),
      name: name.trim(),
      detail: detail.trim(),
      ean: ean.replaceAll(/\s/g, ''),
      value: parseEuros(value) ?? 0,
      max_quantity: max_quantity.trim() === '' ? null : Number(max_quantity),
    }))

/** The first thing wrong with them, by the line it is on. */
export function productProblem(products: readonly TypedProduct[]): string | undefined {
  const typed = products.filter((product) => !isBlank(product))
  if (typed.length === 0) return 'Ajoutez au moins un produit.'
  for (const [rank, { name, ean, value, max_quantity }] of typed.entries()) {
    const line = `Produit ${rank + 1}\u00A0: `
    if (name.trim() === '') return `${line}donnez son nom.`
    if (!/^(?:\d{7}|\d{13})$/.test(ean.replaceAll(/\s/g, '')))
      return `${line}un code compte 13\u00A0chiffres (EAN, CIP13) ou 7 (CIP7).`
    if ((parseEuros(value) ?? 0) < 1) return `${line}donnez la valeur d’un bon, par exemple 2,00.`
    if (max_quantity.trim() !== '' && !/^[1-9]\d{0,4}$/.test(max_quantity.trim()))
      return `${line}le plafond est un nombre entier, ou rien.`
  }
  return undefined
}
