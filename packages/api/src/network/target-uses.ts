import type { Target } from '@kiosque/contract/domain/audience'
import type { Db } from '../db/db.ts'

export type Dimension = Exclude<keyof Target, 'sites' | 'environments' | 'account_types'>

/** What the network must know of targets, which the audience rule keeps on the floor above. */
export interface TargetUses {
  /** How many things are for each zone, pack or group by name; those named nowhere are absent. */
  counts(db: Db, dimension: Dimension): Promise<Map<string, number>>
  /** Whatever was for the one is for the other. */
  replace(trx: Db, dimension: Dimension, from: number | string, to: number | string): Promise<void>
}

declare module '../deps.ts' {
  interface Deps {
    targetUses: TargetUses
  }
}
