import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

const BOM = '\uFEFF'
// What a spreadsheet may run as a formula, also behind blanks or invisible characters and in full width (D8-03).
const FORMULA =
  /^[\s\p{Z}\p{Cf}\p{Cc}\p{Mn}\u115F\u1160\u3164\uFFA0\u2800]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20\uFE62\uFE63\uFE66\uFE6B]/u
const STARTS_WITH_CONTROL = /^[\t\r]/
const NEEDS_QUOTES = /[";\n\r\t,]|^\s|\s$/
// Codes that a spreadsheet reads as numbers, dropping their zeros or their last digits: between quotes, one that is
// asked to take quoted cells as text keeps them whole.
const CODE = /^(?:0\d+|\d{12,}|\d+[eE]\d+)$/

/** An amount in cents: a column of money has two decimals on every line, below zero too. */
export type Amount = { readonly cents: number }
export type Cell = string | number | boolean | Date | Amount | null | undefined

export const amountCell = (cents: number | null | undefined): Cell => (cents == null ? null : { cents })

/** One cell: never a live formula, always one field. */
export function csvCell(value: Cell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value).replace('.', ',')
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (value instanceof Date) return frenchDate(value)
  if (typeof value === 'object') return `"${(value.cents / 100).toFixed(2).replace('.', ',')}"`
  const text = STARTS_WITH_CONTROL.test(value) || FORMULA.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(text) || CODE.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The text of a cell that comes back in a file of ours: without the apostrophe that neutralised it. */
export const writtenCell = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text

export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`
}

const paris = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeZone: 'Europe/Paris' })

/** dd/MM/yyyy in Paris. */
export function frenchDate(date: Date): string {
  return paris.format(date)
}

/**
 * Streams a French spreadsheet (UTF-8 with BOM, semicolons): rows are read as they leave, so 100,000 of them cost
 * the memory of a page.
 */
export function sendCsv(
  reply: FastifyReply,
  fileName: string,
  header: readonly string[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): FastifyReply {
  async function* lines() {
    yield BOM + csvLine(header)
    let buffer = ''
    for await (const row of rows) {
      buffer += csvLine(row)
      if (buffer.length < 16_384) continue
      yield buffer
      buffer = ''
    }
    yield buffer
  }
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName.replaceAll(/[^\w.-]/g, '_')}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(lines(), { objectMode: false }))
}

/** Reads page after page by key, since the embedded database has no cursors. */
export async function* inPages<Row extends { id: number }>(
  page: (afterId: number, size: number) => Promise<Row[]>,
  size = 1000,
): AsyncGenerator<Row> {
  for (let afterId = 0; ;) {
    const rows = await page(afterId, size)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < size) return
    afterId = last.id
  }
}
