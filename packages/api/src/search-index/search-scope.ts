import type { CountScope } from '../audience/counts.predicate.ts'

/** Where one looks: for whom, when, and among which kinds. */
export interface SearchScope extends CountScope {
  kinds: readonly string[]
}
