import { useQuery } from '@tanstack/react-query'
import type { Target } from '@kiosque/contract/domain/audience'
import { count, formatInteger } from '../../lib/format.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { Button } from '../../ui/button.tsx'
import { reachQuery } from './targeting.queries.ts'
import { Announcement } from '../../ui/announcement.tsx'

/** What chooses pharmacies beside their names. Roles and devices choose among their people, and stay. */
const NO_OTHER = { sites: [], groups: [], packs: [], zones: [] } satisfies Partial<Target>

const hasOther = (target: Target) =>
  Object.keys(NO_OTHER).some((name) => target[name as keyof typeof NO_OTHER].length > 0)

/** Naming pharmacies narrows: said beside the field, with what it does to the reach. */
export function NamedNote({ target, onChange }: { target: Target; onChange: (target: Target) => void }) {
  const rested = useDebounced(target)
  const isNaming = target.drugstore_ids.length > 0
  const before = useQuery({ ...reachQuery({ ...rested, drugstore_ids: [] }), enabled: isNaming })
  const after = useQuery({ ...reachQuery(rested), enabled: isNaming })
  if (!isNaming)
    return (
      <p className="hint">
        Nommer des officines restreint la cible à celles-ci, parmi celles des autres critères.
      </p>
    )
  const isKnown = before.data !== undefined && after.data !== undefined
  return (
    <div className="tgt__narrow">
      <Announcement className="small" aria-busy={rested !== target || undefined}>
        Seules ces officines verront le contenu, et seulement si elles répondent aux autres critères.{' '}
        {isKnown && (
          <b className="num">
            {formatInteger(before.data.drugstores)} → {count(after.data.drugstores, 'officine')}
          </b>
        )}
      </Announcement>
      {hasOther(target) && (
        <Button size="sm" variant="outline" onClick={() => onChange({ ...target, ...NO_OTHER })}>
          Vider les autres critères
        </Button>
      )}
    </div>
  )
}
