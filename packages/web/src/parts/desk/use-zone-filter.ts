import { useSignedIn } from '../../lib/session.ts'
import { useIsAdviser } from '../../lib/use-is-adviser.ts'
import type { Option } from '../../ui/select.tsx'

/** The zones one may look at: an adviser's own, or all of them. */
export function useZoneFilter(zones: readonly Option[]) {
  const { me } = useSignedIn()
  const isAdviser = useIsAdviser()
  return {
    label: 'Zone',
    name: 'la zone',
    all: isAdviser ? 'Toutes mes zones' : 'Toutes les zones',
    options: isAdviser ? me.zones.map((zone) => ({ value: String(zone.id), label: zone.name })) : zones,
  }
}
