import type { AdminDrugstore } from '@kiosque/contract/wire/people'
import { GROUP_NAMES, groupLabel } from '@kiosque/contract/domain/network'
import type { Option } from '../../ui/select.tsx'

export const GROUP_OPTIONS: readonly Option[] = GROUP_NAMES.map((name) => ({
  value: name,
  label: groupLabel(name),
}))

export function addressText(drugstore: Pick<AdminDrugstore, 'address' | 'postcode' | 'city'>): string {
  const town = [drugstore.postcode, drugstore.city].filter(Boolean).join(' ')
  return [drugstore.address, town].filter(Boolean).join(', ')
}
