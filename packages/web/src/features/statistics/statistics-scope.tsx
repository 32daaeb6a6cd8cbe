import { CsvButton } from './csv-button.tsx'
import { RIGHTS } from '@kiosque/contract/domain/roles'
import { useSignedIn } from '../../lib/session.ts'
import type { Option } from '../../ui/select.tsx'
import { FilterSelect } from '../../parts/desk/filter-bar.tsx'
import { Group } from '../../ui/group.tsx'

const PERIODS = [
  { value: '7', label: '7 jours' },
  { value: '28', label: '28 jours' },
  { value: '364', label: 'Année' },
] as const

/** The period and the zone of an address, without what the server would refuse. */
export function readScope(filters: { period?: string; zone_id?: string }) {
  const period = PERIODS.find((known) => known.value === filters.period)?.value ?? '28'
  const zone_id = /^[1-9][0-9]{0,8}$/.test(filters.zone_id ?? '') ? filters.zone_id : undefined
  return { period, ...(zone_id ? { zone_id } : {}) }
}

type StatisticsScopeProps = {
  scope: { period: string; zone_id?: string | undefined }
  /** Those of the network; an adviser has their own. */
  zones: readonly Option[]
  onChange: (patch: { period?: string; zone_id?: string | undefined }) => void
  csv: { what: string; path: string }
}

/** Which zone, since when, and the spreadsheet of what follows. An adviser chooses among their zones. */
export function StatisticsScope({ scope, zones, onChange, csv }: StatisticsScopeProps) {
  const { me } = useSignedIn()
  const own = me.zones.map((zone) => ({ value: String(zone.id), label: zone.name }))
  const isAdviser = me.right_id === RIGHTS.adviser
  return (
    <>
      <FilterSelect
        label="Zone"
        all={isAdviser ? 'Toutes mes zones' : 'Toutes les zones'}
        value={scope.zone_id}
        options={isAdviser ? own : zones}
        onChange={(zone_id) => onChange({ zone_id })}
      />
      <Group className="seg seg--sm" aria-label="Période">
        {PERIODS.map((period) => (
          <button
            key={period.value}
            type="button"
            aria-pressed={period.value === scope.period}
            onClick={() => onChange({ period: period.value })}
          >
            {period.label}
          </button>
        ))}
      </Group>
      <CsvButton what={csv.what} path={csv.path} query={scope} />
    </>
  )
}
