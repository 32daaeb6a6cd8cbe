import type { CellScope } from '../audience/cells.predicate.ts'

/** Where one looks: for whom, when, and among which kinds. */
export interface SearchScope extends CellScope {
  kinds: readonly string[]
}
