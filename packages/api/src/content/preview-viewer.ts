import type { AccountType } from '@kiosque/contract/domain/roles'
import { viewerOfDrugstore } from '../audience/audience.service.ts'
import { readerOf, type Reader } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'

/** Somebody of this pharmacy with this role, as the audience rule sees them; without one, someone of the network. */
export async function viewerAs(
  db: Db,
  who: { drugstore_id: number | undefined; account_type: AccountType; environment: 0 | 1 },
): Promise<Reader> {
  const { drugstore_id, account_type, environment } = who
  if (drugstore_id === undefined) {
    return readerOf(db, {
      right_id: null,
      account_type,
      drugstore_id: null,
      site: 1,
      environment,
      group: null,
      packs: [],
      zones: [],
    })
  }
  const found = await viewerOfDrugstore(db, { drugstore_id, account_type, environment })
  if (found === null) throw notFound()
  return readerOf(db, found.viewer)
}
