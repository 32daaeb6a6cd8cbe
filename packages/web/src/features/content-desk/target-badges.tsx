import type { Target } from '@kiosque/contract/domain/audience'
import { groupLabel } from '@kiosque/contract/domain/network'
import { accountTypeLabel } from '@kiosque/contract/domain/roles'
import { count } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'

export type TargetNames = { zones: (id: number) => string; packs: (key: string) => string }

/** A target in a few words, the most telling first; empty for everyone. */
export function targetWords(target: Target, names: TargetNames): string[] {
  return [
    ...target.groups.map(groupLabel),
    ...target.zones.map(names.zones),
    ...target.packs.map((key) => `Pack ${names.packs(key)}`),
    ...target.account_types.map((type) => accountTypeLabel(type)),
    ...(target.drugstore_ids.length > 0 ? [count(target.drugstore_ids.length, 'officine')] : []),
    ...(target.excluded_drugstore_ids.length > 0
      ? [`Sauf ${count(target.excluded_drugstore_ids.length, 'officine')}`]
      : []),
    ...(target.sites.length === 1 ? [target.sites[0] === 0 ? 'Grand public' : 'Réseau'] : []),
    ...(target.environments.length === 1 ? [target.environments[0] === 1 ? 'Tablette' : 'Ordinateur'] : []),
  ]
}

const SHOWN = 2

export function TargetBadges({ target, names }: { target: Target; names: TargetNames }) {
  const words = targetWords(target, names)
  if (words.length === 0) return <Badge tone="line">Tous</Badge>
  const rest = words.slice(SHOWN)
  return (
    <span className="row row--nw desk-badges">
      {words.slice(0, SHOWN).map((word) => (
        <Badge key={word} tone="line">
          {word}
        </Badge>
      ))}
      {rest.length > 0 && (
        <span title={rest.join(', ')}>
          <Badge tone="line">
            +{rest.length}
            <span className="sr-only"> : {rest.join(', ')}</span>
          </Badge>
        </span>
      )}
    </span>
  )
}
