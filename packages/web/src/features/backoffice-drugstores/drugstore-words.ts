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

/** « +33299001234 » → « 02 99 00 12 34 »; overseas numbers keep their own code. */
export function phoneText(phone: string): string {
  const national = phone.replace(/^\+33/, '0')
  return /^0\d{9}$/.test(national) ? national.replace(/(\d\d)(?=\d)/g, '$1\u00A0') : phone
}

export function addressText(drugstore: Pick<AdminDrugstore, 'address' | 'postcode' | 'city'>): string {
  const town = [drugstore.postcode, drugstore.city].filter(Boolean).join(' ')
  return [drugstore.address, town].filter(Boolean).join(', ')
}
