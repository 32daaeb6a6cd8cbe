import { useQuery } from '@tanstack/react-query'
import { PACK_LABELS } from '@kiosque/contract/domain/network'
import { packsQuery, zonesQuery } from './reference.queries.ts'

/** Zones and packs, as rows and as the choices of a filter. */
export function useNetwork() {
  const zones = useQuery(zonesQuery)
  const packs = useQuery(packsQuery)
  const packRows = packs.data ?? []
  return {
    isPending: zones.isPending,
    zones: zones.data ?? [],
    packs: packRows,
    zoneOptions: (zones.data ?? []).map((zone) => ({ value: String(zone.id), label: zone.name })),
    packOptions: packRows.map((pack) => ({ value: pack.key, label: pack.label })),
    packLabel: (key: string) => packRows.find((pack) => pack.key === key)?.label ?? PACK_LABELS[key] ?? key,
  }
}
