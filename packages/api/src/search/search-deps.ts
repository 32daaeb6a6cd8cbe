import { parisDay } from '@kiosque/contract/domain/dates'
import { allKinds } from '@kiosque/contract/kinds/registry'
import type { Reader } from '../audience/visible-targets.ts'
import type { Live } from '../content/live.ts'
import type { Deps } from '../deps.ts'
import type { SearchScope } from '../search-index/search-scope.ts'
import type { Finds } from './finds.ts'
import type { KnownEvents } from './found-events.ts'

export type SearchDeps = Pick<Deps, 'db' | 'env' | 'now'> & {
  /** Where answers are shared, what they are made from is too; a preview asks the database. */
  known?: { live: Live; finds: Finds; events: KnownEvents }
}

export const scopeOf = (deps: SearchDeps, viewer: Reader | null): SearchScope => {
  const now = deps.now()
  return { viewer, now, today: parisDay(now), kinds: allKinds.map((kind) => kind.key) }
}
