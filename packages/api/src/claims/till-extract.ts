import type { TillExtract } from '@kiosque/contract/wire/claims'
import type { ProofTable } from '@kiosque/contract/wire/claims-desk'
import { QUANTITY_MAX } from '@kiosque/contract/domain/claims'
import { fold } from '@kiosque/contract/domain/slug'
import { decodeText, guessSeparator, readRows } from '../network/import/csv-text.ts'

interface Product {
  id: number
  ean: string
}

const SHOWN = 300
/** A till that never stops is not read to its end. */
const MOST_ROWS = 100_000
const CODE = /^(?:ean|ean13|gtin|cip|cip13|cip7|acl|code|code(?: |-)?(?:ean|cip|produit|barre|article)s?.*)$/
const COUNT = /^(?:qte?|quantite|quantites|nb|nombre|bons|nb bons|nombre de bons|qte vendue|quantite vendue)$/

interface Read {
  header: string[]
  rows: { cells: string[]; productId: number | null; quantity: number }[]
  total: number
}

const plain = (text: string) =>
  fold(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
/** What a spreadsheet adds around a code: an apostrophe, a sign, spaces. */
const digits = (text: string) => text.replaceAll(/[^0-9]/g, '')

function readExtract(bytes: Buffer, products: readonly Product[]): Read {
  const { text } = decodeText(bytes)
  const byEan = new Map(products.map((product) => [product.ean, product.id]))
  const read: Read = { header: [], rows: [], total: 0 }
  let codeAt = -1
  let countAt = -1
  for (const { cells } of readRows(text.replace(/^\uFEFF/, ''), guessSeparator(text))) {
    if (read.total === 0 && read.header.length === 0 && !cells.some((cell) => byEan.has(digits(cell)))) {
      read.header = cells.map((cell) => cell.trim())
      codeAt = cells.findIndex((cell) => CODE.test(plain(cell)))
      countAt = cells.findIndex((cell) => COUNT.test(plain(cell)))
      continue
    }
    if (read.total >= MOST_ROWS) break
    read.total += 1
    const code = codeAt < 0 ? cells.map(digits).find((cell) => byEan.has(cell)) : digits(cells[codeAt] ?? '')
    const productId = byEan.get(code ?? '') ?? null
    read.rows.push({ cells, productId, quantity: countAt < 0 ? 1 : quantityOf(cells[countAt] ?? '') })
  }
  return read
}

function quantityOf(cell: string): number {
  const value = Number(cell.replaceAll(/[\s\u00A0\u202F]/g, '').replace(',', '.'))
  return Number.isInteger(value) && value > 0 && value <= QUANTITY_MAX ? value : 0
}

/**
 * Whether it proves anything: lines under a header, cut into columns, or codes of the operation one below the other.
 * A sentence saved as CSV is text too, and no till wrote it.
 */
export function isTable(bytes: Buffer, products: readonly Product[]): boolean {
  const { header, rows } = readExtract(bytes, products)
  return rows.some(({ productId }) => productId !== null) || (header.length > 1 && rows.length > 0)
}

/** How many vouchers a till's extract counts for the products of an operation; a hint, never an amount. */
export function tillExtractOf(bytes: Buffer, products: readonly Product[]): TillExtract {
  const { rows, total } = readExtract(bytes, products)
  const counted = new Map<number, number>()
  let recognised = 0
  for (const { productId, quantity } of rows) {
    if (productId === null) continue
    recognised += 1
    counted.set(productId, (counted.get(productId) ?? 0) + quantity)
  }
  const by_product = [...counted]
    .filter(([, quantity]) => quantity > 0)
    .map(([product_id, quantity]) => ({ product_id, quantity }))
  const vouchers = by_product.reduce((sum, each) => sum + each.quantity, 0)
  return { rows: total, recognised, vouchers, by_product }
}

/** The same as the desk reads it beside the lines. */
export function proofTableOf(bytes: Buffer, products: readonly Product[]): ProofTable {
  const { header, rows, total } = readExtract(bytes, products)
  return {
    header,
    rows: rows.slice(0, SHOWN).map(({ cells, productId }) => ({ cells, product_id: productId })),
    total,
  }
}
