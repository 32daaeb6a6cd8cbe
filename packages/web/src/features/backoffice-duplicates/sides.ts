import { groupLabel } from '@kiosque/contract/domain/network'
import { accountTypeLabel } from '@kiosque/contract/domain/roles'
import type { AdminDrugstore, AdminUser } from '@kiosque/contract/wire/people'
import { count, formatDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import type { MergeField, Side } from './duplicate-card.tsx'

export const USER_FIELDS: MergeField[] = [
  { key: 'email', label: 'E-mail' },
  { key: 'first_name', label: 'Prénom' },
  { key: 'last_name', label: 'Nom' },
  { key: 'phone', label: 'Téléphone' },
  { key: 'rpps', label: 'RPPS' },
]

export function userSide(user: AdminUser): Side {
  const places = user.accounts.map(
    ({ type, drugstore }) => `${accountTypeLabel(type)}${drugstore ? `, ${drugstore.name}` : ''}`,
  )
  const seen = user.last_seen_at ? `vue le ${formatDate(user.last_seen_at)}` : 'jamais connectée'
  return {
    id: user.id,
    title: `${user.first_name} ${user.last_name}`,
    href: paths.admin(`users/${user.id}`),
    facts: [...places, seen].join(' · '),
    values: {
      email: user.email,
      first_name: user.first_name,
      last_name: user.last_name,
      phone: user.phone ?? '',
      rpps: user.rpps ?? '',
    },
  }
}

export const DRUGSTORE_FIELDS: MergeField[] = [
  { key: 'name', label: 'Nom' },
  { key: 'cip_officine', label: 'Code CIP' },
  { key: 'siret', label: 'SIRET' },
  { key: 'finess', label: 'FINESS' },
  { key: 'address', label: 'Adresse' },
  { key: 'postcode', label: 'Code postal' },
  { key: 'city', label: 'Ville' },
  { key: 'phone', label: 'Téléphone' },
  { key: 'email', label: 'E-mail' },
  { key: 'group_name', label: 'Groupe' },
  { key: 'zone_id', label: 'Zone' },
  { key: 'packs', label: 'Packs' },
]

export function drugstoreSide(drugstore: AdminDrugstore, packLabel: (key: string) => string): Side {
  const state = drugstore.is_disabled ? 'désactivée' : drugstore.has_titulaire ? 'active' : 'sans titulaire'
  return {
    id: drugstore.id,
    title: drugstore.name,
    href: paths.admin(`drugstores/${drugstore.id}`),
    facts: `${count(drugstore.people, 'personne')} · ${state}`,
    values: {
      name: drugstore.name,
      cip_officine: drugstore.cip_officine,
      siret: drugstore.siret,
      finess: drugstore.finess ?? '',
      address: drugstore.address ?? '',
      postcode: drugstore.postcode ?? '',
      city: drugstore.city,
      phone: drugstore.phone ?? '',
      email: drugstore.email ?? '',
      group_name: groupLabel(drugstore.group_name),
      zone_id: drugstore.zone?.name ?? '',
      packs: drugstore.packs.map(packLabel).join(', '),
    },
  }
}
