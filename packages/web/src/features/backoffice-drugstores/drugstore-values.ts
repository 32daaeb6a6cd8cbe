import { readFiness, readPostcode } from '@kiosque/contract/domain/identifiers'
import type { GroupName } from '@kiosque/contract/domain/network'
import { GROUP_NAMES } from '@kiosque/contract/domain/network'
import type { AdminDrugstore, CreateDrugstoreBody } from '@kiosque/contract/wire/people'
import type { Rules } from '../../lib/form/check.ts'
import { isCip, isEmail, isPhone, isSiret, orEmpty } from '../../lib/identifier-rules.ts'
import { formatPhone } from '../../lib/phone.ts'
import { required } from '../../lib/rules.ts'

export const DRUGSTORE_LABELS = {
  name: 'Nom',
  cip_officine: 'Code CIP',
  siret: 'SIRET',
  finess: 'FINESS',
  group_name: 'Groupe',
  zone_id: 'Zone',
  packs: 'Packs',
  address: 'Adresse',
  postcode: 'Code postal',
  city: 'Ville',
  phone: 'Téléphone',
  email: 'Adresse e-mail',
}

/** What the form holds: text as it was typed, so that nothing is lost when it is refused. */
export type DrugstoreValues = Record<Exclude<keyof typeof DRUGSTORE_LABELS, 'packs'>, string> & {
  packs: readonly string[]
}

export function valuesOf(drugstore: AdminDrugstore | null): DrugstoreValues {
  return {
    name: drugstore?.name ?? '',
    cip_officine: drugstore?.cip_officine ?? '',
    siret: drugstore?.siret ?? '',
    finess: drugstore?.finess ?? '',
    group_name: drugstore?.group_name ?? '',
    zone_id: drugstore?.zone ? String(drugstore.zone.id) : '',
    packs: drugstore?.packs ?? [],
    address: drugstore?.address ?? '',
    postcode: drugstore?.postcode ?? '',
    city: drugstore?.city ?? '',
    phone: drugstore?.phone ? formatPhone(drugstore.phone) : '',
    email: drugstore?.email ?? '',
  }
}

export const DRUGSTORE_RULES: Rules<DrugstoreValues> = {
  name: required,
  cip_officine: isCip,
  siret: isSiret,
  finess: orEmpty(isFiness),
  group_name: (group) => (group ? undefined : 'Choisissez un groupe.'),
  postcode: orEmpty(isPostcode),
  city: required,
  phone: orEmpty(isPhone),
  email: orEmpty(isEmail),
}

function isFiness(text: string): string | undefined {
  const read = readFiness(text)
  return read.ok ? undefined : read.message
}

function isPostcode(text: string): string | undefined {
  const read = readPostcode(text)
  return read.ok ? undefined : read.message
}

const orNull = (text: string) => text.trim() || null

export function bodyOf(values: DrugstoreValues): CreateDrugstoreBody {
  const group_name = GROUP_NAMES.find((name): name is GroupName => name === values.group_name) ?? 'MPR'
  return {
    name: values.name.trim(),
    cip_officine: values.cip_officine,
    siret: values.siret,
    finess: orNull(values.finess),
    group_name,
    zone_id: values.zone_id ? Number(values.zone_id) : null,
    packs: [...values.packs],
    address: orNull(values.address),
    postcode: orNull(values.postcode),
    city: values.city.trim(),
    phone: orNull(values.phone),
    email: orNull(values.email),
  }
}

/** Only the fields that were touched leave; the CIP names the drugstore and never changes. */
export function changedFields(drugstore: AdminDrugstore, values: DrugstoreValues) {
  const before = valuesOf(drugstore)
  const { cip_officine: _fixed, ...body } = bodyOf(values)
  const changed = Object.entries(body).filter(([name]) => {
    const key = name as keyof DrugstoreValues
    return JSON.stringify(before[key]) !== JSON.stringify(values[key])
  })
  return Object.fromEntries(changed) as Partial<typeof body>
}
