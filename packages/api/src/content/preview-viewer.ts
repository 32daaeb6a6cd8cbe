import type { AccountType } from '@kiosque/contract/domain/roles'
import { viewerOfDrugstore } from '../audience/audience.service.ts'
import { readerOf, type Reader } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import { invalid, notFound } from '../errors.ts'
import { demandFollowed } from '../network/drugstores.service.ts'
import { limitingZones, type Viewer } from '../http/viewer.ts'

/**
 * Somebody of this pharmacy with this role, as the audience rule sees them; without one, someone of the network. An
 * adviser looks as people of the pharmacies of their zones, and of no other (D16-02).
 */
export async function viewerAs(
  db: Db,
  asking: Viewer,
  who: { drugstore_id: number | undefined; account_type: AccountType; environment: 0 | 1 },
): Promise<Reader> {
  const { drugstore_id, account_type, environment } = who
  if (drugstore_id === undefined) {
    if (limitingZones(asking) !== null) {
      throw invalid({ drugstore_id: ['Choisissez une officine de vos zones.'] })
    }
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
  await demandFollowed(db, asking, drugstore_id)
  const found = await viewerOfDrugstore(db, { drugstore_id, account_type, environment })
  if (found === null) throw notFound()
  return readerOf(db, found.viewer)
}
