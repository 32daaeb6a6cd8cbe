import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** A condition on contents, for any list: those whose words answer this tsquery. */
export function documentAnswers(alias: string, answer: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(`${alias}.id`)} IN (
    SELECT documents_answering(${answer}::tsquery))`
}
