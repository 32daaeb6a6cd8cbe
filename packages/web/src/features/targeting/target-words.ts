import type { Target } from '@kiosque/contract/domain/audience'
import { ENVIRONMENT_LABELS, groupLabel, PACK_LABELS, SITE_LABELS } from '@kiosque/contract/domain/network'
import { accountTypeLabel } from '@kiosque/contract/domain/roles'
import type { AudienceChoices } from '@kiosque/contract/wire/audience'
import { count } from '../../lib/format.ts'

/** A target in one line: « PRLG, Vitrine, Sud, Titulaire, 2 officines exclues ». */
export function targetText(target: Target, choices?: AudienceChoices): string {
  const packs = new Map(choices?.packs.map((pack) => [pack.key, pack.label]))
  const zones = new Map(choices?.zones.map((zone) => [zone.id, zone.name]))
  const parts = [
    listed(target.sites.map((site) => SITE_LABELS[site as 0] ?? String(site))),
    listed(target.groups.map(groupLabel)),
    listed(target.packs.map((key) => packs.get(key) ?? PACK_LABELS[key] ?? key)),
    listed(target.zones.map((id) => zones.get(id) ?? `zone n° ${id}`)),
    listed(target.account_types.map(accountTypeLabel)),
    listed(target.environments.map((id) => ENVIRONMENT_LABELS[id as 0] ?? String(id))),
    target.drugstore_ids.length === 0
      ? ''
      : count(target.drugstore_ids.length, 'officine nommée', 'officines nommées'),
    target.excluded_drugstore_ids.length === 0
      ? ''
      : count(target.excluded_drugstore_ids.length, 'officine exclue', 'officines exclues'),
  ].filter((part) => part !== '')
  return parts.length === 0 ? 'Tout le réseau' : parts.join(' · ')
}

function listed(names: readonly string[]): string {
  return names.length > 4 ? `${names.slice(0, 4).join(', ')}…` : names.join(', ')
}
