import { expectAnswer } from '../../lib/first-answers.ts'
import type { SearchParams } from '../../lib/search-params.ts'

/** What a loader may ask with. */
export type Visit = { params: { id?: string }; search: SearchParams }
type Data = typeof import('./page-data.ts')

/**
 * For a route's `loader`: its page's questions leave while the code of the page is on its way. Nothing waits for the
 * answers: the page shows its skeleton as it would, and a failure here is met again by the page, which says it.
 */
export function askEarly(questions: (data: Data, visit: Visit) => void) {
  return (visit: { params: Visit['params']; location: { search: object } }): void => {
    const asked: Visit = { params: visit.params, search: visit.location.search as SearchParams }
    const told = import('./page-data.ts').then((data) => questions(data, asked))
    expectAnswer(told.catch(() => undefined))
  }
}
