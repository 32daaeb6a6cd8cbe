import type { Selectable } from 'kysely'
import type { Target } from '@kiosque/contract/domain/audience'
import type { TargetColumns } from '../content/content.tables.ts'

type Row = Selectable<TargetColumns>

export const TARGET_COLUMNS = [
  'target_sites',
  'target_environments',
  'target_groups',
  'target_packs',
  'target_zones',
  'target_account_types',
  'target_drugstore_ids',
  'target_excluded_drugstore_ids',
] as const satisfies readonly (keyof Row)[]

export function targetOf(row: Row): Target {
  return {
    sites: row.target_sites,
    environments: row.target_environments,
    groups: row.target_groups,
    packs: row.target_packs,
    zones: row.target_zones,
    account_types: row.target_account_types,
    drugstore_ids: row.target_drugstore_ids,
    excluded_drugstore_ids: row.target_excluded_drugstore_ids,
  }
}

export function columnsOf(target: Target): Row {
  return {
    target_sites: target.sites,
    target_environments: target.environments,
    target_groups: target.groups,
    target_packs: target.packs,
    target_zones: target.zones,
    target_account_types: target.account_types,
    target_drugstore_ids: target.drugstore_ids,
    target_excluded_drugstore_ids: target.excluded_drugstore_ids,
  }
}
