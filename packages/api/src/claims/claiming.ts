import { claimRight, type ClaimRight } from '@kiosque/contract/domain/claims'
import type { Member } from '../audience/visible-targets.ts'
import type { Deps } from '../deps.ts'
import { forbidden } from '../errors.ts'
import type { Viewer } from '../http/viewer.ts'

/** What the services of this folder need of the application. */
export type Claiming = Pick<Deps, 'db' | 'now' | 'env'>

export interface Claimant {
  viewer: Member
  drugstoreId: number
  right: ClaimRight
}

/** D10-01, D15-10: people of a pharmacy who may claim for it; type 90 and guests may not. */
export function demandClaimant(viewer: Member): Claimant {
  const right = claimRight(viewer.account_type)
  if (viewer.drugstore_id === null || right === null)
    throw forbidden(
      'claims_reserved',
      'La compensation BRI est ouverte aux titulaires, cotitulaires, adjoints et préparateurs d’une officine.',
    )
  return { viewer, drugstoreId: viewer.drugstore_id, right }
}

export const actorOf = ({ user_id, account_id }: Viewer) => ({ user_id, account_id })
