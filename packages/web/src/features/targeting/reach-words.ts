import type { Reach } from '@kiosque/contract/wire/audience'
import { formatInteger } from '../../lib/format.ts'

type Counted = Pick<Reach, 'drugstores' | 'people'>

/** Neither a pharmacy nor a person: publishing would show it to nobody. */
export const isNobody = (reach: Counted) => reach.drugstores === 0 && reach.people === 0

/** « 43 % » of the network’s pharmacies; under one percent it is said so. */
export function shareText(reach: Pick<Reach, 'drugstores' | 'all_drugstores'>): string {
  if (reach.all_drugstores === 0 || reach.drugstores === 0) return '0\u00a0%'
  const share = (100 * reach.drugstores) / reach.all_drugstores
  return share < 1 ? '<\u00a01\u00a0%' : `${formatInteger(Math.floor(share))}\u00a0%`
}
