import { CompiledQuery, type Compilable } from 'kysely'
import type { Db } from './db.ts'

/** Stands where a value will be. */
class Place {
  readonly at: number

  constructor(at: number) {
    this.at = at
  }
}

/**
 * A statement that is put into words the first time it is asked, not each time: for those that every other request
 * asks. Its values stand in it as they are given: nothing is made of them, and no part of it hangs on them.
 */
export function writtenOnce<Values extends readonly unknown[], Row>(
  write: (db: Db, ...values: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  let words: Pick<CompiledQuery, 'sql' | 'parameters'> | null = null
  return async (db, ...values) => {
    words ??= write(db, ...(values.map((_, at) => new Place(at)) as unknown as Values)).compile()
    const parameters = words.parameters.map((value) => (value instanceof Place ? values[value.at] : value))
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(words.sql, parameters))
    return rows
  }
}
