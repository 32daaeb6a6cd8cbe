import pg from 'pg'

/** What PostgreSQL said, before anything is made of it: every cell is its text. */
export interface RawResult {
  fields: { name: string; dataTypeID: number }[]
  rows: (string | null)[][]
  /** Rows inserted, updated or deleted. */
  affected: number
}

const INT8 = 20
const DATE = 1082
const TIMESTAMPTZ = 1184

/** Where an instant of our times has its signs, as a server whose clock is UTC writes it: « 2026-11-19 04:14:15.123456+00 ». */
const YEAR_END = 4
const DAY_END = 10
const IN_UTC = '+00'

/** Both engines read cells with the same parsers, so neither can surprise the other. */
export const cellTypes = new pg.TypeOverrides()
// count(*) and sums fit a number long before they reach 2^53.
cellTypes.setTypeParser(INT8, Number)
// A day has no zone: it stays the text yyyy-mm-dd.
cellTypes.setTypeParser(DATE, (text) => text)

// The usual form goes to the platform's own reader, which is several times as quick; any other to that of pg.
const anyInstant = parserOf(TIMESTAMPTZ)
cellTypes.setTypeParser(TIMESTAMPTZ, (text) => {
  if (text[YEAR_END] !== '-' || text[DAY_END] !== ' ' || !text.endsWith(IN_UTC)) return anyInstant(text)
  return new Date(`${text.slice(0, DAY_END)}T${text.slice(DAY_END + 1, -IN_UTC.length)}Z`)
})

export function rowsOf({ fields, rows }: RawResult): Record<string, unknown>[] {
  const parsers = fields.map(({ dataTypeID }) => parserOf(dataTypeID))
  return rows.map((cells) => {
    const row: Record<string, unknown> = {}
    for (const [index, { name }] of fields.entries()) {
      const cell = cells[index]
      row[name] = cell === null || cell === undefined ? null : parsers[index]?.(cell)
    }
    return row
  })
}

function parserOf(dataTypeID: number): (text: string) => unknown {
  return cellTypes.getTypeParser(dataTypeID, 'text') as unknown as (text: string) => unknown
}
