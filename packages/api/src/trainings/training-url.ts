import { contentPath } from '@kiosque/contract/kinds/define-kind'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { FollowedTraining } from './team.sql.ts'

/** Where a training is found in the portal. */
export function urlOf({ kind, id, slug, fields }: FollowedTraining): string {
  const declared = kindOf(kind)
  return declared === null ? '/' : contentPath(declared, { ...fields, id, slug })
}
