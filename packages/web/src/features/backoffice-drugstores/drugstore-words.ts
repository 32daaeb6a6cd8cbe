import type { AdminDrugstore } from '@kiosque/contract/wire/people'
import type { GroupName } from '@kiosque/contract/domain/network'
import { GROUP_NAMES } from '@kiosque/contract/domain/network'
import type { Option } from '../../ui/select.tsx'

const GROUP_LABELS: Record<GroupName, string> = { MPR: 'MPR', PRLG: 'PRLG', MPR_NAT: 'MPR national' }

export const groupLabel = (name: GroupName) => GROUP_LABELS[name]

export const GROUP_OPTIONS: readonly Option[] = GROUP_NAMES.map((name) => ({
  value: name,
  label: groupLabel(name),
}))

export function addressText(drugstore: Pick<AdminDrugstore, 'address' | 'postcode' | 'city'>): string {
  const town = [drugstore.postcode, drugstore.city].filter(Boolean).join(' ')
  return [drugstore.address, town].filter(Boolean).join(', ')
}
