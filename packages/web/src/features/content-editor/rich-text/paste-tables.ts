/** The innermost tables first, so that a table inside a cell is lines before its own row is one. */
const TABLE = /<table\b(?:(?!<table\b)[\s\S])*?<\/table\s*>/i
const ROW = /<tr\b[^>]*>([\s\S]*?)<\/tr\s*>/gi
const CELL = /<(t[dh])\b[^>]*>([\s\S]*?)<\/t[dh]\s*>/gi
const BLOCK = /<\/?(?:p|div|h[1-6]|ul|ol|li|br)\b[^>]*>/gi

/** Tables are no part of what may be published (S9-05): each row becomes a line, its cells kept apart. */
export function linesOfTables(html: string): string {
  let left = html
  for (let found = TABLE.exec(left); found !== null; found = TABLE.exec(left))
    left = left.slice(0, found.index) + linesOf(found[0]) + left.slice(found.index + found[0].length)
  return left
}

function linesOf(table: string): string {
  return [...table.matchAll(ROW)].map(([, row = '']) => lineOf(row)).join('')
}

function lineOf(row: string): string {
  const cells = [...row.matchAll(CELL)].map(([, tag = '', inner = '']) => ({ tag, inner }))
  // A table of one column only lays a page out: what it holds stays as it is.
  if (cells.length === 1)
    return /<(?:p|div|h[1-6]|ul|ol)\b/i.test(cells[0]!.inner) ? cells[0]!.inner : `<p>${cells[0]!.inner}</p>`
  const texts = cells.map(({ inner }) => inner.replace(BLOCK, ' ').replace(/\s+/g, ' ').trim())
  const line = texts.filter((text) => text.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '').join(' · ')
  if (line === '') return ''
  return cells.every(({ tag }) => tag.toLowerCase() === 'th')
    ? `<p><strong>${line}</strong></p>`
    : `<p>${line}</p>`
}

/** How many tables of several columns a clipboard holds: those the writer is told about. */
export function countTables(html: string): number {
  let [count, left] = [0, html]
  for (let found = TABLE.exec(left); found !== null; found = TABLE.exec(left)) {
    const isWide = [...found[0].matchAll(ROW)].some(([, row = '']) => [...row.matchAll(CELL)].length > 1)
    count += isWide ? 1 : 0
    left = left.slice(0, found.index) + left.slice(found.index + found[0].length)
  }
  return count
}
