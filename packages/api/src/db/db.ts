import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** A pool or a transaction: whoever holds one never needs to know which. `Transaction<Tables>` fits. */
export type Db = Kysely<Tables>
