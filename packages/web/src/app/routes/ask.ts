import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { expectAnswer } from '../../lib/first-answers.ts'
import { queryClient } from '../../lib/query-client.ts'

/** Kept for the page, which asks the same question: the answer, or the failure, is found there. */
export function ask<Answer, Key extends QueryKey>(
  query: FetchQueryOptions<Answer, Error, Answer, Key>,
): void {
  expectAnswer(queryClient.prefetchQuery(query))
}
