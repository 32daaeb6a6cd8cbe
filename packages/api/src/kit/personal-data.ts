import type { Db } from '../db/db.ts'

export interface Person {
  id: number
  email: string
}

/** What one folder holds about a person: it can show it (right of access) and remove it (right of erasure). */
export interface PersonalDataSource {
  /** The key of its part in the export. */
  name: string
  collect(db: Db, person: Person): Promise<unknown>
  /** Removes or anonymises, in the transaction of the whole erasure. */
  erase(trx: Db, person: Person, at: Date): Promise<void>
}

declare module '../deps.ts' {
  interface Deps {
    /** Every folder that keeps something about people. */
    personalData: readonly PersonalDataSource[]
  }
}
