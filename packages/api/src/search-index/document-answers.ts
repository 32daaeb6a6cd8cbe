import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** A condition on contents, for any list: those whose words answer this tsquery, looked up by their words. */
export function isAmongAnswers(alias: string, kind: string, answer: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(`${alias}.id`)} IN (SELECT live_answering(${answer}::tsquery, ${kind}))`
}

/** The same asked of one row at a time, where there are few. */
export function documentAnswers(alias: string, answer: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`EXISTS (SELECT FROM search_document d
    WHERE d.content_id = ${sql.ref(`${alias}.id`)} AND d.words @@ ${answer}::tsquery)`
}
