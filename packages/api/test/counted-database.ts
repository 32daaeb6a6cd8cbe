import type { Db } from '../src/db/db.ts'

/** The same database, which counts what it answers: every statement, those that were put into words before too. */
export function counted(db: Db) {
  let statements = 0
  return {
    db: db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        statements += 1
        return result
      },
    }) as Db,
    statements: () => statements,
    countAnew: () => void (statements = 0),
  }
}
