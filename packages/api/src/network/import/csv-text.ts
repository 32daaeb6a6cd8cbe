export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252 (Latin-1)'

/** Reads the bytes of a spreadsheet's export: UTF-8 with or without its mark, UTF-16, or what old Excel writes. */
export function decodeText(bytes: Buffer): { text: string; encoding: Encoding } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' }
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252 (Latin-1)' }
  }
}

export type Separator = ';' | ',' | '\t' | '|'

/** The one most seen in the first line, outside quotes. */
export function guessSeparator(text: string): Separator {
  const end = text.search(/[\r\n]/)
  const header = (end === -1 ? text : text.slice(0, end)).replace(/"[^"]*"/g, '')
  const count = (separator: string) => header.split(separator).length
  const candidates: Separator[] = [';', ',', '\t', '|']
  return candidates.reduce((best, next) => (count(next) > count(best) ? next : best), ';')
}

export interface CsvRow {
  /** Where the row begins in the file; a quoted cell may hold line breaks. */
  line: number
  cells: string[]
}

/** One row after the other, so that the caller can let other requests through in between. Blank lines are left out. */
export function* readRows(text: string, separator: Separator): Generator<CsvRow> {
  let position = 0
  let line = 1
  while (position < text.length) {
    const row: CsvRow = { line, cells: [] }
    for (let isOpen = true; isOpen;) {
      const cell = readCell(text, position, separator)
      row.cells.push(cell.value)
      line += cell.lineBreaks
      position = cell.end
      isOpen = text[position] === separator
      if (isOpen) position += 1
    }
    if (text[position] === '\r' && text[position + 1] === '\n') position += 2
    else position += 1
    line += 1
    if (row.cells.some((cell) => cell.trim() !== '')) yield row
  }
}

interface Cell {
  value: string
  /** The index of the separator, line break or end that follows. */
  end: number
  lineBreaks: number
}

function readCell(text: string, start: number, separator: string): Cell {
  if (text[start] !== '"') {
    let end = start
    while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
    return { value: text.slice(start, end), end, lineBreaks: 0 }
  }
  let value = ''
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    const to = quote === -1 ? text.length : quote
    value += text.slice(from, to)
    if (text[to + 1] !== '"') {
      const end = Math.min(to + 1, text.length)
      const tail = readTail(text, end, separator)
      return { value: value + tail, end: end + tail.length, lineBreaks: value.split('\n').length - 1 }
    }
    value += '"'
    from = to + 2
  }
}

/** What a careless export leaves between a closing quote and the separator. */
function readTail(text: string, start: number, separator: string): string {
  let end = start
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return text.slice(start, end)
}
